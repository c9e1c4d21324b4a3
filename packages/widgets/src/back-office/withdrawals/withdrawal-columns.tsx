import type { HeldWithdrawal } from '@agio/api-client/contract';
import { Amount } from '@agio/ui/amount';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { useMemo } from 'react';
import { useTransferColumns } from '../../lists/columns/transfers.tsx';
import { RowCard } from '../frame/list/row-card.tsx';
import { RowLink } from '../frame/list/row-link.tsx';
import { sorted, sortedDown, useStaffColumns } from '../frame/list/staff-columns.tsx';
import { tradingMessages } from '../frame/trading-messages.ts';
import { RiskPill } from '../transfers/transfer-risk.tsx';
import { withdrawalMessages } from './withdrawals-messages.ts';

/** Returns the columns of the withdrawals that wait, each with its reasons. */
export function useWithdrawalColumns(): readonly DataGridColumn<HeldWithdrawal>[] {
  const t = useMessages(withdrawalMessages);
  const trading = useMessages(tradingMessages);
  const locale = useLocale();
  const { id, asset, amount, address } = useTransferColumns();
  const { owner, time } = useStaffColumns();
  return useMemo(
    (): DataGridColumn<HeldWithdrawal>[] => [
      { ...id, rowHeader: true, size: 126 },
      time,
      { ...owner, size: 140 },
      { ...asset, ...sorted, size: 80 },
      { ...amount, ...sortedDown, optional: false, size: 130 },
      { ...address, optional: true, size: 150 },
      {
        id: 'risk',
        header: trading.risk,
        ...sortedDown,
        size: 96,
        cell: ({ risk }) => <RiskPill level={risk.level} />,
      },
      {
        id: 'reasons',
        header: t.reason,
        size: 260,
        cell: ({ hold }) =>
          listOf(
            hold.reasons.map(({ kind }) => t.reasons[kind]),
            locale,
          ),
      },
      {
        id: 'expires',
        header: t.expires,
        ...sorted,
        size: 190,
        cell: ({ hold }) => <TimeText iso={hold.expiresAt} className="wg:text-fg-muted" />,
      },
    ],
    [t, trading, locale, id, time, owner, asset, amount, address],
  );
}

/** Withdrawal on a phone: a link to its details. */
export function WithdrawalCard({ withdrawal, href }: { withdrawal: HeldWithdrawal; href: string }) {
  const t = useMessages(withdrawalMessages);
  const locale = useLocale();
  const { userName, createdAt, amount, asset, risk, hold } = withdrawal;
  return (
    <RowCard
      title={
        <RowLink href={href}>
          <bdi>{userName}</bdi>
        </RowLink>
      }
      more={
        <>
          <span className="wg:block">
            {listOf(
              hold.reasons.map(({ kind }) => t.reasons[kind]),
              locale,
            )}
          </span>
          <TimeText iso={createdAt} short />
        </>
      }
      end={<RiskPill level={risk.level} />}
      endMore={<Amount value={amount} unit={asset} />}
    />
  );
}
