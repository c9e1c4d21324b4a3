import { Avatar } from '@agio/ui/avatar';
import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { TierBadge } from '@agio/ui/tier-badge';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { useAccount, WidgetLink } from '../../host/index.ts';
import { AccountPill } from '../frame/account-pill.tsx';
import { Copied } from '../frame/copied.tsx';
import { mayOpen } from '../frame/model/areas.ts';
import { caseAddress } from '../frame/model/case-address.ts';
import { wholeQueue } from '../compliance/model/queue-view.ts';
import { StepLink } from '../frame/step-link.tsx';
import { profileMessages } from './profile-messages.ts';
import type { ProfileData } from './profile-tab.tsx';

export interface UserHeaderProps {
  base: string;
  details: ProfileData | undefined;
  listHref: string;
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/** Who it is, how the account stands, and the ways to the list, to the case and to the users beside. */
export function UserHeader({ base, details, listHref, previousHref, nextHref }: UserHeaderProps) {
  const t = useMessages(profileMessages);
  const { kind } = useAccount();
  const { row } = details ?? {};
  return (
    <header className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-2">
      <IconButton asChild label={t.back}>
        <WidgetLink href={listHref}>
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden className="wg:rtl:-scale-x-100" />
        </WidgetLink>
      </IconButton>
      {row ? <Avatar name={row.displayName} size="lg" /> : null}
      <div className="wg:min-w-0 wg:flex-1 wg:basis-60">
        <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-2 wg:gap-y-1">
          <h1 className="wg:display wg:min-w-0 wg:truncate wg:text-xl">
            {row ? <bdi>{row.displayName}</bdi> : t.title}
          </h1>
          {row ? (
            <>
              <AccountPill status={row.activityStatus} />
              <TierBadge tier={row.tier} />
            </>
          ) : null}
        </div>
        {row ? (
          <p className="wg:flex wg:min-h-6 wg:flex-wrap wg:items-center wg:gap-x-3 wg:text-sm wg:text-fg-muted">
            <Copied
              value={row.coreId ?? row.id}
              copy={row.coreId === null ? t.facts.copyUserId : t.facts.copyCoreId}
            />
            <Copied value={row.email} copy={t.facts.copyEmail} length={40} isPlain />
          </p>
        ) : null}
      </div>
      {row && mayOpen('compliance', kind) ? (
        <Button asChild size="sm">
          <WidgetLink href={caseAddress(base, row.id, wholeQueue)}>{t.openCase}</WidgetLink>
        </Button>
      ) : null}
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
