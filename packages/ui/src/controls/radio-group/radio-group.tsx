import { Check } from 'lucide-react';
import { createContext, type ComponentProps, type ReactNode, use, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { ChoiceLabel } from '../choice-label.tsx';

interface Group {
  name: string;
  value: string | undefined;
  disabled: boolean;
  onValueChange: (value: string) => void;
}

const GroupContext = createContext<Group | null>(null);

function useGroup(): Group {
  const group = use(GroupContext);
  if (!group) throw new Error('A radio stands in a RadioGroup.');
  return group;
}

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** The question; the group's accessible name. */
  label: string;
  /** `undefined` while nothing is chosen yet. */
  value: string | undefined;
  onValueChange: (value: string) => void;
  disabled?: boolean | undefined;
  /** Form name of the radios; made up when left out. */
  name?: string | undefined;
}

/** One of several, each explained. Arrow keys move and choose. */
export function RadioGroup({
  label,
  value,
  onValueChange,
  disabled = false,
  name,
  className,
  children,
  ...rest
}: RadioGroupProps) {
  const own = useId();
  return (
    <GroupContext value={{ name: name ?? own, value, disabled, onValueChange }}>
      <div
        data-slot="radio-group"
        role="radiogroup"
        aria-label={label}
        className={cn('ui:flex ui:flex-col ui:gap-2', className)}
        {...rest}
      >
        {children}
      </div>
    </GroupContext>
  );
}

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'size'> {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

const dot =
  'ui:size-4 ui:flex-none ui:cursor-[inherit] ui:rounded-full ui:border ui:border-line-strong ui:bg-surface-1 ui:transition-[border-width] ui:duration-state ui:checked:border-5 ui:checked:border-accent ui:disabled:border-line ui:disabled:bg-surface-3 ui:forced-colors:appearance-auto';

function useRadio(value: string, props: Omit<ComponentProps<'input'>, 'type' | 'value'>) {
  const group = useGroup();
  const { onChange, disabled, ...rest } = props;
  return {
    type: 'radio',
    name: group.name,
    value,
    checked: group.value === value,
    disabled: disabled ?? group.disabled,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      group.onValueChange(value);
    },
    ...rest,
  } as const;
}

/** One choice of a {@link RadioGroup}. */
export function Radio({ value, label, hint, className, ...rest }: RadioProps) {
  const input = useRadio(value, rest);
  return (
    <ChoiceLabel label={label} hint={hint} disabled={input.disabled} className={className}>
      <input data-slot="radio" className={dot} {...input} />
    </ChoiceLabel>
  );
}

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'size'> {
  value: string;
  /** The name of the choice. */
  label: ReactNode;
  /** A line under it. */
  hint?: ReactNode;
  /** In front: an icon or a mark. */
  media?: ReactNode;
  /** Before the check mark at the far end: a price, a time. */
  end?: ReactNode;
  /** A dot in front instead of the check mark at the end, for a question with plain answers. */
  dotted?: boolean | undefined;
}

/** One choice as a card, for choices that need a picture, two lines or a figure. */
export function RadioCard({
  value,
  label,
  hint,
  media,
  end,
  dotted = false,
  className,
  ...rest
}: RadioCardProps) {
  const input = useRadio(value, rest);
  return (
    <label
      data-slot="radio-card"
      className={cn(
        'ui:flex ui:min-h-12 ui:items-center ui:gap-3 ui:rounded-control ui:border ui:border-line-strong ui:px-3 ui:py-2 ui:text-base ui:transition-colors ui:duration-state',
        'ui:has-checked:border-accent ui:has-checked:bg-accent-soft ui:forced-colors:has-checked:outline-2 ui:has-focus-visible:outline-2 ui:has-focus-visible:outline-offset-2 ui:has-focus-visible:outline-focus',
        input.disabled
          ? 'ui:cursor-not-allowed ui:border-line ui:text-fg-faint'
          : 'ui:cursor-pointer ui:text-fg ui:hover:border-fg-muted ui:has-checked:hover:border-accent',
        className,
      )}
    >
      <input
        data-slot="radio"
        className={cn('ui:peer', dotted ? cn(dot, 'ui:outline-none') : 'ui:sr-only')}
        {...input}
      />
      {media}
      <span className="ui:min-w-0 ui:flex-1">
        <span className="ui:block ui:font-medium">{label}</span>
        {hint === undefined ? null : (
          <span className="ui:block ui:text-sm ui:text-fg-muted">{hint}</span>
        )}
      </span>
      {end}
      {dotted ? null : (
        <Check
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className="ui:invisible ui:flex-none ui:text-accent ui:peer-checked:visible"
        />
      )}
    </label>
  );
}
