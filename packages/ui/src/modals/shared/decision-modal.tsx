import { DecisionForm, type DecisionFormProps, type DecisionLabels } from './decision-form.tsx';
import { Modal, type ModalProps } from './modal.tsx';

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
