import { ChevronDown, ChevronUp } from 'lucide-react';

export interface StepperLabels {
  up: string;
  down: string;
}

interface SteppersProps {
  onStep: (count: 1 | -1) => void;
  disabled: boolean | undefined;
  labels: Partial<StepperLabels> | undefined;
}

const looks =
  'ui:flex ui:flex-1 ui:cursor-pointer ui:items-center ui:justify-center ui:hover:bg-surface-2 ui:hover:text-fg ui:disabled:cursor-not-allowed ui:disabled:bg-transparent ui:disabled:text-fg-faint';

/** The pair at the end of an amount field. Not on the keyboard's path: the arrow keys do the same in the field. */
export function Steppers({ onStep, disabled, labels }: SteppersProps) {
  return (
    <>
      {([1, -1] as const).map((count) => {
        const Icon = count === 1 ? ChevronUp : ChevronDown;
        return (
          <button
            key={count}
            data-slot="amount-step"
            type="button"
            tabIndex={-1}
            disabled={disabled}
            aria-label={count === 1 ? (labels?.up ?? 'Step up') : (labels?.down ?? 'Step down')}
            // The caret stays where it is; on touch no keyboard opens.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onStep(count)}
            className={
              count === 1
                ? `${looks} ui:rounded-se-control`
                : `${looks} ui:rounded-ee-control ui:border-t ui:border-line`
            }
          >
            <Icon aria-hidden size={12} strokeWidth={1.5} />
          </button>
        );
      })}
    </>
  );
}
