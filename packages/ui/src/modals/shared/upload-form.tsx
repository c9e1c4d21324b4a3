import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import {
  FileDropZone,
  type FileDropZoneLabels,
  FileList,
  type FileListLabels,
  type FileRules,
  type ListedFile,
} from '../../forms/file-drop-zone/file-drop-zone.tsx';
import { SubmitButton } from '../../forms/form/form.tsx';
import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import { ModalForm, type SubmitProps } from './modal.tsx';
import { needsAnotherFile, useAnotherFile } from './use-another-file.ts';
import * as terms from '../../foundations/terms/terms.ts';

export interface UploadProps extends SubmitProps {
  /** The chosen files, each with its progress or the reason why it cannot be sent. See `useChosenFiles`. */
  files: readonly ListedFile[];
  /** Extensions, size and number that the server accepts. */
  rules: FileRules;
  /** Called with chosen or dropped files, unchecked. */
  onFiles: (files: File[]) => void;
  /** Removes a chosen file, or cancels it while it is sent. */
  onRemove: (id: string) => void;
  /** Makes a photo over the limit smaller; without it there is no button. */
  onMakeSmaller?: ((id: string) => void) | undefined;
  /** Sends a file again that did not arrive; without it there is no button. */
  onRetry?: ((id: string) => void) | undefined;
  onSubmit: () => void;
  /** BCP 47 tag for sizes; the language around the component by default. */
  locale?: string | undefined;
}

export const uploadMessages = defineMessages('upload', {
  zone: terms.documents,
  /** `good` of all `count` files can be sent. */
  sendable_one: terms.ofFilesCanBeSent_one,
  sendable_other: terms.ofFilesCanBeSent_other,
  makeSmaller: terms.makeSmaller,
  retry: terms.tryAgain,
  another: terms.chooseAnotherFile,
  cancel: terms.cancel,
  choose: terms.chooseAFile,
  wait_one: 'Wait for {{count}} upload',
  wait_other: 'Wait for {{count}} uploads',
  submit_one: terms.sendFiles_one,
  submit_other: terms.sendFiles_other,
});
export type UploadLabels = MessagesOf<typeof uploadMessages> & {
  /** Words of the drop zone. */
  zoneLabels?: Partial<FileDropZoneLabels> | undefined;
  /** Words of the list of files. */
  listLabels?: Partial<FileListLabels> | undefined;
};

interface UploadFormProps extends UploadProps {
  words: UploadLabels;
  onCancel: () => void;
  /** At the start of the footer while no file is chosen. */
  footerStart?: ReactNode;
  /** Above the drop zone. */
  children: ReactNode;
}

const isPhoto = (name: string) => /\.(?:jpe?g|png)$/i.test(name);

/** Drop zone, list and buttons. The form can be sent once one file can. */
export function UploadForm({
  files,
  rules,
  onFiles,
  onRemove,
  onMakeSmaller,
  onRetry,
  onSubmit,
  submitting = false,
  error,
  locale,
  words,
  onCancel,
  footerStart,
  children,
}: UploadFormProps) {
  const { zone, choose, onFiles: onChosen } = useAnotherFile({ onFiles, onRemove });
  const sending = files.filter(({ state }) => state.kind === 'sending').length;
  const good = files.filter(({ state }) => state.kind === 'ready' || state.kind === 'done').length;
  const reason =
    submitting && good > 0
      ? undefined
      : sending > 0
        ? words.wait({ count: sending })
        : good === 0
          ? words.choose
          : undefined;

  const actionFor = (file: ListedFile) => {
    const { id, name, state } = file;
    if (needsAnotherFile(file))
      return (
        <Button size="sm" disabled={submitting} onClick={() => choose(id)}>
          {words.another}
        </Button>
      );
    if (state.kind === 'failed' && state.final !== true && onRetry)
      return (
        <Button size="sm" onClick={() => onRetry(id)}>
          {words.retry}
        </Button>
      );
    if (state.kind === 'rejected' && state.why === 'size' && isPhoto(name) && onMakeSmaller)
      return (
        <Button size="sm" onClick={() => onMakeSmaller(id)}>
          {words.makeSmaller}
        </Button>
      );
    return null;
  };

  return (
    <ModalForm
      onSubmit={onSubmit}
      submitting={submitting}
      error={error}
      footerStart={
        files.length === 0
          ? footerStart
          : words.sendable({ good: good + sending, count: files.length })
      }
      outro={
        files.length === 0 ? null : (
          <FileList
            files={files}
            rules={rules}
            onRemove={onRemove}
            renderAction={actionFor}
            locale={locale}
            labels={words.listLabels}
          />
        )
      }
      footer={
        <>
          <Button disabled={submitting} onClick={onCancel}>
            {words.cancel}
          </Button>
          <SubmitButton submitting={submitting} reason={reason}>
            {words.submit({ count: good })}
          </SubmitButton>
        </>
      }
    >
      {children}
      <FileDropZone
        ref={zone}
        label={words.zone}
        rules={rules}
        onFiles={onChosen}
        camera
        disabled={submitting}
        labels={words.zoneLabels}
      />
    </ModalForm>
  );
}
