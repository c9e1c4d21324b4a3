import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Avatar } from '../../data-display/avatar/avatar.tsx';
import { TextareaField } from '../../forms/textarea-field/textarea-field.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { ModalForm, type SubmitProps } from './modal.tsx';
import { checkReason, reasonLimits } from './reason.ts';
import { requestTypeWords, tierWords, wordFor, type Words } from './words.ts';

/** Whom a decision is about. */
export interface DecisionSubject {
  readonly displayName: string;
  /** Null before the identity check. */
  readonly coreId: string | null;
  /** `Tier2`. */
  readonly tier: string;
  /** The request that is decided, where there is one. */
  readonly requestId?: string | undefined;
  readonly requestType?: string | undefined;
}

export interface DecisionLabels {
  title: string;
  close: string;
  /** Over the field. */
  reason: string;
  reasonHint: ReactNode;
  placeholder: string;
  count: (length: number, max: number) => string;
  suggestions: string;
  /** The answer that changes nothing. */
  back: string;
  submit: (tier: string) => string;
  /** At the start of the footer: what will happen. */
  consequence: (tier: string) => ReactNode;
  faults: {
    empty: string;
    short: string;
    long: (excess: number) => string;
    /** On the button while the reason is too long or too short. */
    button: string;
  };
  tiers: Words;
  requestTypes: Words;
}

export const decisionLabels: Omit<DecisionLabels, 'title' | 'submit' | 'consequence'> = {
  close: 'Close',
  reason: 'Reason, shown to the user',
  reasonHint: undefined,
  placeholder: 'What was wrong, and what the user can do',
  count: (length, max) => `${length} of ${max}`,
  suggestions: 'Often used',
  back: 'Back',
  faults: {
    empty: 'Give a reason',
    short: 'Write at least 3 characters.',
    long: (excess) => `${excess} character${excess === 1 ? '' : 's'} too many.`,
    button: 'Check the reason',
  },
  tiers: tierWords,
  requestTypes: requestTypeWords,
};

export interface DecisionProps extends SubmitProps {
  subject: DecisionSubject;
  /** Texts that an officer often writes; pressing one puts it at the end of the reason. */
  suggestions?: readonly string[] | undefined;
}

interface DecisionFormProps extends DecisionProps {
  words: DecisionLabels;
  tone: 'primary' | 'danger';
  reasonRequired: boolean;
  /** The tier that the button and the consequence speak of. */
  tier: string;
  /** Why it cannot be sent yet, apart from the reason. */
  blocked?: string | undefined;
  onDecide: (reason: string) => void;
  onBack: () => void;
  /** Between the subject and the reason. */
  children?: ReactNode;
}

/** What the three decisions of compliance share: whom it is about, a reason for the user, and one deliberate button. */
export function DecisionForm({
  subject,
  suggestions = [],
  words,
  tone,
  reasonRequired,
  tier,
  blocked,
  onDecide,
  onBack,
  submitting = false,
  error,
  children,
}: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const [left, setLeft] = useState(false);
  const { length } = reason.trim();
  const fault = checkReason(reason, reasonRequired);
  const message =
    fault === 'long'
      ? words.faults.long(length - reasonLimits.max)
      : fault === 'short' && left
        ? words.faults.short
        : undefined;
  const why =
    blocked ??
    (fault === 'empty'
      ? words.faults.empty
      : fault === undefined
        ? undefined
        : words.faults.button);
  const tierName = wordFor(words.tiers, tier);

  return (
    <ModalForm
      onSubmit={() => why === undefined && onDecide(reason.trim())}
      submitting={submitting}
      error={error}
      footerStart={words.consequence(tierName)}
      footer={
        <>
          <Button disabled={submitting} onClick={onBack}>
            {words.back}
          </Button>
          <Button type="submit" variant={tone} loading={submitting} disabled={why !== undefined}>
            {why ?? words.submit(tierName)}
          </Button>
        </>
      }
    >
      <Subject subject={subject} words={words} />
      {children}
      <TextareaField
        label={words.reason}
        hint={words.reasonHint}
        labelEnd={
          <span className={cn('ui:num', fault === 'long' && 'ui:text-danger')}>
            {words.count(length, reasonLimits.max)}
          </span>
        }
        error={message}
        required={reasonRequired}
        value={reason}
        onValueChange={setReason}
        onBlur={() => setLeft(true)}
        // The usual chord for a field in which Enter makes a new line.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
        }}
        placeholder={words.placeholder}
        rows={4}
      />
      {suggestions.length === 0 ? null : (
        <fieldset
          data-slot="suggestions"
          aria-label={words.suggestions}
          className="ui:-mt-2 ui:flex ui:min-w-0 ui:flex-wrap ui:gap-1.5"
        >
          {suggestions.map((text) => (
            <button
              key={text}
              data-slot="suggestion"
              type="button"
              onClick={() =>
                setReason((now) => (now.trim() === '' ? text : `${now.trim()} ${text}`))
              }
              className="ui:min-h-6 ui:max-w-full ui:cursor-pointer ui:rounded-pill ui:border ui:border-line-overlay ui:px-2.5 ui:py-0.5 ui:text-start ui:text-xs ui:text-fg-muted ui:hover:text-fg ui:disabled:cursor-not-allowed ui:touch:min-h-11"
            >
              {text}
            </button>
          ))}
        </fieldset>
      )}
    </ModalForm>
  );
}

function Subject({ subject, words }: { subject: DecisionSubject; words: DecisionLabels }) {
  const { displayName, coreId, requestId, requestType } = subject;
  const facts = [
    coreId,
    requestId,
    requestType === undefined ? undefined : wordFor(words.requestTypes, requestType),
  ].filter((fact) => fact !== undefined && fact !== null);
  return (
    <div className="ui:flex ui:items-center ui:gap-3">
      <Avatar name={displayName} size="lg" />
      <div className="ui:min-w-0">
        <div className="ui:font-semibold">
          <bdi>{displayName}</bdi>
        </div>
        <div className="ui:text-sm ui:text-fg-muted">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 ? ' · ' : null}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
