import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { FileDropZone, FileList, type ListedFile } from '@agio/ui/file-drop-zone';
import { Form, SubmitButton } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { needsAnotherFile, useAnotherFile } from '@agio/ui/upload-documents';
import { messages } from './messages.ts';
import type { useProofUpload } from './use-proof-upload.ts';

interface UploadFormProps extends ReturnType<typeof useProofUpload> {
  /** Files have arrived and wait for what they are for: that a request goes to review, or that an application counts them. */
  unfinished: 'review' | 'step' | undefined;
  /** The account is closed: nothing can be sent, and what was chosen stays. */
  isClosed: boolean;
}

const isPhoto = (name: string) => /\.(?:jpe?g|png)$/i.test(name);

/** Drop zone, camera, the chosen files and one button. It is enabled once there is something to send. */
export function UploadForm({
  rules,
  files,
  onFiles,
  onRemove,
  onMakeSmaller,
  onRetry,
  onSubmit,
  submitting,
  error,
  unfinished,
  isClosed,
}: UploadFormProps) {
  const t = useMessages(messages);
  const { zone, choose, onFiles: onChosen } = useAnotherFile({ onFiles, onRemove });
  // Files that have arrived stand in the list of sent documents.
  const shown = files.filter(({ state }) => state.kind !== 'done');
  const ready = files.filter(({ state }) => state.kind === 'ready').length;
  const isFinishing =
    ready === 0 &&
    (unfinished !== undefined ||
      (error !== undefined && files.some(({ state }) => state.kind === 'done')));

  const actionFor = (file: ListedFile) => {
    const { id, name, state } = file;
    if (needsAnotherFile(file))
      return (
        <Button size="sm" disabled={submitting} onClick={() => choose(id)}>
          {t.another}
        </Button>
      );
    if (state.kind === 'failed' && state.final !== true)
      return (
        <Button size="sm" onClick={() => onRetry(id)}>
          {t.retry}
        </Button>
      );
    if (state.kind === 'rejected' && state.why === 'size' && isPhoto(name))
      return (
        <Button size="sm" onClick={() => onMakeSmaller(id)}>
          {t.makeSmaller}
        </Button>
      );
    return null;
  };
  return (
    <Form onSubmit={onSubmit} submitting={submitting} className="wg:flex wg:flex-col wg:gap-4">
      <FileDropZone
        ref={zone}
        label={t.zone}
        rules={rules}
        onFiles={onChosen}
        camera
        disabled={submitting}
      />
      {shown.length === 0 ? null : (
        <FileList files={shown} rules={rules} onRemove={onRemove} renderAction={actionFor} />
      )}
      {error === undefined ? null : (
        <Callout tone="danger" live>
          {error}
        </Callout>
      )}
      <div className="wg:flex wg:flex-wrap wg:items-center wg:justify-end wg:gap-3">
        {shown.length === 0 ? null : (
          <span className="wg:min-w-0 wg:flex-1 wg:text-sm wg:text-fg-muted">
            {t.sendable({
              good: shown.filter(({ state }) => state.kind === 'ready' || state.kind === 'sending')
                .length,
              count: shown.length,
            })}
          </span>
        )}
        <SubmitButton
          submitting={submitting}
          reason={
            isClosed ? t.closed : ready === 0 && !isFinishing && !submitting ? t.choose : undefined
          }
        >
          {isFinishing ? (unfinished === 'step' ? t.attach : t.finish) : t.submit({ count: ready })}
        </SubmitButton>
      </div>
    </Form>
  );
}
