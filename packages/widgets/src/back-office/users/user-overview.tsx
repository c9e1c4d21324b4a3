import { isApiError } from '@agio/api-client';
import { useAudit, useExchange } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { ShortText } from '@agio/ui/short-text';
import { useState } from 'react';
import { useAccount } from '../../host/index.ts';
import { useFailureWords } from '../../states/index.ts';
import { DetailItem, DetailList } from '../frame/detail-list.tsx';
import { caseMessages } from '../compliance/case-messages.ts';
import { CopyableText } from '../frame/copyable-text.tsx';
import { mayOpen } from '../frame/model/areas.ts';
import { tabsOf } from './model/profile-view.ts';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { useDateFormat } from '../frame/use-date-format.ts';
import { useMinuteClock } from '../frame/use-minute-clock.ts';
import { profileMessages } from './profile-messages.ts';
import { usersMessages } from './users-messages.ts';
import type { ProfileData } from './profile-tab.tsx';

/** Person, with the state of the account and the officer who decided it. */
export function UserOverview({ details }: { details: ProfileData }) {
  const { kind } = useAccount();
  return (
    <div className="wg:flex wg:flex-col wg:gap-4">
      {details.row.activityStatus === 'Active' ? null : tabsOf(kind).includes('audit') ? (
        <DecidedRestriction details={details} />
      ) : (
        <Restriction details={details} />
      )}
      <PersonFacts details={details} />
      {mayOpen('compliance', kind) ? <NotesPanel userId={details.row.id} /> : null}
    </div>
  );
}

/** Reason of the restriction of the account; the note if no reason was given. */
function Restriction({ details: { row }, title }: { details: ProfileData; title?: string }) {
  const { activity } = useMessages(caseMessages);
  // The header says already that it is restricted; without words there is no more to say.
  const reason = row.statusReason ?? row.note;
  if (reason === null && title === undefined) return null;
  const isClosed = ['Frozen', 'Terminated', 'Banned'].includes(row.activityStatus);
  // The reason of a status that was given back stays, too.
  const tone = isClosed ? 'danger' : row.activityStatus === 'Active' ? 'info' : 'warning';
  return (
    <Callout tone={tone} title={title ?? activity[row.activityStatus]}>
      {reason ?? undefined}
    </Callout>
  );
}

/** The same with who did it, for those who may read the trail. */
function DecidedRestriction({ details }: { details: ProfileData }) {
  const t = useMessages(profileMessages);
  const { activity } = useMessages(caseMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { data } = useAudit({ subject: 'user', subjectId: details.row.id });
  const status = details.row.activityStatus;
  const entry = data?.items.find(({ changes }) =>
    changes.some(({ field, after }) => field === 'activityStatus' && after === status),
  );
  const title =
    entry &&
    t.restricted({
      status: activity[status],
      actor: entry.actor,
      time: formatDateTime(entry.time, { locale, timeZone }),
    });
  return <Restriction details={details} {...(title !== undefined && { title })} />;
}

/** Shows what is masked, and says before that the look is recorded. */
function Reveal({ userId, onShown }: { userId: string; onShown: (found: ProfileData) => void }) {
  const { facts: t } = useMessages(profileMessages);
  const { backOfficeUsers } = useExchange();
  const failureWords = useFailureWords();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const show = async () => {
    setLoading(true);
    setProblem(undefined);
    try {
      onShown(await backOfficeUsers.details({ userId, reveal: true }));
    } catch (error) {
      setProblem(isApiError(error) ? failureWords(error) : String(error));
    }
    setLoading(false);
  };
  return (
    <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-3 wg:border-t wg:border-line wg:p-4 wg:text-sm">
      <Button size="sm" loading={isLoading} onClick={() => void show()}>
        {t.reveal}
      </Button>
      <output className="wg:text-fg-muted">{problem ?? t.revealText}</output>
    </div>
  );
}

function PersonFacts({ details }: { details: ProfileData }) {
  const [shown, setShown] = useState<ProfileData>();
  const { row, user } = shown?.row.id === details.row.id ? shown : details;
  const onShown = (found: ProfileData) => setShown(found);
  const { facts: t, step } = useMessages(profileMessages);
  const { tier: tiers } = useMessages(caseMessages);
  const { roles } = useMessages(usersMessages);
  const locale = useLocale();
  const now = useMinuteClock();
  const dayOf = useDateFormat();
  const expires = user.documentExpirationDate;
  const level = user.verificationLevel ?? 0;
  const roleOf = (role: string) => (Object.hasOwn(roles, role) ? roles[role as 'admin'] : role);
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <DetailList>
        <DetailItem term={t.name}>
          <CopyableText value={row.displayName} copy={t.copyName} isPlain />
        </DetailItem>
        {user.legalName == null || user.legalName === row.displayName ? null : (
          <DetailItem term={t.legalName}>
            <CopyableText value={user.legalName} copy={t.copyName} isPlain />
          </DetailItem>
        )}
        <DetailItem term={t.userId}>
          <CopyableText value={row.id} copy={t.copyUserId} length={16} />
        </DetailItem>
        <DetailItem term={t.coreId}>
          {row.coreId === null ? (
            t.none
          ) : (
            <CopyableText value={row.coreId} copy={t.copyCoreId} length={16} />
          )}
        </DetailItem>
        <DetailItem term={t.email}>
          <CopyableText value={row.email} copy={t.copyEmail} isPlain />
        </DetailItem>
        <DetailItem term={t.tier}>{tiers[row.tier]}</DetailItem>
        <DetailItem term={t.step}>{step[user.complianceStep]}</DetailItem>
        <DetailItem term={t.identity}>
          {level >= 1 ? t.verified : <span className="wg:text-warning">{t.notVerified}</span>}
        </DetailItem>
        <DetailItem term={t.validUntil}>
          {expires === null ? (
            t.none
          ) : Date.parse(expires) < now ? (
            <span className="wg:text-danger">{t.expired({ date: dayOf(expires) })}</span>
          ) : (
            dayOf(expires)
          )}
        </DetailItem>
        <DetailItem term={t.roles}>
          {row.roles.length === 0 ? (
            t.none
          ) : (
            <ShortText text={listOf(row.roles.map(roleOf), locale)} />
          )}
        </DetailItem>
        <DetailItem term={t.lastSeen}>
          {row.lastSeenAt === null ? t.never : <TimeText iso={row.lastSeenAt} />}
        </DetailItem>
        <DetailItem term={t.value}>
          {row.portfolioValue === null ? (
            t.hidden
          ) : (
            <Amount value={row.portfolioValue} currency={row.currency} unit={row.currency} />
          )}
        </DetailItem>
      </DetailList>
      {row.masked === true ? <Reveal userId={row.id} onShown={onShown} /> : null}
    </Panel>
  );
}
