import type { SubmitAnswer } from '../../forms/form/form.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import {
  type DecisionLabels,
  DecisionModal,
  type DecisionProps,
  useDecisionLabels,
} from '../shared/decision-modal.tsx';
import type { ModalProps } from '../shared/modal.tsx';
import { wordFor } from '../shared/words.ts';
import * as terms from '../../foundations/terms/terms.ts';

export type { DecisionSubject } from '../shared/decision-modal.tsx';

const messages = defineMessages('complianceReject', {
  title: terms.rejectRequest,
  submit: terms.rejectRequest,
  consequence: 'The user stays in {{tier}} and is notified immediately.',
});
export type ComplianceRejectLabels = MessagesOf<typeof messages> & DecisionLabels;

export interface ComplianceRejectModalProps extends ModalProps, DecisionProps {
  /**
   * Called with the reason, which the user reads: 3 to 500 characters, trimmed. The promise may resolve to the faults
   * that the server found in it.
   */
  onReject: (reason: string) => SubmitAnswer | Promise<SubmitAnswer>;
  /**
   * The colour of the button: `primary` where the labels ask for more instead of rejecting. `danger` by default.
   * @default 'danger'
   */
  tone?: 'primary' | 'danger' | undefined;
  labels?: Partial<ComplianceRejectLabels> | undefined;
}

/** An officer rejects a request, with a reason that the user reads word for word. */
export function ComplianceRejectModal({
  onReject,
  tone = 'danger',
  labels,
  ...rest
}: ComplianceRejectModalProps) {
  const words = { ...useDecisionLabels(), ...useMessages(messages, labels) };
  return (
    <DecisionModal
      {...rest}
      words={words}
      tone={tone}
      reasonRequired
      submit={words.submit}
      consequence={words.consequence({ tier: wordFor(words.tiers, rest.subject.tier) })}
      onDecide={(reason) => onReject(reason)}
    />
  );
}
