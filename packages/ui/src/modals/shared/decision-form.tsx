import type { ReactNode } from 'react';
import * as v from 'valibot';
import { Button } from '../../controls/button/button.tsx';
import { Avatar } from '../../data-display/avatar/avatar.tsx';
import {
  type Fault,
  type FieldBinding,
  faultOf,
  SubmitButton,
  type SubmitAnswer,
  useForm,
} from '../../forms/form/form.tsx';
import { TextareaField } from '../../forms/textarea-field/textarea-field.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { ModalForm, type SubmitProps } from './modal.tsx';
import { reasonLimits, reasonText } from './reason.ts';
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
  /** On the button; with the tier that was chosen. */
  submit: string | ((tier: string) => string);
  /** At the start of the footer: what will happen. */
  consequence: string;
  /** The tiers of which one is to be chosen, and what the button says until it is. */
  tiers?: { readonly offered: readonly string[]; readonly missing: string } | undefined;
  /** With the reason trimmed; the tier is empty where none is to be chosen. */
  onDecide: (reason: string, tier: string) => SubmitAnswer | Promise<SubmitAnswer>;
  onBack: () => void;
  /** Between the subject and the reason. */
  children?: ((tier: FieldBinding<string>) => ReactNode) | undefined;
}

const decision = (offered: readonly string[] | undefined, reasonRequired: boolean) =>
  v.object({
    tier: offered === undefined ? v.string() : v.pipe(v.string(), v.picklist(offered, 'missing')),
    reason: reasonText(reasonRequired),
  });

/** What the three decisions of compliance share: whom it is about, a reason for the user, and one deliberate button. */
export function DecisionForm({
  subject,
  suggestions = [],
  words,
  tone,
  reasonRequired,
  submit,
  consequence,
  tiers,
  onDecide,
  onBack,
  submitting = false,
  error,
  children,
}: DecisionFormProps) {
  const { field, faults, form, isSubmitting, reason, values } = useForm({
    schema: decision(tiers?.offered, reasonRequired),
    initial: { tier: '', reason: '' },
    faultText: (fault, place) =>
      fault.field === 'tier' ? tiers?.missing : reasonFaultText(fault, place, words),
    onSubmit: (output) => onDecide(output.reason, output.tier),
  });
  const { length } = values.reason.trim();
  const busy = submitting || isSubmitting;
  const { onValueChange, ...text } = field('reason');
  const fault = faultOf(faults, 'reason');
  const isLong = fault?.code === 'long';
  // Not only when the field is left: every character more is one to take away again.
  const tooLong = isLong ? reasonFaultText(fault, 'field', words) : undefined;

  return (
    <ModalForm
      {...form}
      submitting={busy}
      error={error}
      footerStart={consequence}
      footer={
        <>
          <Button disabled={busy} onClick={onBack}>
            {words.back}
          </Button>
          <SubmitButton variant={tone} submitting={busy} reason={reason}>
            {typeof submit === 'string' ? submit : submit(values.tier)}
          </SubmitButton>
        </>
      }
    >
      <Subject subject={subject} words={words} />
      {children?.(field('tier'))}
      <TextareaField
        label={words.reason}
        hint={words.reasonHint}
        labelEnd={
          <span className={cn('ui:num', isLong && 'ui:text-danger')}>
            {words.count({ length, max: reasonLimits.max })}
          </span>
        }
        required={reasonRequired}
        {...text}
        onValueChange={onValueChange}
        error={tooLong ?? text.error}
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
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              data-slot="suggestion"
              type="button"
              onClick={() =>
                onValueChange(length === 0 ? suggestion : `${text.value.trim()} ${suggestion}`)
              }
              className="ui:min-h-6 ui:max-w-full ui:cursor-pointer ui:rounded-pill ui:border ui:border-line-overlay ui:px-2.5 ui:py-0.5 ui:text-start ui:text-xs ui:text-fg-muted ui:hover:text-fg ui:disabled:cursor-not-allowed ui:touch:min-h-11"
            >
              {suggestion}
            </button>
          ))}
        </fieldset>
      )}
    </ModalForm>
  );
}

/** At the field nothing is said of one that is empty: the button asks for it. */
function reasonFaultText(
  { code, input }: Fault,
  place: 'field' | 'button',
  { faults }: DecisionLabels,
): string | undefined {
  if (place === 'button') return code === 'empty' ? faults.empty : faults.button;
  if (code === 'long') return faults.long({ count: String(input).length - reasonLimits.max });
  return code === 'short' ? faults.short({ min: reasonLimits.min }) : undefined;
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
