import { Slider as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export interface SliderMark {
  value: number;
  /** Under the track, a button that jumps there. */
  label?: ReactNode;
}

export interface SliderProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'onChange'
> {
  /** What is being set; the thumb's accessible name. */
  label: string;
  /** A whole number between `min` and `max`: percent of a balance, not an amount. */
  value: number;
  onValueChange: (value: number) => void;
  /** When the pointer or key is let go. */
  onValueCommit?: ((value: number) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  marks?: readonly SliderMark[] | undefined;
  /** How the value is read out: "25 %". */
  formatValue?: ((value: number) => string) | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  disabled?: boolean | undefined;
}

const percent = (value: number) => `${value} %`;

/**
 * Sets a share by hand. Arrow keys move a step, Page Up and Down ten, Home and End to the ends; the marks are buttons.
 * Never the only way to enter a figure.
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
  dir,
  disabled = false,
  className,
  ...rest
}: SliderProps) {
  const at = (mark: number) => ((mark - min) / (max - min)) * 100;
  return (
    <div data-slot="slider" className={className} {...rest}>
      <Radix.Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        {...(dir === undefined ? {} : { dir })}
        className={cn(
          'ui:relative ui:flex ui:h-5 ui:touch-none ui:items-center ui:touch:h-11',
          disabled ? 'ui:cursor-not-allowed' : 'ui:cursor-pointer',
        )}
      >
        {/* Radix keeps the whole thumb inside, so its centre travels from 8 px to 8 px before the end: that is the track. */}
        <Radix.Track className="ui:absolute ui:inset-x-2 ui:h-1 ui:rounded-full ui:bg-surface-3 ui:forced-colors:border">
          <Radix.Range
            className={cn(
              'ui:absolute ui:h-full ui:rounded-full ui:forced-selected',
              disabled ? 'ui:bg-line-strong' : 'ui:bg-accent',
            )}
          />
          {marks.map((mark) => (
            <span
              key={mark.value}
              data-slot="slider-mark"
              data-passed={mark.value <= value ? '' : undefined}
              className={cn(
                'ui:absolute ui:-top-0.5 ui:size-2 ui:rounded-full ui:border-[1.5px] ui:border-line-strong ui:bg-surface-1',
                !disabled && 'ui:data-passed:border-accent ui:data-passed:bg-accent',
              )}
              style={{ insetInlineStart: `calc(${at(mark.value)}% - 4px)` }}
            />
          ))}
        </Radix.Track>
        <Radix.Thumb
          data-slot="slider-thumb"
          aria-label={label}
          aria-valuetext={formatValue(value)}
          className={cn(
            'ui:block ui:size-4 ui:rounded-full ui:border-4 ui:bg-surface-1 ui:hit-area',
            disabled ? 'ui:border-line-strong' : 'ui:border-accent',
          )}
        />
      </Radix.Root>
      {marks.some((mark) => mark.label !== undefined) ? (
        <div className="ui:relative ui:mx-2 ui:h-6">
          {marks.map((mark) =>
            mark.label === undefined ? null : (
              <button
                key={mark.value}
                data-slot="slider-mark-button"
                type="button"
                // The slider itself is on the keyboard's path; the marks are for the pointer.
                tabIndex={-1}
                disabled={disabled}
                onClick={() => {
                  onValueChange(mark.value);
                  onValueCommit?.(mark.value);
                }}
                className={cn(
                  'ui:absolute ui:h-6 ui:min-w-6 ui:text-xs ui:num ui:disabled:cursor-not-allowed ui:disabled:text-fg-faint',
                  mark.value === value && !disabled
                    ? 'ui:font-medium ui:text-fg'
                    : 'ui:cursor-pointer ui:text-fg-muted ui:hover:text-fg',
                  // The outer labels stay inside the slider's own width.
                  at(mark.value) === 0
                    ? 'ui:-start-2 ui:text-start'
                    : at(mark.value) === 100
                      ? 'ui:-end-2 ui:text-end'
                      : 'ui:w-12 ui:text-center',
                )}
                style={
                  at(mark.value) > 0 && at(mark.value) < 100
                    ? { insetInlineStart: `calc(${at(mark.value)}% - 1.5rem)` }
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
