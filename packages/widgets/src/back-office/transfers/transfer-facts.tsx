import type { StaffTransfer } from '@agio/api-client/contract';
import { useNetworks } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { TimeText } from '@agio/ui/data-table';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages } from '@agio/ui/language';
import { ExternalLink } from 'lucide-react';
import { transactionLink } from '../../history/index.ts';
import { exactText, Figure } from '../../details/figure.tsx';
import { IdValue } from '../../details/id-value.tsx';
import { transferColumnMessages } from '../../lists/columns/transfer-column-messages.ts';
import { statusMessages } from '../../words/status-messages.ts';
import { Timeline } from '../../details/timeline.tsx';
import { TransferStatus } from '../../details/transfer-status.tsx';
import { tradingMessages } from '../frame/trading-messages.ts';
import { RiskPill, RiskReasons } from './transfer-risk.tsx';

/** Details of one transfer: amounts, place, events and ids. */
export function TransferFacts({ transfer }: { transfer: StaffTransfer }) {
  const t = useMessages(tradingMessages);
  const c = useMessages(transferColumnMessages);
  const { transfer: statuses } = useMessages(statusMessages);
  const locale = useLocale();
  const { data: networks = [] } = useNetworks();
  const { asset, transaction, network, confirmations, requiredConfirmations, events } = transfer;
  const explorer =
    transaction === null
      ? undefined
      : transactionLink({ transaction: { id: transaction, network }, assets: [asset] }, networks);
  const amounts = [
    [t.amount, transfer.amount],
    [t.fee, transfer.fee],
    [t.netAmount, transfer.netAmount],
  ] as const;
  const ids = [
    [c.id, transfer.id],
    [t.userId, transfer.userId],
    [t.address, transfer.address],
    [t.memo, transfer.memo],
    [t.transaction, transaction],
  ] as const;
  return (
    <>
      <div className="wg:mb-3 wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-x-3 wg:gap-y-1">
        <TimeText iso={transfer.createdAt} className="wg:text-fg-muted" />
        <TransferStatus status={transfer.status} review={transfer.review} />
      </div>
      <KeyValueList>
        <KeyValue term={t.user}>
          <bdi>{transfer.userName}</bdi>
        </KeyValue>
        {amounts.map(([term, value]) => (
          <KeyValue key={term} term={term}>
            <Figure>{exactText(value, asset, locale)}</Figure>
          </KeyValue>
        ))}
        <KeyValue term={t.network}>
          {networks.find((each) => each.id === network && each.asset === asset)?.name ?? network}
        </KeyValue>
        <KeyValue term={t.confirmations}>
          <span className="wg:num">
            {t.confirmationsOf({ count: confirmations, required: requiredConfirmations })}
          </span>
        </KeyValue>
        <KeyValue term={t.risk}>
          <RiskPill level={transfer.risk.level} />
        </KeyValue>
        {transfer.rejectReason === null ? null : (
          <KeyValue term={t.reasonOfEnd}>
            <span className="wg:wrap-anywhere">{transfer.rejectReason}</span>
          </KeyValue>
        )}
      </KeyValueList>
      <h3 className="wg:mt-5 wg:mb-2 wg:text-sm wg:font-semibold">{t.riskWhy}</h3>
      <RiskReasons risk={transfer.risk} />
      {events === undefined || events.length === 0 ? null : (
        <>
          <h3 className="wg:mt-5 wg:mb-2 wg:text-sm wg:font-semibold">{t.timeline}</h3>
          <Timeline
            label={t.timeline}
            events={events.map(({ time, status }) => ({
              time,
              words: <span className="wg:font-medium">{statuses[status]}</span>,
            }))}
          />
        </>
      )}
      <KeyValueList className="wg:mt-5 wg:border-t wg:border-line-overlay wg:pt-3">
        {ids.map(([term, value]) =>
          value === null ? null : (
            <IdValue key={term} term={term} copy={t.copy({ name: term })} value={value} />
          ),
        )}
      </KeyValueList>
      {explorer === undefined ? null : (
        <Button asChild size="sm" variant="ghost" className="wg:mt-2">
          <a href={explorer} target="_blank" rel="noreferrer">
            {t.explorer}
            <ExternalLink size={14} strokeWidth={1.5} aria-hidden className="wg:rtl:-scale-x-100" />
          </a>
        </Button>
      )}
    </>
  );
}
