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

/** How much a transfer deserves a second look, in a word. */
export function RiskPill({ level }: { level: TransferRiskLevel }) {
  const { risks } = useMessages(tradingMessages);
  return <StatusPill tone={tones[level]}>{risks[level]}</StatusPill>;
}

/** Why a transfer deserves a second look. */
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
