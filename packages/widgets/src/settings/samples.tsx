import type { DisplaySettings } from '../preferences/index.ts';
import type { ThemeChoice } from './appearance-panel.tsx';

const sheet =
  'wg:flex wg:h-14 wg:flex-1 wg:flex-col wg:gap-1.5 wg:overflow-hidden wg:rounded-sm wg:border wg:border-line wg:bg-canvas wg:p-2';

/** A page in a theme, or half in each. */
export function ThemeSample({ theme }: { theme: ThemeChoice['value'] }) {
  const shown = theme === 'system' ? (['dark', 'light'] as const) : ([theme] as const);
  return (
    <span aria-hidden className="wg:flex">
      {shown.map((each) => (
        <span key={each} data-theme={each} className={sheet}>
          <span className="wg:-mx-2 wg:-mt-2 wg:mb-1 wg:h-2.5 wg:border-b wg:border-line wg:bg-surface-1" />
          <span className="wg:h-1.5 wg:w-2/5 wg:rounded-full wg:bg-fg" />
          <span className="wg:h-1 wg:w-3/5 wg:rounded-full wg:bg-fg-faint" />
        </span>
      ))}
    </span>
  );
}

/** Heights in px, and whether the price rose. */
const bars = [
  [14, true],
  [20, true],
  [12, false],
  [18, false],
  [24, true],
  [16, false],
  [22, true],
] as const;

/** Some candles in the colours of a choice. */
export function PriceSample({ direction }: { direction: DisplaySettings['direction'] }) {
  return (
    <span aria-hidden data-direction={direction} className="wg:flex wg:h-6 wg:items-end wg:gap-1">
      {bars.map(([height, isUp]) => (
        <span
          key={height}
          style={{ height }}
          className={`wg:w-2 wg:rounded-[1px] ${isUp ? 'wg:bg-up' : 'wg:bg-down'}`}
        />
      ))}
    </span>
  );
}
