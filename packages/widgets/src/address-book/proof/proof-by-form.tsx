import { uploadLimits } from '@agio/api-client';
import {
  useOwnershipForm,
  useUploadFile,
  useVerifyAddressWithSignedForm,
} from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { DialogBody, DialogFooter } from '@agio/ui/dialog';
import { FileDropZone, FileList } from '@agio/ui/file-drop-zone';
import { Form, SubmitButton } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { useChosenFiles } from '@agio/ui/upload-documents';
import { CircleCheck, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../files/save-file.ts';
import { ClosedNote } from '../closed-note.tsx';
import { dialogMessages } from '../dialog-messages.ts';
import { messages } from '../messages.ts';
import type { ProofProps } from './proof-by-message.tsx';
import { useProofDraft } from './use-proof-draft.ts';
import { withReason } from '../../intent/refusals.tsx';
import { useRefusal } from '../use-refusal.ts';

const rules = { ...uploadLimits, maxFiles: 1 };

/** The form of the exchange to download, and its signed copy to upload; a person looks at it. */
export function ProofByForm({ entry, isClosed, onLater, children }: ProofProps) {
  const words = useMessages(dialogMessages);
  const t = words.proof;
  const { notActive } = useMessages(messages);
  const { uploaded, files, choose, remove, send, isSending, problem } = useSignedForm(entry.id);
  const isReady = uploaded !== null || files.some(({ state }) => state.kind !== 'rejected');
  return (
    <Form onSubmit={() => void send()} submitting={isSending}>
      <DialogBody data-widget="address-book" className="wg:flex wg:flex-col wg:gap-4">
        {children}
        <FormDownload addressId={entry.id} />
        <section aria-label={t.uploadStep} className="wg:flex wg:flex-col wg:gap-2">
          <h3 className="wg:text-sm wg:font-medium">{t.uploadStep}</h3>
          {uploaded === null ? (
            <FileDropZone label={t.upload} rules={rules} onFiles={choose} disabled={isSending} />
          ) : (
            <p className="wg:flex wg:items-center wg:gap-2 wg:text-sm">
              <CircleCheck size={16} strokeWidth={1.5} aria-hidden className="wg:text-success" />
              <span className="wg:min-w-0 wg:flex-1 wg:truncate">
                {t.uploaded({ name: uploaded.name })}
              </span>
              <Button size="sm" disabled={isSending} onClick={remove}>
                {t.other}
              </Button>
            </p>
          )}
          {uploaded !== null || files.length === 0 ? null : (
            <FileList files={files} rules={rules} onRemove={isSending ? undefined : remove} />
          )}
        </section>
        {isClosed ? <ClosedNote /> : null}
        {problem === undefined ? null : (
          <Callout tone="danger" live>
            {withReason(t.failed, problem)}
          </Callout>
        )}
      </DialogBody>
      <DialogFooter>
        <Button disabled={isSending} onClick={onLater}>
          {words.later}
        </Button>
        <SubmitButton
          submitting={isSending}
          reason={isClosed ? notActive : isReady ? undefined : t.uploadMissing}
        >
          {t.sendForm}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

function FormDownload({ addressId }: { addressId: string }) {
  const t = useMessages(dialogMessages).proof;
  const { download, isPending, error } = useOwnershipForm();
  const fetchForm = async () => {
    try {
      const { blob, fileName } = await download({ addressId });
      saveFile(blob, fileName);
    } catch {
      // `error` has it.
    }
  };
  return (
    <section aria-label={t.downloadStep} className="wg:flex wg:flex-col wg:gap-2">
      <h3 className="wg:text-sm wg:font-medium">{t.downloadStep}</h3>
      <p className="wg:text-sm wg:text-fg-muted">{t.downloadHint}</p>
      <Button className="wg:self-start" loading={isPending} onClick={() => void fetchForm()}>
        <Download size={16} strokeWidth={1.5} aria-hidden />
        {t.download}
      </Button>
      {error === undefined ? null : (
        <Callout tone="danger" live>
          {t.downloadFailed}
        </Callout>
      )}
    </section>
  );
}

/**
 * The chosen file and its way to the exchange. What is uploaded is kept: a sign-in that the proof asks for leaves the page,
 * and the same file is not uploaded twice.
 */
function useSignedForm(addressId: string) {
  const draft = useProofDraft(addressId);
  const refusalOf = useRefusal();
  const { files, onFiles, setState, clear } = useChosenFiles(rules);
  const { uploadFile } = useUploadFile();
  const { verifyAddressWithSignedForm } = useVerifyAddressWithSignedForm();
  const [uploaded, setUploaded] = useState(() => draft.read().form);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();
  const keep = (form: typeof uploaded) => {
    setUploaded(form);
    draft.change({ form });
  };

  const upload = async () => {
    const [chosen] = files.filter(({ state }) => state.kind !== 'rejected');
    if (chosen === undefined) throw new Error('No file is chosen.');
    const { id, name, file } = chosen;
    setState(id, { kind: 'sending', sent: 0 });
    try {
      const { fileId } = await uploadFile(
        { documentType: 'SignedForm', file },
        {
          onProgress: ({ loaded, total }) =>
            setState(id, { kind: 'sending', sent: loaded / total }),
        },
      );
      const form = { fileId, name };
      keep(form);
      return form;
    } catch (error) {
      setState(id, { kind: 'ready' });
      throw error;
    }
  };
  const send = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      const { fileId } = uploaded ?? (await upload());
      // The list shows that an officer now reviews it.
      await verifyAddressWithSignedForm({ addressId, fileId });
      draft.change({ form: null });
    } catch (error) {
      setProblem(refusalOf(error, []).reason);
    } finally {
      setSending(false);
    }
  };
  return {
    uploaded,
    files,
    choose: (chosen: File[]) => {
      clear();
      onFiles(chosen.slice(0, 1));
    },
    remove: () => {
      clear();
      keep(null);
    },
    send,
    isSending,
    problem,
  };
}
