import { formatDateTime, formatFiat, missing } from '@agio/money';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { Avatar } from '../../data-display/avatar/avatar.tsx';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { StatusPill } from '../../data-display/status-pill/status-pill.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { StatePanel } from '../../feedback/state-panel/state-panel.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../navigation/tabs/tabs.tsx';
import { DocumentList, type SentDocument } from '../shared/document-list.tsx';
import { formatDate } from '../shared/format-date.ts';
import {
  type FormatProps,
  Modal,
  ModalFooter,
  type ModalProps,
  rowIcon,
} from '../shared/modal.tsx';
import { activityWords, tierWords, wordFor, type Words } from '../shared/words.ts';

export type { SentDocument } from '../shared/document-list.tsx';

/** What the back office knows of a user. Amounts are decimal strings, times ISO 8601, codes as the exchange sends them. */
export interface DetailedUser {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly coreId: string | null;
  readonly tier: string;
  readonly activityStatus: string;
  readonly roles: readonly string[];
  readonly residence?: string | null | undefined;
  readonly customerSince?: string | undefined;
  readonly lastSeenAt: string | null;
  readonly documentExpirationDate?: string | null | undefined;
  readonly portfolioValue: string;
  readonly currency: string;
  readonly note: string | null;
}

export interface AuditEntry {
  readonly id: string;
  readonly time: string;
  readonly actor: string;
  readonly action: string;
  readonly detail: string | null;
}

const english = {
  title: 'User details',
  close: 'Close',
  tabs: 'About the user',
  overview: 'Overview',
  documents: 'Documents',
  audit: 'Audit',
  email: 'E-mail',
  coreId: 'Core ID',
  userId: 'User ID',
  tier: 'Tier',
  roles: 'Roles',
  noRoles: 'none',
  residence: 'Residence',
  customerSince: 'Customer since',
  lastSeen: 'Last seen',
  never: 'never',
  validUntil: 'Document valid until',
  portfolioValue: 'Portfolio value',
  note: 'Note',
  sent: (date: string) => date,
  download: (name: string) => `Download ${name}`,
  noDocuments: 'No documents',
  noDocumentsMore: 'This user has not sent any.',
  noAudit: 'Nothing recorded yet',
  failed: 'The user did not load',
  failedMore: 'Nothing was changed.',
  retry: 'Try again',
  loading: 'Loading the user',
  downgrade: 'Downgrade tier',
  changeStatus: 'Change status',
  recorded: 'Every action here is recorded with your name.' as ReactNode,
  tiers: tierWords as Words,
  statuses: activityWords as Words,
};
export type UserDetailsLabels = typeof english;

export interface UserDetailsModalProps extends ModalProps, FormatProps {
  /** Nothing while it is loaded. */
  user: DetailedUser | undefined;
  documents?: readonly SentDocument[] | undefined;
  audit?: readonly AuditEntry[] | undefined;
  /** Why it could not be loaded. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Left out for those who may not download documents (spec §6). */
  onDownload?: ((fileId: string) => void) | undefined;
  /** Left out for those who may not. */
  onDowngrade?: (() => void) | undefined;
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

/** One user, for the back office: who it is, what was sent, what was done. Actions only for those who may take them. */
export function UserDetailsModal({
  user,
  documents = [],
  audit = [],
  error,
  onRetry,
  onDownload,
  onDowngrade,
  onChangeStatus,
  locale,
  timeZone,
  labels,
  ...modal
}: UserDetailsModalProps) {
  const words = { ...english, ...labels };
  const format = { locale, timeZone };
  return (
    <Modal
      heading={user === undefined ? words.title : <Who user={user} words={words} />}
      closeLabel={words.close}
      size="lg"
      {...modal}
    >
      {error !== undefined ? (
        <StatePanel
          state="error"
          title={words.failed}
          actions={
            onRetry === undefined ? undefined : <Button onClick={onRetry}>{words.retry}</Button>
          }
          className="ui:min-h-80"
        >
          {error} {words.failedMore}
        </StatePanel>
      ) : user === undefined ? (
        <Loading label={words.loading} />
      ) : (
        <>
          <Tabs defaultValue="overview" className="ui:text-fg">
            <TabsList aria-label={words.tabs} className="ui:px-6">
              <TabsTrigger value="overview">{words.overview}</TabsTrigger>
              <TabsTrigger value="documents" count={documents.length}>
                {words.documents}
              </TabsTrigger>
              <TabsTrigger value="audit" count={audit.length}>
                {words.audit}
              </TabsTrigger>
            </TabsList>
            {/* One height for all tabs: the dialog does not jump. */}
            <div className="ui:h-104 ui:max-h-[60vh] ui:overflow-y-auto ui:px-6 ui:py-4 ui:[overflow-wrap:break-word]">
              <TabsContent value="overview">
                <Overview user={user} words={words} {...format} />
              </TabsContent>
              <TabsContent value="documents">
                {documents.length === 0 ? (
                  <StatePanel state="empty" title={words.noDocuments}>
                    {words.noDocumentsMore}
                  </StatePanel>
                ) : (
                  <DocumentList
                    documents={documents}
                    label={words.documents}
                    sent={words.sent}
                    {...format}
                    renderAction={
                      onDownload === undefined
                        ? undefined
                        : ({ fileId, fileName }) => (
                            <IconButton
                              label={words.download(fileName)}
                              onClick={() => onDownload(fileId)}
                            >
                              <Download {...rowIcon} />
                            </IconButton>
                          )
                    }
                  />
                )}
              </TabsContent>
              <TabsContent value="audit">
                {audit.length === 0 ? (
                  <StatePanel state="empty" title={words.noAudit} />
                ) : (
                  <Audit entries={audit} label={words.audit} {...format} />
                )}
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

interface PartProps extends FormatProps {
  user: DetailedUser;
  words: UserDetailsLabels;
}

function Overview({ user, words, locale, timeZone }: PartProps) {
  const { currency } = user;
  const rows: [string, ReactNode][] = [
    [words.email, user.email],
    [words.coreId, user.coreId ?? missing],
    [words.userId, user.id],
    [words.tier, wordFor(words.tiers, user.tier)],
    [words.roles, user.roles.length === 0 ? words.noRoles : user.roles.join(', ')],
    [words.residence, user.residence ?? missing],
    [words.customerSince, formatDate(user.customerSince, { locale, timeZone })],
    [
      words.lastSeen,
      user.lastSeenAt === null
        ? words.never
        : formatDateTime(user.lastSeenAt, { locale, timeZone }),
    ],
    [words.validUntil, formatDate(user.documentExpirationDate, { locale, timeZone })],
    [
      words.portfolioValue,
      <span key="value" className="ui:num">
        {formatFiat(user.portfolioValue, { currency, display: 'code', locale })}
      </span>,
    ],
    ...(user.note === null ? [] : ([[words.note, user.note]] as [string, ReactNode][])),
  ];
  return (
    <KeyValueList>
      {rows.map(([term, value]) => (
        <KeyValue key={term} term={term}>
          <bdi>{value}</bdi>
        </KeyValue>
      ))}
    </KeyValueList>
  );
}

interface AuditProps extends FormatProps {
  entries: readonly AuditEntry[];
  label: string;
}

function Audit({ entries, label, locale, timeZone }: AuditProps) {
  return (
    <ol data-slot="audit" aria-label={label} className="ui:flex ui:flex-col ui:gap-3 ui:text-sm">
      {entries.map(({ id, time, actor, action, detail }) => (
        <li key={id}>
          <div className="ui:text-xs ui:text-fg-muted">
            {formatDateTime(time, { locale, timeZone })}
          </div>
          <b className="ui:font-semibold">
            <bdi>{actor}</bdi>
          </b>{' '}
          {action}
          {detail === null ? null : <div className="ui:text-fg-muted">{detail}</div>}
        </li>
      ))}
    </ol>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div
      aria-busy="true"
      className="ui:flex ui:min-h-84 ui:flex-col ui:gap-4 ui:px-6 ui:pt-2 ui:pb-6"
    >
      <span className="ui:visually-hidden">{label}</span>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="ui:flex ui:justify-between ui:gap-4">
          <Skeleton className="ui:h-4 ui:w-24" />
          <Skeleton className="ui:h-4 ui:w-40" />
        </div>
      ))}
    </div>
  );
}
