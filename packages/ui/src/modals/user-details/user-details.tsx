import { Download } from 'lucide-react';
import { Button } from '../../controls/button/button.tsx';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { Avatar } from '../../data-display/avatar/avatar.tsx';
import { StatusPill } from '../../data-display/status-pill/status-pill.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { Loadable, type LoadNotes } from '../../feedback/loadable/loadable.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale, useTimeZone } from '../../foundations/language/language.tsx';
import {
  hasContent,
  type LoadState,
  readyState,
  stateOfList,
} from '../../foundations/load-state.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../navigation/tabs/tabs.tsx';
import { DocumentList, type SentDocument } from '../shared/document-list.tsx';
import {
  type FormatProps,
  Modal,
  ModalFooter,
  type ModalProps,
  rowIcon,
} from '../shared/modal.tsx';
import { wordFor } from '../shared/words.ts';
import { Audit } from './audit.tsx';
import { type UserDetailsLabels, useUserDetailsLabels } from './messages.ts';
import { Overview } from './overview.tsx';
import type { AuditEntry, DetailedUser } from './user.ts';

export type { SentDocument } from '../shared/document-list.tsx';
export type { UserDetailsLabels } from './messages.ts';
export type { AuditEntry, DetailedUser } from './user.ts';

export interface UserDetailsModalProps extends ModalProps, FormatProps {
  /** Undefined until it is loaded. */
  user: DetailedUser | undefined;
  /** The user's uploads; undefined until they are loaded. */
  documents: readonly SentDocument[] | undefined;
  /** The audit trail, newest first; undefined until it is loaded. */
  audit: readonly AuditEntry[] | undefined;
  /**
   * The state of the user: loading, ready, out of date, missing, or not allowed for this reader; derived from `user` by
   * default.
   */
  state?: LoadState | undefined;
  /** The words of the states, in place of the modal's own. */
  notes?: LoadNotes | undefined;
  /** Loads the user again. */
  onRetry?: (() => void) | undefined;
  /** Called with the id of a file. Leave it out for roles that may not download documents. */
  onDownload?: ((fileId: string) => void) | undefined;
  /** Leave it out for roles that may not downgrade. */
  onDowngrade?: (() => void) | undefined;
  /** Opens the change of status. Leave it out for roles that may not change it. */
  onChangeStatus?: (() => void) | undefined;
  labels?: Partial<UserDetailsLabels> | undefined;
}

const statusTone = {
  Active: 'success',
  Limited: 'warning',
  WaitingForData: 'warning',
  WaitingForReview: 'info',
  Frozen: 'danger',
  Terminated: 'danger',
  Banned: 'danger',
} as const;

/** A user in the back office: facts, documents, audit trail, and the actions that the reader's role allows. */
export function UserDetailsModal({
  user,
  documents,
  audit,
  state = user === undefined ? { status: 'loading' } : readyState,
  notes,
  onRetry,
  onDownload,
  onDowngrade,
  onChangeStatus,
  locale,
  timeZone,
  labels,
  ...modal
}: UserDetailsModalProps) {
  const words = useUserDetailsLabels(labels);
  const format = { locale: useLocale(locale), timeZone: useTimeZone(timeZone) };
  return (
    <Modal
      heading={user === undefined ? words.title : <Who user={user} words={words} />}
      closeLabel={words.close}
      size="lg"
      {...modal}
    >
      <Loadable
        state={state}
        onRetry={onRetry}
        notes={{
          loading: words.loading,
          ...notes,
          error: { title: words.failed, text: words.failedMore, ...notes?.error },
        }}
        skeleton={<Skeletons rows={8} className="ui:min-h-84 ui:px-6 ui:pt-2 ui:pb-6" />}
        className={hasContent(state) ? undefined : 'ui:min-h-80'}
      >
        {user === undefined ? null : (
          <>
            <Tabs defaultValue="overview" className="ui:text-fg">
              <TabsList aria-label={words.tabs} className="ui:px-6">
                <TabsTrigger value="overview">{words.overview}</TabsTrigger>
                <TabsTrigger value="documents" count={documents?.length}>
                  {words.documents}
                </TabsTrigger>
                <TabsTrigger value="audit" count={audit?.length}>
                  {words.audit}
                </TabsTrigger>
              </TabsList>
              {/* One height for all tabs, so that the dialog does not move. */}
              <div className="ui:h-104 ui:max-h-[60vh] ui:overflow-y-auto ui:px-6 ui:py-4 ui:[overflow-wrap:break-word]">
                <TabsContent value="overview">
                  <Overview user={user} words={words} {...format} />
                </TabsContent>
                <TabsContent value="documents">
                  <Loadable
                    state={stateOfList(documents)}
                    notes={{ empty: { title: words.noDocuments, text: words.noDocumentsMore } }}
                    skeleton={<Skeletons rows={3} />}
                  >
                    <DocumentList
                      documents={documents ?? []}
                      label={words.documents}
                      sent={words.sent}
                      {...format}
                      renderAction={
                        onDownload === undefined
                          ? undefined
                          : ({ fileId, fileName }) => (
                              <IconButton
                                label={words.download({ name: fileName })}
                                onClick={() => onDownload(fileId)}
                              >
                                <Download {...rowIcon} />
                              </IconButton>
                            )
                      }
                    />
                  </Loadable>
                </TabsContent>
                <TabsContent value="audit">
                  <Loadable
                    state={stateOfList(audit)}
                    notes={{ empty: { title: words.noAudit } }}
                    skeleton={<Skeletons rows={3} />}
                  >
                    <Audit entries={audit ?? []} label={words.audit} {...format} />
                  </Loadable>
                </TabsContent>
              </div>
            </Tabs>
            {onDowngrade === undefined && onChangeStatus === undefined ? null : (
              <ModalFooter start={<span className="ui:text-xs">{words.recorded}</span>}>
                {onDowngrade === undefined ? null : (
                  <Button variant="danger-soft" onClick={onDowngrade}>
                    {words.downgrade}
                  </Button>
                )}
                {onChangeStatus === undefined ? null : (
                  <Button onClick={onChangeStatus}>{words.changeStatus}</Button>
                )}
              </ModalFooter>
            )}
          </>
        )}
      </Loadable>
    </Modal>
  );
}

function Who({ user, words }: { user: DetailedUser; words: UserDetailsLabels }) {
  const { activityStatus: status } = user;
  const tone = Object.hasOwn(statusTone, status)
    ? statusTone[status as keyof typeof statusTone]
    : 'neutral';
  return (
    <span className="ui:flex ui:items-center ui:gap-3">
      <Avatar name={user.displayName} size="lg" />
      <span className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-2 ui:gap-y-0.5">
        <bdi>{user.displayName}</bdi>
        <StatusPill tone={tone} className="ui:font-text ui:tracking-normal">
          {wordFor(words.statuses, status)}
        </StatusPill>
      </span>
    </span>
  );
}

function Skeletons({ rows, className }: { rows: number; className?: string }) {
  return (
    <div className={cn('ui:flex ui:flex-col ui:gap-4', className)}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="ui:flex ui:justify-between ui:gap-4">
          <Skeleton className="ui:h-4 ui:w-24" />
          <Skeleton className="ui:h-4 ui:w-40" />
        </div>
      ))}
    </div>
  );
}
