import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { ChoiceLabel } from '../choice-label.tsx';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** Beside the switch; a press on it counts too. Without a label, pass an `aria-label`. */
  label?: ReactNode;
  /** Under the label. */
  hint?: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that takes effect at once. In a form that is sent, use a checkbox. */
export function Switch({
  label,
  hint,
  onCheckedChange,
  onChange,
  className,
  ...rest
}: SwitchProps) {
  return (
    <ChoiceLabel label={label} hint={hint} disabled={rest.disabled} className={className}>
      <input
        data-slot="switch"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it by itself
        role="switch"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        className={cn(
          'ui:hit-area ui:h-5 ui:w-8 ui:flex-none ui:cursor-[inherit] ui:rounded-full ui:border ui:border-line-strong ui:bg-surface-3 ui:transition-colors ui:duration-state',
          'ui:before:absolute ui:before:start-[3px] ui:before:top-[3px] ui:before:size-3 ui:before:rounded-full ui:before:bg-fg-muted ui:before:transition-all ui:before:duration-state',
          'ui:checked:border-accent ui:checked:bg-accent ui:checked:before:start-[15px] ui:checked:before:bg-on-accent',
          'ui:disabled:border-line ui:disabled:bg-surface-2 ui:disabled:before:bg-fg-faint ui:forced-colors:appearance-auto ui:forced-colors:before:hidden',
        )}
        {...rest}
      />
    </ChoiceLabel>
  );
}
