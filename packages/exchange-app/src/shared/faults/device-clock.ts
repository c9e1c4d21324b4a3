import { translator } from '../language/translator.tsx';
import { toastNotices } from '@agio/widgets/host';

/** Off by more, the times on the page mislead, in milliseconds. */
const tolerance = 5 * 60 * 1000;

/** Hints at a wrong clock of this device, by the first time that the exchange tells: what changes later is sleep. */
export function deviceClock(): (aheadMs: number) => void {
  let judged = false;
  return (aheadMs) => {
    if (judged) return;
    judged = true;
    if (Math.abs(aheadMs) <= tolerance) return;
    const t = translator('shell');
    toastNotices.warning({ id: 'clock', title: t('clock.title'), description: t('clock.text') });
  };
}
