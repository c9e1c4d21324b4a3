import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { Modal, ModalDone, ModalLead, type ModalProps } from '../shared/modal.tsx';
import {
  UploadForm,
  type UploadLabels,
  uploadMessages,
  type UploadProps,
} from '../shared/upload-form.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export { needsAnotherFile, useAnotherFile } from '../shared/use-another-file.ts';
export { type ChosenFile, useChosenFiles } from '../shared/use-chosen-files.ts';
export type { UploadProps } from '../shared/upload-form.tsx';

const messages = defineMessages('uploadDocuments', {
  title: terms.uploadDocuments,
  lead: 'Proof of funds. We accept bank statements, salary statements and tax assessments from the last 12 months.',
  done: 'Your documents were sent. We will notify you here when they have been reviewed.',
});
export type UploadDocumentsLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages> &
  UploadLabels;

export interface UploadDocumentsModalProps extends ModalProps, UploadProps {
  /**
   * All files were accepted: the modal says so and offers to close.
   * @default false
   */
  done?: boolean | undefined;
  labels?: Partial<UploadDocumentsLabels> | undefined;
}

/** Proof of funds: several files, each with its progress or the reason why it cannot be sent. */
export function UploadDocumentsModal({
  files,
  rules,
  onFiles,
  onRemove,
  onMakeSmaller,
  onRetry,
  onSubmit,
  submitting = false,
  error,
  done = false,
  locale,
  labels,
  ...modal
}: UploadDocumentsModalProps) {
  const words: UploadDocumentsLabels = {
    ...useMessages(overlayMessages),
    ...useMessages(uploadMessages),
    ...useMessages(messages, labels),
  };
  const close = () => modal.onOpenChange(false);
  return (
    <Modal heading={words.title} closeLabel={words.close} size="lg" busy={submitting} {...modal}>
      {done ? (
        <ModalDone closeLabel={words.close} onClose={close}>
          {words.done}
        </ModalDone>
      ) : (
        <UploadForm
          {...{ files, rules, onFiles, onRemove, onMakeSmaller, onRetry, onSubmit }}
          {...{ submitting, error, locale, words }}
          onCancel={close}
        >
          <ModalLead>{words.lead}</ModalLead>
        </UploadForm>
      )}
    </Modal>
  );
}
