import type { ComplianceStep } from '@agio/api-client';
import { useNextStep } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { UpgradeTier3WarningModal } from '@agio/ui/upgrade-tier-3-warning';
import type { AccountDialogProps } from './dialog.ts';
import { messages } from './messages.ts';

export interface UpgradeTier3DialogProps extends AccountDialogProps {
  /** Leads to the questions. */
  onContinue: () => void;
}

/** Placeholder while the list of questions loads. */
const loading = ['wg:w-48', 'wg:w-40', 'wg:w-56'].map((width) => ({
  id: width,
  label: <Skeleton className={`wg:my-0.5 wg:h-4 ${width}`} />,
}));

/** Before the questions of Tier 3: what they ask of this reader, and what follows. */
export function UpgradeTier3Dialog({ onContinue, ...props }: UpgradeTier3DialogProps) {
  const { upgrade: t, upgradeError } = useMessages(messages);
  const { data, error } = useNextStep({ targetTier: 'Tier3' });
  const requirements = data?.steps.flatMap((step) => {
    const label = labelOf(t, step);
    return label === undefined ? [] : [{ id: step, label, done: data.answered.includes(step) }];
  });
  return (
    <UpgradeTier3WarningModal
      {...props}
      requirements={requirements ?? (error ? [] : loading)}
      error={error && !data ? upgradeError : undefined}
      onContinue={onContinue}
    />
  );
}

const labelOf = (labels: Readonly<Record<string, string>>, step: ComplianceStep | 'Unknown') =>
  Object.hasOwn(labels, step) ? labels[step] : undefined;
