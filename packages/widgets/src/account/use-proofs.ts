import { isApiError, uploadLimits } from '@agio/api-client';
import { useSendDocuments } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useChosenFiles } from '@agio/ui/upload-documents';
import { useState } from 'react';
import { useHost } from '../provider/index.ts';
import { messages } from './messages.ts';

/**
 * The chosen proofs of funds and their sending, as the upload dialogs take them. Files that failed can be sent again;
 * those that arrived are not sent twice.
 */
export function useProofs({
  returnToReview,
  onBackInReview,
}: {
  returnToReview: boolean;
  onBackInReview?: (() => void) | undefined;
}) {
  const t = useMessages(messages);
  const { hasGlobalToast, notices } = useHost();
  const { files, onFiles, onRemove, setState, replace } = useChosenFiles(uploadLimits);
  const { sendDocuments, isPending, error } = useSendDocuments();
  const [done, setDone] = useState(false);

  const send = async () => {
    const ready = files.filter(({ state }) => state.kind === 'ready');
    try {
      const complete = await sendDocuments(
        ready,
        (id, state) => {
          if ('error' in state) setState(id, { kind: 'failed', message: messageOf(state.error) });
          else if (state.sent === 1) setState(id, { kind: 'done' });
          else setState(id, { kind: 'sending', sent: state.sent });
        },
        { returnToReview },
      );
      if (!complete) return;
      if (returnToReview) onBackInReview?.();
      setDone(true);
      notices.success({ id: 'documents', title: t.upload.success });
    } catch {
      // `error` has it.
    }
  };
  const makeSmaller = async (id: string) => {
    const photo = files.find((each) => each.id === id)?.file;
    if (!photo) return;
    try {
      const { smallerPhoto } = await import('./smaller-photo.ts');
      replace(id, await smallerPhoto(photo, uploadLimits.maxBytes));
    } catch {
      notices.warning({ id: 'photo', title: t.upload.notSmaller({ name: photo.name }) });
    }
  };
  const messageOf = (reason: unknown) =>
    (isApiError(reason) ? reason.messages.join(' ') : '') || t.request.failed;

  return {
    rules: uploadLimits,
    files,
    onFiles,
    onRemove,
    onMakeSmaller: (id: string) => void makeSmaller(id),
    onRetry: (id: string) => setState(id, { kind: 'ready' }),
    onSubmit: () => void send(),
    submitting: isPending,
    error: error && !hasGlobalToast(error) ? t.request.failed : undefined,
    done,
  };
}
