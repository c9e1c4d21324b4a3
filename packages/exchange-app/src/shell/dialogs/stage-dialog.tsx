import { StageBadgeModal } from '@agio/ui/stage-badge-modal';
import { useConfig } from '../../config/use-config.ts';
import type { OverlayProps } from './overlays.tsx';

/** What the badge beside the logo means. */
export function StageDialog({ open, onOpenChange }: OverlayProps) {
  const { stage } = useConfig();
  return <StageBadgeModal open={open} onOpenChange={onOpenChange} stage={stage ?? ''} />;
}
