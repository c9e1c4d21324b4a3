import type { ReactNode } from 'react';
import { Modal, ModalDone, ModalLead, type ModalProps } from '../shared/modal.tsx';
import {
  UploadForm,
  uploadLabels,
  type UploadLabels,
  type UploadProps,
} from '../shared/upload-form.tsx';

export { type ChosenFile, useChosenFiles } from '../shared/use-chosen-files.ts';
export type { UploadProps } from '../shared/upload-form.tsx';

const english = {
  title: 'Upload documents',
  close: 'Close',
  lead: 'Proof of funds. We accept bank statements, salary statements and tax assessments from the last 12 months.' as ReactNode,
  done: 'Your documents were sent. We read them and tell you here.' as ReactNode,
};
export type UploadDocumentsLabels = typeof english & UploadLabels;

export interface UploadDocumentsModalProps extends ModalProps, UploadProps {
  /** Everything was accepted. */
  done?: boolean | undefined;
  labels?: Partial<UploadDocumentsLabels> | undefined;
}

/** Proof of funds: several files, each with its progress or the reason why it cannot be sent (spec §5). */
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
  const words = { ...uploadLabels, ...english, ...labels };
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
