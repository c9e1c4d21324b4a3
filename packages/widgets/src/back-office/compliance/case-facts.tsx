import type { ComplianceDetails } from '@agio/api-client/contract';
import { formatDateTime, formatFiat } from '@agio/money';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { cutText } from '@agio/ui/short-text';
import { CaseFact, Facts } from '../frame/case-fact.tsx';
import { caseMessages } from './case-messages.ts';
import { Copied } from '../frame/copied.tsx';
import { useDays } from '../frame/use-days.ts';

/** Who the case is about, and what the exchange knows of them. */
export function CaseFacts({ details, now }: { details: ComplianceDetails; now: number }) {
  const { facts: t, tier: tiers } = useMessages(caseMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const dayOf = useDays();
  const { user, currency, identityCheck, tierDecision } = details;
  const expires = user.documentExpirationDate;
  const isExpired = expires !== null && Date.parse(expires) < now;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <Facts>
        <CaseFact term={t.userId}>
          <Copied value={user.id} copy={t.copyUserId} length={16} />
        </CaseFact>
        <CaseFact term={t.coreId}>
          {user.coreId === null ? (
            t.none
          ) : (
            <Copied value={user.coreId} copy={t.copyCoreId} length={16} />
          )}
        </CaseFact>
        <CaseFact term={t.email}>
          <bdi>{user.email}</bdi>
        </CaseFact>
        <CaseFact term={t.tier}>
          {tierDecision
            ? t.decided({
                tier: tiers[user.complianceTier],
                name: cutText(tierDecision.by, 60),
                date: dayOf(tierDecision.time),
              })
            : tiers[user.complianceTier]}
        </CaseFact>
        <CaseFact term={t.identity}>
          {(user.verificationLevel ?? 0) >= 1 ? (
            identityCheck ? (
              t.verifiedOn({ date: dayOf(identityCheck.time) })
            ) : (
              t.verified
            )
          ) : (
            <span className="wg:text-warning">{t.notVerified}</span>
          )}
        </CaseFact>
        <CaseFact term={t.validUntil}>
          {expires === null ? (
            t.none
          ) : isExpired ? (
            <span className="wg:text-danger">{t.expired({ date: dayOf(expires) })}</span>
          ) : (
            dayOf(expires)
          )}
        </CaseFact>
        <CaseFact term={t.residence}>{details.residence ?? t.none}</CaseFact>
        <CaseFact term={t.since}>
          <time
            dateTime={details.customerSince}
            title={formatDateTime(details.customerSince, { locale, timeZone })}
          >
            {dayOf(details.customerSince)}
          </time>
        </CaseFact>
        <CaseFact term={t.value}>
          <span className="wg:num">{formatFiat(details.portfolioValue, { currency, locale })}</span>
        </CaseFact>
        <CaseFact term={t.withdrawn}>
          <span className="wg:num">{formatFiat(details.withdrawn30d, { currency, locale })}</span>
        </CaseFact>
      </Facts>
    </Panel>
  );
}
