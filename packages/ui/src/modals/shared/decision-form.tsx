import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Avatar } from '../../data-display/avatar/avatar.tsx';
import { TextareaField } from '../../forms/textarea-field/textarea-field.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { ModalForm, type SubmitProps } from './modal.tsx';
import { checkReason, reasonLimits } from './reason.ts';
import { requestTypeMessages, tierMessages, wordFor, type Words } from './words.ts';

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

export const decisionMessages = defineMessages('decision', {
  /** Over the field. */
  reason: 'Reason, shown to the user',
  placeholder: 'What is wrong, and what the user can do about it',
  /** Characters that were typed, of those that fit. */
  count: '{{length}} of {{max}}',
  suggestions: 'Common reasons',
  /** The answer that changes nothing. */
  back: 'Back',
  faults: {
    empty: 'Enter a reason',
    short: 'Write at least {{min}} characters.',
    long_one: '{{count}} character too many.',
    long_other: '{{count}} characters too many.',
    /** On the button while the reason is too long or too short. */
    button: 'Check the reason',
  },
});
export type DecisionLabels = MessagesOf<typeof decisionMessages> &
  MessagesOf<typeof overlayMessages> & {
    /** Under the field. */
    reasonHint?: ReactNode;
    tiers: Words;
    requestTypes: Words;
  };

/** What every decision says. */
export const useDecisionLabels = (): DecisionLabels => ({
  ...useMessages(overlayMessages),
  ...useMessages(decisionMessages),
  tiers: useMessages(tierMessages),
  requestTypes: useMessages(requestTypeMessages),
});

export interface DecisionProps extends SubmitProps {
  subject: DecisionSubject;
  /** Texts that an officer often writes; pressing one puts it at the end of the reason. */
  suggestions?: readonly string[] | undefined;
}

interface DecisionFormProps extends DecisionProps {
  words: DecisionLabels;
  tone: 'primary' | 'danger';
  reasonRequired: boolean;
  /** On the button. */
  submit: string;
  /** At the start of the footer: what will happen. */
  consequence: string;
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
  submit,
  consequence,
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
      ? words.faults.long({ count: length - reasonLimits.max })
      : fault === 'short' && left
        ? words.faults.short({ min: reasonLimits.min })
        : undefined;
  const why =
    blocked ??
    (fault === 'empty'
      ? words.faults.empty
      : fault === undefined
        ? undefined
        : words.faults.button);

  return (
    <ModalForm
      onSubmit={() => why === undefined && onDecide(reason.trim())}
      submitting={submitting}
      error={error}
      footerStart={consequence}
      footer={
        <>
          <Button disabled={submitting} onClick={onBack}>
            {words.back}
          </Button>
          <Button type="submit" variant={tone} loading={submitting} disabled={why !== undefined}>
            {why ?? submit}
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
            {words.count({ length, max: reasonLimits.max })}
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
