import type { ComplianceDetails } from '@agio/api-client/contract';
import { formatDateTime, formatFiat } from '@agio/money';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { cutText } from '@agio/ui/short-text';
import { DetailItem, DetailList } from '../frame/detail-list.tsx';
import { caseMessages } from './case-messages.ts';
import { CopyableText } from '../frame/copyable-text.tsx';
import { useDateFormat } from '../frame/use-date-format.ts';

/** Subject of the case, with the facts that the exchange has. */
export function CaseFacts({ details, now }: { details: ComplianceDetails; now: number }) {
  const { facts: t, tier: tiers } = useMessages(caseMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const dayOf = useDateFormat();
  const { user, currency, identityCheck, tierDecision } = details;
  const expires = user.documentExpirationDate;
  const isExpired = expires !== null && Date.parse(expires) < now;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <DetailList>
        <DetailItem term={t.userId}>
          <CopyableText value={user.id} copy={t.copyUserId} length={16} />
        </DetailItem>
        <DetailItem term={t.coreId}>
          {user.coreId === null ? (
            t.none
          ) : (
            <CopyableText value={user.coreId} copy={t.copyCoreId} length={16} />
          )}
        </DetailItem>
        <DetailItem term={t.email}>
          <bdi>{user.email}</bdi>
        </DetailItem>
        <DetailItem term={t.tier}>
          {tierDecision
            ? t.decided({
                tier: tiers[user.complianceTier],
                name: cutText(tierDecision.by, 60),
                date: dayOf(tierDecision.time),
              })
            : tiers[user.complianceTier]}
        </DetailItem>
        <DetailItem term={t.identity}>
          {(user.verificationLevel ?? 0) >= 1 ? (
            identityCheck ? (
              t.verifiedOn({ date: dayOf(identityCheck.time) })
            ) : (
              t.verified
            )
          ) : (
            <span className="wg:text-warning">{t.notVerified}</span>
          )}
        </DetailItem>
        <DetailItem term={t.validUntil}>
          {expires === null ? (
            t.none
          ) : isExpired ? (
            <span className="wg:text-danger">{t.expired({ date: dayOf(expires) })}</span>
          ) : (
            dayOf(expires)
          )}
        </DetailItem>
        <DetailItem term={t.residence}>{details.residence ?? t.none}</DetailItem>
        <DetailItem term={t.since}>
          <time
            dateTime={details.customerSince}
            title={formatDateTime(details.customerSince, { locale, timeZone })}
          >
            {dayOf(details.customerSince)}
          </time>
        </DetailItem>
        <DetailItem term={t.value}>
          <span className="wg:num">{formatFiat(details.portfolioValue, { currency, locale })}</span>
        </DetailItem>
        <DetailItem term={t.withdrawn}>
          <span className="wg:num">{formatFiat(details.withdrawn30d, { currency, locale })}</span>
        </DetailItem>
      </DetailList>
    </Panel>
  );
}
