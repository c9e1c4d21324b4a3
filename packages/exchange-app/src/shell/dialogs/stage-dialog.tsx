import { StageBadgeModal } from '@agio/ui/stage-badge-modal';
import { useConfig } from '../../config/use-config.ts';
import { type DialogProps, useCloseIf } from './dialog.ts';

/** What the badge beside the logo means. */
export function StageDialog(props: DialogProps) {
  const { stage } = useConfig();
  useCloseIf(stage === null, props);
  return (
    <StageBadgeModal open={props.open} onOpenChange={props.onOpenChange} stage={stage ?? ''} />
  );
}
