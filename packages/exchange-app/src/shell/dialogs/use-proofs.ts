import { isApiError, uploadLimits } from '@agio/api-client';
import { useSendDocuments } from '@agio/api-client/react';
import { useChosenFiles } from '@agio/ui/upload-documents';
import { useState } from 'react';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { keptUser } from '../../shared/user/user-store.ts';
import { hasGlobalToast, notify } from '../../shared/notices/notify.ts';

/**
 * The chosen proofs of funds and their sending, as the upload dialogs take them. Files that failed can be sent again;
 * those that arrived are not sent twice.
 */
export function useProofs({ returnToReview }: { returnToReview: boolean }) {
  const t = useTranslate('notices');
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
      if (returnToReview) keptUser.markLastRequestPending();
      setDone(true);
      notify.success({ id: 'documents', title: t('upload.success') });
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
      notify.warning({ id: 'photo', title: t('upload.notSmaller', { name: photo.name }) });
    }
  };
  const messageOf = (reason: unknown) =>
    (isApiError(reason) ? reason.messages.join(' ') : '') || t('request.failed');

  return {
    files,
    rules: uploadLimits,
    onFiles,
    onRemove,
    onMakeSmaller: (id: string) => void makeSmaller(id),
    onRetry: (id: string) => setState(id, { kind: 'ready' }),
    onSubmit: () => void send(),
    submitting: isPending,
    error: error && !hasGlobalToast(error) ? t('request.failed') : undefined,
    done,
  };
}
