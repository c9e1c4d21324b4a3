// @where Widgets: countdown of a held price and its last seconds, as in Convert
import type { HeldQuote, HeldSpan } from '@agio/api-client';
import { ProgressRing } from '@agio/ui/progress-ring';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface PriceRingProps {
  held: HeldQuote<HeldSpan>;
  words: {
    /** Name of the ring. */
    ring: string;
    /** Its value: "12 seconds left". */
    left: (values: { count: number }) => string;
  };
}

/** The countdown ring of what is held, with its seconds. */
export function PriceRing({ held, words }: PriceRingProps) {
  const seconds = useSecondsLeft(held);
  const whole = Math.ceil(held.heldForMs / 1000);
  return (
    <span className="wg:relative wg:inline-flex wg:flex-none wg:items-center wg:justify-center">
      <ProgressRing
        size={36}
        value={Math.min(seconds, whole)}
        max={whole}
        label={words.ring}
        valueText={words.left({ count: seconds })}
      />
      <span aria-hidden className="wg:num wg:absolute wg:text-xs wg:font-semibold">
        {seconds}
      </span>
    </span>
  );
}
