import { Button, type ButtonProps } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Share2 } from 'lucide-react';
import { common } from '../words/messages.ts';

/** Returns true if this device can share. */
const canShare = (): boolean =>
  typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** Only where the device can share. A share that the reader gives up is no failure. */
export function ShareButton({
  title,
  text,
  ...look
}: { title: string; text: string } & Pick<ButtonProps, 'size' | 'variant' | 'className'>) {
  const t = useMessages(common);
  if (!canShare()) return null;
  return (
    <Button
      size="sm"
      icon={<Share2 size={14} strokeWidth={1.5} aria-hidden />}
      onClick={() => void navigator.share({ title, text }).catch(() => undefined)}
      {...look}
    >
      {t.share}
    </Button>
  );
}
