import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { UpgradeTier3Dialog } from '../../account/index.ts';

export interface Tier3WarningProps {
  /** Leads to the questions. */
  onContinue: () => void;
  popup: Pick<LazyPopupState, 'open' | 'onOpenChange'>;
}

/** Requirements of Tier 3, shown before its questions begin. */
export function Tier3Warning({ onContinue, popup: { open, onOpenChange } }: Tier3WarningProps) {
  return <UpgradeTier3Dialog {...{ open, onOpenChange, onContinue }} />;
}
