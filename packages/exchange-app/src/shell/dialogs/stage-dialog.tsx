import { StageBadgeModal } from '@agio/ui/stage-badge-modal';
import { useEffect } from 'react';
import { useConfig } from '../../config/use-config.ts';
import type { DialogProps } from './dialog.ts';

/** Meaning of the badge beside the logo. Closes where there is no badge. */
export function StageDialog({ open, onOpenChange }: DialogProps) {
  const { stage } = useConfig();
  useEffect(() => {
    if (open && stage === null) onOpenChange(false);
  }, [open, stage, onOpenChange]);
  return <StageBadgeModal open={open} onOpenChange={onOpenChange} stage={stage ?? ''} />;
}
