import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cn } from '../foundations/cn/cn.ts';

const choiceVariants = cva('ui:inline-flex ui:min-h-6 ui:gap-2 ui:text-sm ui:touch:min-h-11', {
  variants: {
    hinted: { true: 'ui:items-start', false: 'ui:items-center' },
    disabled: {
      true: 'ui:cursor-not-allowed ui:text-fg-faint',
      false: 'ui:cursor-pointer ui:text-fg',
    },
  },
});

interface ChoiceLabelProps {
  label: ReactNode;
  hint: ReactNode;
  disabled: boolean | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A checkbox, radio or switch and its text as one target: 24 px high, 44 px on touch. Without text, the control alone. */
export function ChoiceLabel({ label, hint, disabled, className, children }: ChoiceLabelProps) {
  if (label === undefined)
    return <span className={cn('ui:inline-flex', className)}>{children}</span>;
  return (
    <label
      data-slot="choice"
      className={cn(
        choiceVariants({ hinted: hint !== undefined, disabled: disabled === true }),
        className,
      )}
    >
      {hint === undefined ? (
        children
      ) : (
        <span className="ui:flex ui:h-4.5 ui:items-center">{children}</span>
      )}
      <span className="ui:min-w-0">
        {label}
        {hint === undefined ? null : (
          <span className="ui:block ui:text-xs ui:text-fg-muted">{hint}</span>
        )}
      </span>
    </label>
  );
}
