import { isApiError, uploadLimits } from '@agio/api-client';
import { type DocumentPurpose, isRefusedFile, useSendDocuments } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useChosenFiles, type ChosenFile } from '@agio/ui/upload-documents';
import { useEffect, useRef, useState } from 'react';
import { serverText } from '../intent/refusals.tsx';
import { useHost } from '../host/index.ts';
import { messages } from './messages.ts';
import { smallPicture } from '../files/small-picture.ts';

/**
 * The chosen proofs of funds and their sending, as the upload dialogs and `ProofOfFundsUpload` take them. A file that
 * did not arrive can be sent again, and is not kept twice if only its answer was lost; one that the exchange refused
 * holds none of the others up; one on its way can be cancelled.
 *
 * @param purpose what the documents are for
 * @param onSent called after those that arrived went there
 */
export function useProofUpload({
  purpose,
  onSent,
}: {
  purpose: DocumentPurpose;
  onSent?: (() => void) | undefined;
}) {
  const t = useMessages(messages);
  const { hasGlobalToast, notices } = useHost();
  const { files, onFiles, onRemove, setState, replace, clear } = useChosenFiles(uploadLimits);
  const { sendDocuments, isPending, error } = useSendDocuments();
  const [done, setDone] = useState<'all' | 'some'>();
  const cancels = useRef(new Map<string, AbortController>());
  /** To be sent again once the others have arrived. */
  const again = useRef<string[]>([]);
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  useStay(isPending);

  const hear = (id: string, state: { sent: number } | { error: unknown }) => {
    if (!('error' in state)) {
      setState(id, state.sent === 1 ? { kind: 'done' } : { kind: 'sending', sent: state.sent });
    } else if (cancels.current.get(id)?.signal.aborted !== true) {
      const final = isRefusedFile(state.error);
      setState(id, { kind: 'failed', message: serverText(state.error) ?? t.upload.failed, final });
    }
  };
  const send = async (ids: readonly string[]) => {
    const chosen = latest.current.filter(({ id }) => ids.includes(id));
    // Removed while it waited for its turn.
    if (ids.length > 0 && chosen.length === 0) return;
    const isOpen = latest.current.some(
      ({ id, state }) => state.kind === 'failed' && state.final !== true && !ids.includes(id),
    );
    const outcome = { arrived: 0, missing: isOpen };
    setDone(undefined);
    try {
      const complete = await sendDocuments(
        chosen.map(({ id, file }) => {
          const cancel = new AbortController();
          cancels.current.set(id, cancel);
          return { id, file, signal: cancel.signal };
        }),
        (id, state) => {
          hear(id, state);
          if ('error' in state)
            outcome.missing ||= !isRefusedFile(state.error) && !isApiError(state.error, 'aborted');
          else if (state.sent === 1) outcome.arrived += 1;
        },
        // An application takes each as it comes; a request goes back to review once.
        isOpen && purpose === 'review' ? 'nothing' : purpose,
      );
      if (outcome.missing || !(complete || outcome.arrived > 0)) return;
      setDone(complete ? 'all' : 'some');
      if (complete) notices.success({ id: 'documents', title: t.upload.success });
      // A dialog that is done does not show its list any more.
      else notices.warning({ id: 'documents', title: t.upload.partly });
      onSent?.();
    } catch {
      // `error` has it.
    }
  };
  const sendAll = async (ids: readonly string[]) => {
    await send(ids);
    while (again.current.length > 0) await send(again.current.splice(0));
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

  return {
    rules: uploadLimits,
    files: useSmallPictures(files),
    onFiles: (chosen: File[]) => {
      setDone(undefined);
      onFiles(chosen);
    },
    /** Also cancels one that is on its way, or waits for its turn. */
    onRemove: (id: string) => {
      cancels.current.get(id)?.abort();
      onRemove(id);
    },
    onMakeSmaller: (id: string) => void makeSmaller(id),
    onRetry: (id: string) => {
      if (!isPending) return void sendAll([id]);
      again.current.push(id);
      return setState(id, { kind: 'ready' });
    },
    onSubmit: () =>
      void sendAll(files.flatMap(({ id, state }) => (state.kind === 'ready' ? [id] : []))),
    clear,
    submitting: isPending,
    error: error && !hasGlobalToast(error) ? (serverText(error) ?? t.upload.failed) : undefined,
    done: done !== undefined,
    /** Counts only files that arrived; a refused file is excluded. */
    isPartly: done === 'some',
  };
}

/** While files are on their way the browser asks before it closes the page, and the host does not reload it. */
function useStay(isNeeded: boolean): void {
  const { reloads } = useHost();
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = reloads.hold();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      release();
    };
  }, [isNeeded, reloads]);
}

/** The chosen files, pictures among them with a thumbnail as soon as there is one. */
function useSmallPictures(files: readonly ChosenFile[]): readonly ChosenFile[] {
  const [pictures, setPictures] = useState<ReadonlyMap<File, string>>(() => new Map());
  const asked = useRef(new WeakSet<File>());
  useEffect(() => {
    for (const { file, state } of files) {
      if (state.kind === 'rejected' || asked.current.has(file)) continue;
      asked.current.add(file);
      void smallPicture(file).then((picture) => {
        if (picture !== undefined) setPictures((now) => new Map(now).set(file, picture));
      });
    }
  }, [files]);
  return files.map((each) => ({ ...each, preview: pictures.get(each.file) }));
}
