import type { ReactNode } from 'react';
import {
  DecisionForm,
  decisionLabels,
  type DecisionLabels,
  type DecisionProps,
} from '../shared/decision-form.tsx';
import { Modal, type ModalProps } from '../shared/modal.tsx';

export type { DecisionSubject } from '../shared/decision-form.tsx';

const english = {
  ...decisionLabels,
  title: 'Reject request',
  submit: () => 'Reject request',
  consequence: (tier: string): ReactNode => `Stays in ${tier}. The user is told at once.`,
};
export type ComplianceRejectLabels = DecisionLabels;

export interface ComplianceRejectModalProps extends ModalProps, DecisionProps {
  /** With the reason as the user will read it: 3 to 500 characters, trimmed. */
  onReject: (reason: string) => void;
  labels?: Partial<ComplianceRejectLabels> | undefined;
}

/** An officer rejects a request, with a reason that the user reads word for word. */
export function ComplianceRejectModal({
  subject,
  suggestions,
  onReject,
  submitting = false,
  error,
  labels,
  ...modal
}: ComplianceRejectModalProps) {
  const words: DecisionLabels = { ...english, ...labels };
  return (
    <Modal heading={words.title} closeLabel={words.close} size="lg" busy={submitting} {...modal}>
      <DecisionForm
        {...{ subject, suggestions, words, submitting, error }}
        tone="danger"
        reasonRequired
        tier={subject.tier}
        onDecide={onReject}
        onBack={() => modal.onOpenChange(false)}
      />
    </Modal>
  );
}
