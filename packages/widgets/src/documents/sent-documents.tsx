import type { OwnDocument } from '@agio/api-client';
import {
  useComplianceRequest,
  useDownloadFile,
  useOwnDocuments,
  useRemoveDocument,
} from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { Suspense, useState } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { useAccount, useHost } from '../host/index.ts';
import { loadStateOf, Section, useLoadNotes, type WidgetLoadState } from '../states/index.ts';
import { ConfirmDialog } from '../intent/confirm-dialog.tsx';
import { saveFile } from '../files/save-file.ts';
import { DocumentRow } from './document-row.tsx';
import { messages } from './messages.ts';

const OwnDocumentDialog = lazyPart(() => import('./own-document-dialog.tsx'), 'OwnDocumentDialog');

/** The proofs of funds that the exchange has, newest first: what was sent, when, and what became of it. */
export function SentDocuments() {
  const { list: t } = useMessages(messages);
  const { kind, isSignedIn } = useAccount();
  const { notices } = useHost();
  const documents = useOwnDocuments({ documentType: 'ProofOfFunds' });
  const { data: request } = useComplianceRequest(isSignedIn);
  const { removeDocument } = useRemoveDocument();
  const { download } = useDownloadFile();
  const [asked, setAsked] = useState<OwnDocument>();
  const [shown, setShown] = useState<OwnDocument>();
  const loaded = loadStateOf(documents, documents.data?.length === 0);
  const state: WidgetLoadState = isSignedIn
    ? loaded
    : { status: 'notAllowed', reason: 'signedOut' };
  const notes = useLoadNotes(state, {
    error: t.error,
    loading: t.loading,
    empty: { title: t.empty, text: t.emptyText },
  });
  // Spec §6: offered to officers and other privileged roles alone.
  const mayDownload = kind === 'officer' || kind === 'admin';

  const remove = async ({ fileId, fileName: name }: OwnDocument) => {
    setAsked(undefined);
    try {
      await removeDocument({ id: fileId });
      notices.success({ id: `removed-${fileId}`, title: t.removed({ name }) });
    } catch {
      notices.error({ id: `removed-${fileId}`, title: t.failed({ name }) });
    }
  };
  const save = async ({ fileId, fileName: name }: OwnDocument) => {
    try {
      const { blob, fileName } = await download({ id: fileId });
      saveFile(blob, fileName);
    } catch {
      notices.error({ id: `download-${fileId}`, title: t.notDownloaded({ name }) });
    }
  };
  return (
    <Loadable
      state={state}
      notes={notes}
      onRetry={() => void documents.mutate()}
      skeleton={<RowSkeletons />}
    >
      <ul aria-label={t.title}>
        {documents.data?.toReversed().map((document) => (
          <DocumentRow
            key={document.fileId}
            document={document}
            isInReview={
              request?.id === document.requestId && request?.statusType === 'PendingForReview'
            }
            onOpen={() => setShown(document)}
            onRemove={document.removable ? () => setAsked(document) : undefined}
            onDownload={mayDownload ? () => void save(document) : undefined}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t.question({ name: asked?.fileName ?? '' })}
        text={t.questionText}
        cancel={t.keep}
        confirm={t.remove}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void remove(asked)}
      />
      {shown === undefined ? null : (
        <Section isQuiet>
          <Suspense>
            <OwnDocumentDialog document={shown} onClose={() => setShown(undefined)} />
          </Suspense>
        </Section>
      )}
    </Loadable>
  );
}

function RowSkeletons() {
  return (
    <div aria-hidden className="wg:flex wg:flex-col wg:gap-4 wg:p-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="wg:h-9 wg:w-full" />
      ))}
    </div>
  );
}
