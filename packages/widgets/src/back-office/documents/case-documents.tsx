import { useUserDocuments } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { useFileSize } from '@agio/ui/file-drop-zone';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { FileText, Image } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { loadStateOf, Section, useLoadNotes } from '../../states/index.ts';
import { caseMessages } from '../compliance/case-messages.ts';
import { DocumentViewer } from '../../files/document-viewer/document-viewer.tsx';

/** The documents of a person, and the one that is looked at. */
export function CaseDocuments({
  userId,
  name,
  markOf,
  judgementOf,
  className,
}: {
  userId: string;
  name: string;
  /** Mark of a document in the list. */
  markOf?: (fileId: string) => ReactNode;
  /** Part over the document that is looked at. */
  judgementOf?: (document: { fileId: string; fileName: string }) => ReactNode;
  /** A class that bounds its height: the document then takes what the list leaves. */
  className?: string;
}) {
  const { documents: t } = useMessages(caseMessages);
  const documents = useUserDocuments(userId);
  const [openId, setOpenId] = useState<string>();
  const state = loadStateOf(documents);
  const notes = useLoadNotes(state, { error: t.error });
  const list = documents.data?.toReversed() ?? [];
  const open = list.find(({ fileId }) => fileId === openId);
  return (
    <Panel aria-label={t.title} className={className}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        <span className="wg:num wg:ms-auto wg:text-sm wg:text-fg-muted">
          {documents.data?.length}
        </span>
      </PanelHeader>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void documents.mutate()}
        skeleton={<Skeleton className="wg:m-4 wg:h-40" />}
      >
        {list.length === 0 ? (
          <p className="wg:p-4 wg:text-sm wg:text-fg-muted">{t.empty}</p>
        ) : (
          <>
            <ul
              aria-label={t.list({ name })}
              // All of them are in sight until one is looked at.
              className={
                open === undefined
                  ? 'wg:min-h-0 wg:overflow-y-auto wg:p-2'
                  : 'wg:max-h-48 wg:flex-none wg:overflow-y-auto wg:p-2'
              }
            >
              {list.map((document) => (
                <DocumentRow
                  key={document.fileId}
                  document={document}
                  isOpen={document.fileId === openId}
                  mark={markOf?.(document.fileId)}
                  onOpen={() => setOpenId(document.fileId)}
                />
              ))}
            </ul>
            <div
              className={
                open === undefined
                  ? 'wg:border-t wg:border-line'
                  : 'wg:flex wg:min-h-0 wg:flex-1 wg:flex-col wg:border-t wg:border-line'
              }
            >
              {open === undefined ? (
                <p className="wg:p-4 wg:text-sm wg:text-fg-muted">{t.choose}</p>
              ) : (
                <Section key={open.fileId}>
                  {judgementOf?.({ fileId: open.fileId, fileName: open.fileName })}
                  <DocumentViewer canSave fileId={open.fileId} fileName={open.fileName} />
                </Section>
              )}
            </div>
          </>
        )}
      </Loadable>
    </Panel>
  );
}

function DocumentRow({
  document: { fileName: name, fileSize, uploadedAt },
  isOpen,
  mark,
  onOpen,
}: {
  document: { fileName: string; fileSize: number; uploadedAt: string };
  isOpen: boolean;
  mark: ReactNode;
  onOpen: () => void;
}) {
  const { documents: t } = useMessages(caseMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const sizeOf = useFileSize();
  const Icon = /\.pdf$/i.test(name) ? FileText : Image;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={onOpen}
        className="wg:flex wg:min-h-11 wg:w-full wg:cursor-pointer wg:items-center wg:gap-3 wg:rounded-control wg:px-2 wg:py-1.5 wg:text-start wg:focus-ring wg:hover:bg-surface-2 wg:aria-pressed:bg-accent-soft"
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden className="wg:flex-none wg:text-fg-muted" />
        <span className="wg:min-w-0 wg:flex-1">
          <bdi className="wg:block wg:text-sm wg:font-medium wg:wrap-anywhere wg:match-parent">
            {name}
          </bdi>
          <span className="wg:block wg:text-xs wg:text-fg-muted">
            {t.sentAt({
              size: sizeOf(fileSize),
              time: formatDateTime(uploadedAt, { locale, timeZone }),
            })}
          </span>
        </span>
        {mark}
      </button>
    </li>
  );
}
