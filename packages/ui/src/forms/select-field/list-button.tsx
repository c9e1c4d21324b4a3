import { cva } from 'class-variance-authority';
import { ChevronDown, ChevronsUpDown } from 'lucide-react';
import * as Popover from '@radix-ui/react-popover';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { usePortalContainer } from '../../foundations/theme-scope/theme-scope.tsx';
import { findByText, moveActive, TYPE_AHEAD_PAUSE } from '../../foundations/listbox/listbox.ts';
import {
  ListboxOptions,
  optionId,
  type RichOption,
} from '../../foundations/listbox/listbox-options.tsx';

export interface ListButtonProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange'> {
  options: readonly RichOption[];
  isSelected: (value: string) => boolean;
  onChoose: (index: number) => void;
  /** Several may be chosen: the list stays open. */
  multiple?: boolean | undefined;
  /** Accessible name of the list, and of the button where no label points to it. */
  label: string;
  /** The choice as the button shows it. */
  children: ReactNode;
  /** Nothing is chosen. */
  empty: boolean;
  variant: 'field' | 'inline';
  container: Element | null | undefined;
  align: 'start' | 'end';
}

const buttonVariants = cva(
  'ui:cursor-pointer ui:items-center ui:text-start ui:text-fg ui:disabled:cursor-not-allowed ui:disabled:text-fg-faint',
  {
    variants: {
      variant: {
        field:
          'ui:flex ui:w-full ui:min-h-control ui:gap-2 ui:rounded-control ui:bg-surface-1 ui:px-3 ui:field-frame ui:touch:min-h-11 ui:disabled:bg-surface-2',
        inline:
          'ui:inline-flex ui:h-6 ui:gap-1 ui:rounded-control ui:text-sm ui:font-medium ui:touch:h-11',
      },
    },
  },
);

const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End'];

/** A button with a list: the ARIA pattern "select-only combobox", for one or several choices. */
export function ListButton({
  options,
  isSelected,
  onChoose,
  multiple = false,
  label,
  children,
  empty,
  variant,
  container,
  align,
  className,
  onKeyDown,
  onBlur,
  onClick,
  ...rest
}: ListButtonProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typing = useTypeAhead();
  const first = options.findIndex((option) => isSelected(option.value));

  const show = (at = first) => {
    setActive(at === -1 ? (moveActive(options, -1, 'Home') ?? -1) : at);
    setOpen(true);
  };
  const choose = (index: number) => {
    if (!multiple) setOpen(false);
    if (options[index] && options[index].disabled !== true) onChoose(index);
  };

  const onKey = (event: React.KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const typed = typing.read(event);
    if (typed !== undefined) {
      const found = findByText(options, open ? active : first, typed);
      if (!open) show(found);
      else if (found !== undefined) setActive(found);
    } else if (!open) {
      if (!openingKeys.includes(key)) return;
      show(key === 'Home' || key === 'End' ? moveActive(options, -1, key) : first);
    } else if (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && event.altKey)) {
      choose(active);
    } else if (key === 'Tab') {
      if (!multiple) choose(active);
      return;
    } else if (key === 'Escape') {
      setOpen(false);
      // The key must not close a dialog around it.
      event.stopPropagation();
    } else {
      const next = moveActive(options, active, key);
      if (next === undefined) return;
      setActive(next);
    }
    event.preventDefault();
  };

  const Arrow = variant === 'field' ? ChevronsUpDown : ChevronDown;
  return (
    <Popover.Root open={open} onOpenChange={(next) => (next ? show() : setOpen(false))}>
      <Popover.Anchor asChild>
        <button
          data-slot="select"
          type="button"
          role="combobox"
          aria-label={rest.id === undefined ? label : undefined}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active !== -1 ? optionId(listId, active) : undefined}
          className={cn(buttonVariants({ variant }), className)}
          onClick={(event) => {
            onClick?.(event);
            if (open) setOpen(false);
            else show();
          }}
          onKeyDown={onKey}
          onBlur={(event) => {
            onBlur?.(event);
            setOpen(false);
          }}
          {...rest}
        >
          <span
            className={cn(
              'ui:flex ui:min-w-0 ui:items-center ui:gap-2',
              variant === 'field' && 'ui:flex-1',
              empty && 'ui:text-fg-faint',
            )}
          >
            {children}
          </span>
          <Arrow
            aria-hidden
            size={variant === 'field' ? 16 : 12}
            strokeWidth={1.5}
            className="ui:flex-none ui:text-fg-muted"
          />
        </button>
      </Popover.Anchor>
      <Popover.Portal container={usePortalContainer(container)}>
        <Popover.Content
          data-slot="select-content"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          // The focus stays on the button, even when the list closes.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          role={undefined}
          className={cn(
            listSurface,
            variant === 'field' ? 'ui:w-(--radix-popover-trigger-width)' : 'ui:min-w-44',
          )}
        >
          <ListboxOptions
            id={listId}
            label={label}
            options={options}
            active={active}
            isSelected={isSelected}
            multiple={multiple}
            onActive={setActive}
            onChoose={choose}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The surface of a list, under its button or input. */
export const listSurface =
  'ui:z-50 ui:flex ui:max-h-[min(20rem,var(--radix-popover-content-available-height))] ui:flex-col ui:rounded-panel ui:bg-overlay ui:font-text ui:text-base ui:text-fg ui:shadow-overlay ui:motion-surface';

/** Collects letters that are typed without a pause. */
function useTypeAhead() {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** The word so far, if the key belongs to it. A space counts only inside a word. */
    read: (event: React.KeyboardEvent): string | undefined => {
      const { key } = event;
      if (key.length !== 1 || event.altKey || (key === ' ' && typed.current === '')) {
        return undefined;
      }
      typed.current += key;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        typed.current = '';
      }, TYPE_AHEAD_PAUSE);
      return typed.current;
    },
  };
}
