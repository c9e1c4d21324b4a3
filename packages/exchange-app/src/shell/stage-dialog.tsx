import { StageBadgeModal } from '@agio/ui/stage-badge-modal';
import { useConfig } from '../config/use-config.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import type { OverlayProps } from './overlays.tsx';

/** What the badge beside the logo means. */
export function StageDialog({ open, onOpenChange }: OverlayProps) {
  const t = useTranslate('shell');
  const { stage } = useConfig();
  return (
    <StageBadgeModal
      open={open}
      onOpenChange={onOpenChange}
      stage={stage ?? ''}
      labels={{
        title: (name) => t('stage.title', { stage: name }),
        text: t('stage.text'),
        close: t('stage.close'),
      }}
    />
  );
}
