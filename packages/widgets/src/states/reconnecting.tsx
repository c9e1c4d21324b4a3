import { useConnectionStatus } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { RefreshCw } from 'lucide-react';
import { common } from '../words/messages.ts';

/** Live prices were lost and are being fetched again. While all is well there is nothing to say. */
export function Reconnecting() {
  const t = useMessages(common);
  const { market } = useConnectionStatus();
  return (
    <output className="wg:me-1 wg:flex wg:items-center wg:gap-1.5 wg:text-xs wg:text-fg-muted">
      {market.status === 'reconnecting' ? (
        <>
          <RefreshCw size={14} strokeWidth={1.5} aria-hidden />
          <span className="wg:max-lg:sr-only">{t.reconnecting({ attempt: market.attempt })}</span>
        </>
      ) : null}
    </output>
  );
}
