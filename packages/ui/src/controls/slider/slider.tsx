import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export interface SliderMark {
  value: number;
  /** A button under the track that jumps to the value. */
  label?: ReactNode;
}

export interface SliderProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** The setting, as the accessible name. */
  label: string;
  /** A whole number between `min` and `max`: percent of a balance, not an amount. */
  value: number;
  onValueChange: (value: number) => void;
  /** Called when the pointer or key is released. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** @default 0 */
  min?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  /**
   * Values with a mark and a label; a press on one sets it.
   * @default []
   */
  marks?: readonly SliderMark[] | undefined;
  /**
   * The value for a screen reader: "25 %".
   * @default a percentage: "25 %"
   */
  formatValue?: ((value: number) => string) | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

const percent = (value: number) => `${value} %`;

const inputVariants = cva(
  'ui:peer ui:slider-thumb ui:absolute ui:start-[calc(0.5rem-var(--slider-thumb)/2)] ui:-top-0.5 ui:h-[calc(100%+4px)] ui:w-[calc(100%-1rem+var(--slider-thumb))] ui:touch-pan-y ui:opacity-0 ui:[--slider-thumb:1rem] ui:touch:[--slider-thumb:2.75rem]',
  { variants: { disabled: { true: 'ui:cursor-not-allowed', false: 'ui:cursor-pointer' } } },
);

const trackVariants = cva('ui:absolute ui:h-full ui:rounded-full ui:forced-selected', {
  variants: { disabled: { true: 'ui:bg-line-strong', false: 'ui:bg-accent' } },
});

const markVariants = cva(
  'ui:absolute ui:-top-0.5 ui:size-2 ui:rounded-full ui:border-[1.5px] ui:border-line-strong ui:bg-surface-1',
  {
    variants: {
      disabled: { true: '', false: 'ui:data-passed:border-accent ui:data-passed:bg-accent' },
    },
  },
);

const thumbVariants = cva(
  'ui:pointer-events-none ui:absolute ui:top-1/2 ui:-mt-2 ui:size-4 ui:rounded-full ui:border-4 ui:bg-surface-1 ui:outline-offset-2 ui:peer-focus-visible:[outline:2px_solid_var(--agio-focus)]',
  { variants: { disabled: { true: 'ui:border-line-strong', false: 'ui:border-accent' } } },
);

const markButtonVariants = cva(
  'ui:absolute ui:h-6 ui:min-w-6 ui:touch:h-11 ui:touch:min-w-11 ui:touch:pb-5 ui:text-xs ui:num ui:disabled:cursor-not-allowed ui:disabled:text-fg-faint',
  {
    variants: {
      chosen: {
        true: 'ui:cursor-default! ui:font-medium ui:text-fg',
        false: 'ui:cursor-pointer ui:text-fg-muted ui:hover:text-fg',
      },
      // The outer labels stay inside the width of the slider.
      place: {
        start: 'ui:-start-2 ui:text-start',
        end: 'ui:-end-2 ui:text-end',
        middle: 'ui:w-12 ui:text-center',
      },
    },
  },
);

/**
 * Sets a share by hand. Arrow keys move by a step, Page Up and Down by a tenth, Home and End to the ends; the marks are buttons.
 * Always beside a field for the exact figure.
 */
export function Slider({
  label,
  value,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  marks = [],
  formatValue = percent,
  disabled = false,
  className,
  ...rest
}: SliderProps) {
  /** Position on the track, 0 to 1. */
  const at = (mark: number) => (mark - min) / (max - min);
  return (
    <div data-slot="slider" className={cn('ui:block', className)} {...rest}>
      <div className="ui:relative ui:h-5 ui:touch:h-11">
        {/* A transparent native slider handles input; the elements below draw it. */}
        <input
          data-slot="slider-input"
          type="range"
          aria-label={label}
          aria-valuetext={formatValue(value)}
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
          onPointerUp={(event) => onValueCommit?.(event.currentTarget.valueAsNumber)}
          onKeyUp={(event) => onValueCommit?.(event.currentTarget.valueAsNumber)}
          className={inputVariants({ disabled })}
        />
        <span className="ui:pointer-events-none ui:absolute ui:inset-x-2 ui:top-1/2 ui:-mt-0.5 ui:h-1 ui:rounded-full ui:bg-surface-3 ui:forced-colors:border">
          <span className={trackVariants({ disabled })} style={{ width: `${at(value) * 100}%` }} />
          {marks.map((mark) => (
            <span
              key={mark.value}
              data-slot="slider-mark"
              data-passed={mark.value <= value ? '' : undefined}
              className={markVariants({ disabled })}
              style={{ insetInlineStart: `calc(${at(mark.value) * 100}% - 4px)` }}
            />
          ))}
        </span>
        <span
          data-slot="slider-thumb"
          className={thumbVariants({ disabled })}
          // The thumb stays inside the track: its centre moves from 8 px to 8 px before the end.
          style={{ insetInlineStart: `calc((100% - 1rem) * ${at(value)})` }}
        />
      </div>
      {marks.some((mark) => mark.label !== undefined) ? (
        <div role="group" aria-label={label} className="ui:relative ui:mx-2 ui:h-6 ui:touch:h-11">
          {marks.map((mark) =>
            mark.label === undefined ? null : (
              <button
                key={mark.value}
                data-slot="slider-mark-button"
                type="button"
                // Tab goes to the slider alone; the marks are for the pointer.
                tabIndex={-1}
                disabled={disabled}
                onClick={() => {
                  onValueChange(mark.value);
                  onValueCommit?.(mark.value);
                }}
                className={markButtonVariants({
                  chosen: mark.value === value && !disabled,
                  place: at(mark.value) === 0 ? 'start' : at(mark.value) === 1 ? 'end' : 'middle',
                })}
                style={
                  at(mark.value) > 0 && at(mark.value) < 1
                    ? { insetInlineStart: `calc(${at(mark.value) * 100}% - 1.5rem)` }
                    : undefined
                }
              >
                {mark.label}
              </button>
            ),
          )}
        </div>
      ) : null}
    </div>
  );
}
