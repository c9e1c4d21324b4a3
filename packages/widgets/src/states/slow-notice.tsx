import { useIsSlow } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { common } from '../words/messages.ts';
import { useOnline } from '../host/use-online.ts';

/** Says that the page is still loading. It lies over the page, which does not move for it; offline has a banner. */
export function SlowNotice() {
  const t = useMessages(common);
  const isSlow = useIsSlow();
  const isShown = useOnline() && isSlow;
  return (
    <output className="wg:pointer-events-none wg:sticky wg:top-2 wg:z-10 wg:flex wg:h-0 wg:flex-none wg:justify-center wg:px-4">
      {isShown ? (
        <span className="wg:h-fit wg:rounded-control wg:border wg:border-line-strong wg:bg-surface-3 wg:px-3 wg:py-1.5 wg:text-center wg:text-sm">
          {t.slow}
        </span>
      ) : null}
    </output>
  );
}
