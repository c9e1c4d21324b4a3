import type { ComplianceDetails } from '@agio/api-client/contract';
import { Avatar } from '@agio/ui/avatar';
import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { WidgetLink } from '../../host/index.ts';
import { AccountPill } from '../frame/account-pill.tsx';
import { caseMessages } from './case-messages.ts';
import { messages } from '../messages.ts';
import { RequestPill, Waiting } from './queue-parts.tsx';
import { StepLink } from '../frame/step-link.tsx';

export interface CaseHeaderProps {
  details: ComplianceDetails | undefined;
  now: number;
  queueHref: string;
  profileHref: string;
  previousHref: string | undefined;
  nextHref: string | undefined;
  /** What can be done with the case, in the same row. */
  acts: ReactNode;
}

/** Who the case is about, how it stands, and the ways to the queue and the cases beside it. */
export function CaseHeader({
  details,
  now,
  queueHref,
  profileHref,
  previousHref,
  nextHref,
  acts,
}: CaseHeaderProps) {
  const t = useMessages(caseMessages);
  const { type: types } = useMessages(messages);
  const { user, request } = details ?? {};
  return (
    <header className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-2">
      <IconButton asChild label={t.back}>
        <WidgetLink href={queueHref}>
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden className="wg:rtl:-scale-x-100" />
        </WidgetLink>
      </IconButton>
      {user ? <Avatar name={user.displayName} size="lg" /> : null}
      <div className="wg:min-w-0 wg:flex-1 wg:basis-60">
        <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-2 wg:gap-y-1">
          <h1 className="wg:display wg:min-w-0 wg:truncate wg:text-xl">
            {user ? <bdi>{user.legalName ?? user.displayName}</bdi> : t.title}
          </h1>
          {user?.legalName == null || user.legalName === user.displayName ? null : (
            <span className="wg:text-sm wg:text-fg-muted">
              {t.calledAs({ name: user.displayName })}
            </span>
          )}
          {user ? <AccountPill status={user.activityStatus} /> : null}
        </div>
        {details === undefined ? null : (
          <p className="wg:flex wg:min-h-6 wg:flex-wrap wg:items-center wg:gap-x-2 wg:text-sm wg:text-fg-muted">
            {request ? (
              <>
                {types[request.requestType]}
                <RequestPill status={request.statusType} />
                <span>
                  {t.waiting} <Waiting request={request} now={now} />
                </span>
              </>
            ) : (
              t.noRequest
            )}
          </p>
        )}
      </div>
      {acts}
      <Button asChild size="sm">
        <WidgetLink href={profileHref}>{t.openProfile}</WidgetLink>
      </Button>
      <nav aria-label={t.title} className="wg:flex wg:gap-1">
        <StepLink label={t.previous} href={previousHref}>
          <ChevronUp size={16} strokeWidth={1.5} aria-hidden />
        </StepLink>
        <StepLink label={t.next} href={nextHref}>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </StepLink>
      </nav>
    </header>
  );
}
