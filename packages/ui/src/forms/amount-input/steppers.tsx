import { cva } from 'class-variance-authority';
import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide-react';

export interface StepperLabels {
  up: string;
  down: string;
}

interface SteppersProps {
  onStep: (count: 1 | -1) => void;
  disabled: boolean | undefined;
  /** Side by side, for a field too low for two rows. */
  beside: boolean;
  labels: StepperLabels;
}

const stepVariants = cva(
  'ui:flex ui:flex-1 ui:border-s ui:border-y ui:border-s-line ui:border-y-transparent ui:bg-clip-padding ui:cursor-pointer ui:items-center ui:justify-center ui:hover:bg-surface-2 ui:hover:text-fg ui:disabled:cursor-not-allowed ui:disabled:bg-transparent ui:disabled:text-fg-faint',

  {
    variants: {
      // Both have both borders, one of them transparent, so that they have one size. Stacked ones stand side by side on
      // touch too: a finger needs 44 px in both directions.
      place: {
        'beside-up': 'ui:order-1 ui:rounded-e-control',
        'beside-down': 'ui:border-s-transparent',
        'stacked-up':
          'ui:rounded-se-control ui:border-s-transparent ui:touch:order-1 ui:touch:rounded-e-control ui:touch:border-s-line',
        'stacked-down':
          'ui:rounded-ee-control ui:border-s-transparent ui:border-t-line ui:touch:rounded-none ui:touch:border-t-transparent',
      },
    },
  },
);

/** The two step buttons of an amount field. Not reached by Tab: the arrow keys in the field do the same. */
export function Steppers({ onStep, disabled, beside, labels }: SteppersProps) {
  const place = beside ? 'beside' : 'stacked';
  return (
    <>
      {([1, -1] as const).map((count) => {
        const [Arrow, Sign] =
          count === 1 ? ([ChevronUp, Plus] as const) : ([ChevronDown, Minus] as const);
        return (
          <button
            key={count}
            data-slot="amount-step"
            type="button"
            tabIndex={-1}
            disabled={disabled}
            aria-label={count === 1 ? labels.up : labels.down}
            title={count === 1 ? labels.up : labels.down}
            // Keeps the caret in place, and on touch the keyboard closed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onStep(count)}
            className={stepVariants({ place: `${place}-${count === 1 ? 'up' : 'down'}` })}
          >
            <Arrow aria-hidden size={12} strokeWidth={1.5} className="ui:touch:hidden" />
            <Sign aria-hidden size={16} strokeWidth={1.5} className="ui:hidden ui:touch:block" />
          </button>
        );
      })}
    </>
  );
}
