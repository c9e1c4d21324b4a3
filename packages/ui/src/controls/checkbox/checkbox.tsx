import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { mergeRefs } from '../../foundations/merge-refs.ts';
import { ChoiceLabel } from '../choice-label.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Beside the box; a press on it counts too. Without a label, pass an `aria-label`. */
  label?: ReactNode;
  /** Under the label. */
  hint?: ReactNode;
  /**
   * Some of the items that the box stands for are checked, not all.
   * @default false
   */
  indeterminate?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A yes or no that is sent with a form. For a setting that takes effect at once, use a switch. */
export function Checkbox({
  label,
  hint,
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A click clears the property in the browser, so each render sets it again.
    if (own.current) own.current.indeterminate = indeterminate;
  });
  return (
    <ChoiceLabel label={label} hint={hint} disabled={rest.disabled} className={className}>
      <span className="ui:relative ui:inline-flex ui:size-4 ui:flex-none">
        <input
          data-slot="checkbox"
          type="checkbox"
          ref={mergeRefs(own, ref)}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          className={cn(
            'ui:peer ui:size-4 ui:cursor-[inherit] ui:rounded-sm ui:border ui:border-line-strong ui:bg-surface-1 ui:transition-colors ui:duration-state ui:hit-area',
            'ui:checked:border-accent ui:checked:bg-accent ui:indeterminate:border-accent ui:indeterminate:bg-accent',
            'ui:disabled:border-line ui:disabled:bg-surface-3 ui:aria-invalid:border-danger ui:forced-colors:appearance-auto',
          )}
          {...rest}
        />
        <Check
          aria-hidden
          strokeWidth={2.5}
          className="ui:pointer-events-none ui:absolute ui:inset-0.5 ui:hidden ui:size-3 ui:text-on-accent ui:peer-checked:block ui:peer-disabled:text-fg-faint ui:forced-colors:hidden!"
        />
        <Minus
          aria-hidden
          strokeWidth={2.5}
          className="ui:pointer-events-none ui:absolute ui:inset-0.5 ui:hidden ui:size-3 ui:bg-accent ui:text-on-accent ui:peer-indeterminate:block ui:forced-colors:hidden!"
        />
      </span>
    </ChoiceLabel>
  );
}
