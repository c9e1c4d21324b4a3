import type { StaffTransfer } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import type { TransferRiskLevel } from './model/transfer-risks.ts';
import { tradingMessages } from '../frame/trading-messages.ts';

const tones: Readonly<Record<TransferRiskLevel, StatusPillProps['tone']>> = {
  Low: 'neutral',
  Medium: 'warning',
  High: 'danger',
  Unknown: 'neutral',
};

/** Risk of a transfer, in a word. */
export function RiskPill({ level }: { level: TransferRiskLevel }) {
  const { risks } = useMessages(tradingMessages);
  return <StatusPill tone={tones[level]}>{risks[level]}</StatusPill>;
}

/** Reasons for the risk of a transfer. */
export function RiskReasons({ risk: { reasons } }: Pick<StaffTransfer, 'risk'>) {
  const t = useMessages(tradingMessages);
  if (reasons.length === 0) return <p className="wg:text-sm wg:text-fg-muted">{t.noReasons}</p>;
  return (
    <ul className="wg:flex wg:list-disc wg:flex-col wg:gap-1 wg:ps-5 wg:text-sm">
      {reasons.map((reason) => (
        <li key={reason}>{t.riskReasons[reason]}</li>
      ))}
    </ul>
  );
}
