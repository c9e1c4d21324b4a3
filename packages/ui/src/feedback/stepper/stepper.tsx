import { cva } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export interface Step {
  id: string;
  label: ReactNode;
  /** Under the label, in the vertical layout alone: the answer so far. */
  hint?: ReactNode;
  /** At the end, in the vertical layout alone: "Change". */
  action?: ReactNode;
  /** Done although it comes after the current one: the reader went back. */
  done?: boolean | undefined;
}

const messages = defineMessages('stepper', { done: terms.stepDone, current: 'current' });
export type StepperLabels = MessagesOf<typeof messages>;

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name: "Steps of the transfer". */
  label: string;
  /** The steps, in order. */
  steps: readonly Step[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  labels?: Partial<StepperLabels> | undefined;
}

type Status = 'done' | 'current' | 'todo';

const stepperVariants = cva('ui:flex ui:text-sm ui:font-medium', {
  variants: {
    orientation: {
      horizontal: 'ui:items-center ui:gap-2 ui:max-[360px]:gap-1',
      vertical: 'ui:flex-col',
    },
  },
});

const bulletVariants = cva(
  'ui:num ui:inline-flex ui:flex-none ui:items-center ui:justify-center ui:rounded-full ui:border ui:text-xs ui:font-semibold',
  {
    variants: {
      orientation: { horizontal: 'ui:size-5', vertical: 'ui:size-6' },
      status: {
        done: 'ui:border-transparent ui:bg-success-soft ui:text-success',
        current: 'ui:border-transparent ui:bg-accent ui:text-on-accent ui:forced-selected',
        todo: 'ui:border-line-strong ui:text-fg-muted',
      },
    },
  },
);

/** A step in a row. */
const stepVariants = cva(
  'ui:flex ui:min-w-0 ui:items-center ui:gap-2 ui:whitespace-nowrap ui:not-first:before:h-px ui:not-first:before:w-5 ui:not-first:before:bg-line-strong/50 ui:max-[360px]:gap-1 ui:max-[360px]:not-first:before:w-2',
  {
    variants: {
      status: { done: 'ui:text-fg-muted', current: 'ui:text-fg', todo: 'ui:text-fg-faint' },
    },
  },
);

/** The current step of a task. It shows progress only; buttons beside it move between steps. */
export function Stepper({
  label,
  steps,
  current,
  orientation = 'horizontal',
  labels,
  className,
  ...rest
}: StepperProps) {
  const words = useMessages(messages, labels);
  const vertical = orientation === 'vertical';
  return (
    <ol
      data-slot="stepper"
      data-orientation={orientation}
      aria-label={label}
      className={cn(stepperVariants({ orientation }), className)}
      {...rest}
    >
      {steps.map((step, index) => {
        const status: Status =
          index === current ? 'current' : (step.done ?? index < current) ? 'done' : 'todo';
        const said = status === 'todo' ? '' : ` (${words[status]})`;
        const mark = (
          <span aria-hidden className={bulletVariants({ orientation, status })}>
            {status === 'done' ? <Check size={12} strokeWidth={2} /> : index + 1}
          </span>
        );
        if (!vertical) {
          return (
            <li
              data-slot="stepper-step"
              key={step.id}
              aria-current={status === 'current' ? 'step' : undefined}
              className={stepVariants({ status })}
            >
              {mark}
              {/* On a phone only the current step shows its words. */}
              <span className={cn('ui:truncate', status !== 'current' && 'ui:max-sm:sr-only')}>
                {step.label}
                <span className="ui:sr-only">{said}</span>
              </span>
            </li>
          );
        }
        return (
          <li
            data-slot="stepper-step"
            key={step.id}
            aria-current={status === 'current' ? 'step' : undefined}
            className={cn(
              'ui:relative ui:flex ui:gap-3 ui:pb-3 ui:last:pb-0',
              'ui:not-last:before:absolute ui:not-last:before:start-[11.5px] ui:not-last:before:top-6 ui:not-last:before:bottom-0 ui:not-last:before:w-px',
              status === 'done'
                ? 'ui:not-last:before:bg-success'
                : 'ui:not-last:before:bg-line-strong',
            )}
          >
            {mark}
            <span className="ui:min-w-0 ui:flex-1 ui:pt-0.5">
              <span
                className={cn(
                  'ui:block',
                  status === 'todo' ? 'ui:text-fg-muted' : 'ui:font-semibold ui:text-fg',
                )}
              >
                {step.label}
                <span className="ui:sr-only">{said}</span>
              </span>
              {step.hint === undefined ? null : (
                <span className="ui:block ui:text-xs ui:font-normal ui:text-fg-muted">
                  {step.hint}
                </span>
              )}
            </span>
            {step.action === undefined ? null : <span className="ui:pt-0.5">{step.action}</span>}
          </li>
        );
      })}
    </ol>
  );
}
