import type { ComplianceCase } from '@agio/api-client/contract';
import { useUserInformation } from '@agio/api-client/react';
import { dateFormat } from '@agio/money';
import { Avatar } from '@agio/ui/avatar';
import { Elapsed } from '@agio/ui/countdown';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import { Clock } from 'lucide-react';
import { messages } from '../messages.ts';
import type { RequestStatus } from './model/queue-view.ts';
import { isUndecided } from './decision/model/verdict.ts';
import { dueAt, urgencyOf, waitsSince } from './model/urgency.ts';
import { queueMessages } from './queue-messages.ts';

const tones: Readonly<Record<RequestStatus, StatusPillProps['tone']>> = {
  Open: 'neutral',
  PendingForReview: 'accent',
  Approved: 'success',
  Denied: 'danger',
  Cancelled: 'neutral',
  RequestedMoreData: 'warning',
};

/** Status of a request. */
export function RequestPill({ status }: { status: RequestStatus | 'Unknown' }) {
  const t = useMessages(messages);
  const isAsked = status === 'RequestedMoreData';
  return (
    <StatusPill
      tone={status === 'Unknown' ? 'neutral' : tones[status]}
      icon={isAsked ? <Clock aria-hidden size={12} /> : undefined}
    >
      {t.status[status]}
    </StatusPill>
  );
}

/** Mark of an undecided request that one of two officers has approved. */
export function ApprovalsPill({ request }: { request: ComplianceCase['request'] }) {
  const t = useMessages(queueMessages);
  return request.firstApproval && isUndecided(request) ? (
    <StatusPill tone="accent">{t.oneOfTwo}</StatusPill>
  ) : null;
}

/** Officer who works on a request. */
export function Assignee({ request: { assignee } }: { request: ComplianceCase['request'] }) {
  const t = useMessages(queueMessages);
  const { data: officer } = useUserInformation();
  if (!assignee) return <span className="wg:text-fg-muted">{t.notWaiting}</span>;
  const name = assignee.officer;
  return (
    <span className="wg:flex wg:min-w-0 wg:items-center wg:gap-2">
      <Avatar name={name} />
      <bdi className="wg:truncate">
        {assignee.officerId === officer?.id ? t.you({ name }) : name}
      </bdi>
    </span>
  );
}

const maxRisk = 4;

/** Risk from 0 to 4 as bars. */
export function RiskBars({ risk }: { risk: number }) {
  const t = useMessages(queueMessages);
  const tone = risk >= 3 ? 'wg:bg-danger' : 'wg:bg-warning';
  return (
    <span className="wg:inline-flex wg:gap-0.5 wg:align-middle">
      <span className="wg:sr-only">{t.riskOf({ risk, most: maxRisk })}</span>
      {Array.from({ length: maxRisk }, (_, at) => (
        <span
          key={at}
          className={`wg:h-3 wg:w-1 wg:rounded-sm ${at < risk ? tone : 'wg:bg-surface-3'}`}
        />
      ))}
    </span>
  );
}

const urgencies = { fresh: '', soon: 'wg:text-warning', late: 'wg:text-danger' };

const week = 6 * 24 * 3_600_000;

/** Time by which the exchange promised a decision; the waiting time if it promised none. */
export function Waiting({ request, now }: { request: ComplianceCase['request']; now: number }) {
  const { urgency: words } = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const t = useMessages(queueMessages);
  const since = waitsSince(request);
  if (since === undefined) return <span className="wg:text-fg-muted">{t.notWaiting}</span>;
  const due = dueAt(request);
  if (due === undefined) {
    return (
      <span className="wg:num">
        <Elapsed since={since} />
      </span>
    );
  }
  const urgency = urgencyOf(request, now);
  const time = dateFormat(locale, {
    // A weekday alone means the next or the last one.
    ...(Math.abs(due - now) < week
      ? { weekday: 'short' as const }
      : { month: 'short' as const, day: 'numeric' as const }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(due);
  return (
    <time dateTime={new Date(due).toISOString()} className={`wg:num ${urgencies[urgency]}`}>
      {words[urgency]({ time })}
    </time>
  );
}
