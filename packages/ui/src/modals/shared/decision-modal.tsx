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
import { Modal, ModalForm, type ModalProps, type SubmitProps } from './modal.tsx';
import { reasonLimits, reasonText } from './reason.ts';
import { requestTypeMessages, tierMessages, wordFor, type Words } from './words.ts';
import * as terms from '../../foundations/terms/terms.ts';

/** The user whom a decision is about. */
export interface DecisionSubject {
  readonly displayName: string;
  /** Null before the identity check. */
  readonly coreId: string | null;
  /** `Tier2`. */
  readonly tier: string;
  /** The request, where the decision answers one. */
  readonly requestId?: string | undefined;
  readonly requestType?: string | undefined;
}

const decisionMessages = defineMessages('decision', {
  /** Label of the reason. */
  reason: terms.reasonShownToTheUser,
  placeholder: 'What is wrong, and what the user can do about it',
  /** Typed characters and their limit. */
  count: '{{length}} of {{max}}',
  suggestions: 'Common reasons',
  /** The button that closes without a decision. */
  back: terms.back,
  faults: {
    empty: 'Enter a reason',
    short_one: 'Write at least {{count}} character.',
    short_other: 'Write at least {{count}} characters.',
    long_one: '{{count}} character too many.',
    long_other: '{{count}} characters too many.',
    /** On the button, while the reason is too long or too short. */
    button: 'Check the reason',
  },
});
export type DecisionLabels = MessagesOf<typeof decisionMessages> &
  MessagesOf<typeof overlayMessages> & {
    /** Hint under the reason. */
    reasonHint?: ReactNode;
    tiers: Words;
    requestTypes: Words;
  };

/** The words of every decision. */
export const useDecisionLabels = (): DecisionLabels => ({
  ...useMessages(overlayMessages),
  ...useMessages(decisionMessages),
  tiers: useMessages(tierMessages),
  requestTypes: useMessages(requestTypeMessages),
});

export interface DecisionProps extends SubmitProps {
  subject: DecisionSubject;
  /** Frequent texts; a press appends one to the reason. */
  suggestions?: readonly string[] | undefined;
  /** Earlier input, such as from before a sign-in that the decision required. */
  initial?: { readonly reason: string; readonly tier?: string | undefined } | undefined;
  /** Above everything else: what the officer has to know before they begin. */
  notice?: ReactNode;
  /** The evidence for the decision, above the reason. */
  evidence?: ReactNode;
  /** Reason for which the decision cannot be sent yet, on the button, such as a box that has to be ticked. */
  blocked?: string | undefined;
  /** Called with the reason as it is typed: to keep it over a dialog that is closed by accident. */
  onReasonChange?: ((reason: string) => void) | undefined;
}

interface DecisionFormProps extends DecisionProps {
  words: DecisionLabels;
  tone: 'primary' | 'danger';
  reasonRequired: boolean;
  /** The label of the button, with the chosen tier. */
  submit: string | ((tier: string) => string);
  /** At the start of the footer: the effect of the decision. */
  consequence: string;
  /** The tiers to choose from, and the label of the button until one is chosen. */
  tiers?: { readonly offered: readonly string[]; readonly missing: string } | undefined;
  /** Called with the trimmed reason and the tier, which is empty where there is no choice. */
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

interface DecisionModalProps extends ModalProps, Omit<DecisionFormProps, 'onBack'> {
  words: DecisionLabels & { readonly title: string };
  size?: 'lg' | 'xl' | undefined;
}

/** The dialog of a compliance decision, which closes without one. Further props go to the dialog. */
export function DecisionModal({
  words,
  size = 'lg',
  subject,
  suggestions,
  initial,
  notice,
  evidence,
  blocked,
  onReasonChange,
  tone,
  reasonRequired,
  submit,
  consequence,
  tiers,
  onDecide,
  submitting = false,
  error,
  children,
  ...modal
}: DecisionModalProps) {
  const form = { subject, suggestions, initial, notice, evidence, blocked, onReasonChange };
  const decision = { tone, reasonRequired, submit, consequence, tiers, onDecide };
  return (
    <Modal heading={words.title} closeLabel={words.close} size={size} busy={submitting} {...modal}>
      <DecisionForm
        {...form}
        {...decision}
        {...{ words, submitting, error }}
        onBack={() => modal.onOpenChange(false)}
      >
        {children}
      </DecisionForm>
    </Modal>
  );
}

/** The form of a compliance decision: the user, a reason, and one deliberate button. */
function DecisionForm({
  subject,
  suggestions = [],
  initial,
  notice,
  evidence,
  blocked,
  onReasonChange,
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
    initial: { tier: initial?.tier ?? '', reason: initial?.reason ?? '' },
    faultText: (fault, place) =>
      fault.field === 'tier' ? tiers?.missing : reasonFaultText(fault, place, words),
    onSubmit: (output) =>
      blocked === undefined ? onDecide(output.reason, output.tier) : undefined,
  });
  const { length } = values.reason.trim();
  const busy = submitting || isSubmitting;
  const { onValueChange: setReason, ...text } = field('reason');
  const onValueChange = (next: string) => {
    setReason(next);
    onReasonChange?.(next);
  };
  const fault = faultOf(faults, 'reason');
  const isLong = fault?.code === 'long';
  // Shown while typing, not on leaving the field, as every further character must be removed again.
  const tooLong = isLong ? reasonFaultText(fault, 'field', words) : undefined;

  return (
    <ModalForm
      {...form}
      submitting={busy}
      error={error}
      intro={notice}
      footerStart={consequence}
      footer={
        <>
          <Button disabled={busy} onClick={onBack}>
            {words.back}
          </Button>
          <SubmitButton variant={tone} submitting={busy} reason={blocked ?? reason}>
            {typeof submit === 'string' ? submit : submit(values.tier)}
          </SubmitButton>
        </>
      }
    >
      <Subject subject={subject} words={words} />
      {children?.(field('tier'))}
      {evidence}
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
        // The usual shortcut for a field in which Enter adds a line.
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

/** An empty field shows no fault: the button asks for the reason. */
function reasonFaultText(
  { code, input }: Fault,
  place: 'field' | 'button',
  { faults }: DecisionLabels,
): string | undefined {
  if (place === 'button') return code === 'empty' ? faults.empty : faults.button;
  if (code === 'long') return faults.long({ count: String(input).length - reasonLimits.max });
  return code === 'short' ? faults.short({ count: reasonLimits.min }) : undefined;
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
