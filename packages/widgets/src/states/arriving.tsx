// @where Widgets: times after which a wait is shown: loading, slow page, long work
import { useMessages } from '@agio/ui/language';
import { Spinner } from '@agio/ui/spinner';
import { useEffect, useState } from 'react';
import { common } from '../words/messages.ts';

/** Time after which code that has not arrived is announced. */
export const lazyLoadDelayMs = 200;

/**
 * Stands for a dialog whose code is on its way: a press on its button is then not without an answer. Nothing shows before
 * the delay is over, so that what comes at once does not flash.
 */
export function Arriving() {
  const t = useMessages(common);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lazyLoadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="wg:pointer-events-none wg:fixed wg:inset-0 wg:z-30 wg:grid wg:place-items-center">
      {isLate ? (
        <span className="wg:flex wg:items-center wg:gap-2 wg:rounded-control wg:border wg:border-line-strong wg:bg-surface-3 wg:px-3 wg:py-1.5 wg:text-sm wg:text-fg">
          <Spinner size={16} />
          {t.opening}
        </span>
      ) : null}
    </output>
  );
}
