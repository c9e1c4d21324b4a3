import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../cn/cn.ts';
import type { ListOption } from './listbox.ts';

/** An option with what may stand around its label. */
export interface RichOption<V extends string = string> extends ListOption<V> {
  /** A second line. */
  hint?: ReactNode;
  /** In front: an icon or a mark. */
  media?: ReactNode;
  /** At the far end: a balance, a code. */
  end?: ReactNode;
  /** Options with the same group stand together under its name. */
  group?: string | undefined;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface ListboxOptionsProps {
  id: string;
  label: string;
  options: readonly RichOption[];
  active: number;
  isSelected: (value: string) => boolean;
  multiple?: boolean | undefined;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
}

/**
 * The list of a select or combobox. Focus stays outside, on the button or input that names the active option by
 * `aria-activedescendant`.
 */
export function ListboxOptions({
  id,
  label,
  options,
  active,
  isSelected,
  multiple = false,
  onActive,
  onChoose,
}: ListboxOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-index='${active}']`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const items = options.map((option, index) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are handled where the focus is
    <div
      key={option.value}
      id={optionId(id, index)}
      data-slot="option"
      data-index={index}
      role="option"
      aria-selected={isSelected(option.value)}
      aria-disabled={option.disabled === true ? true : undefined}
      data-highlighted={index === active ? '' : undefined}
      // A press must not take the focus away from the button or input.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => option.disabled !== true && index !== active && onActive(index)}
      onClick={() => option.disabled !== true && onChoose(index)}
      className={cn(
        'ui:flex ui:min-h-8.5 ui:items-center ui:gap-2.5 ui:rounded-control ui:px-2.5 ui:py-1.5 ui:select-none ui:touch:min-h-11',
        option.disabled === true
          ? 'ui:cursor-not-allowed ui:text-fg-faint'
          : 'ui:cursor-pointer ui:text-fg ui:highlighted:bg-surface-3 ui:highlighted:forced-selected',
      )}
    >
      {option.media}
      <span className="ui:min-w-0 ui:flex-1">
        <span className="ui:block ui:truncate">{option.label}</span>
        {option.hint === undefined ? null : (
          <span className="ui:block ui:truncate ui:text-sm ui:text-fg-muted">{option.hint}</span>
        )}
      </span>
      {option.end}
      <Check
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className={cn('ui:flex-none ui:text-accent', !isSelected(option.value) && 'ui:invisible')}
      />
    </div>
  ));
  return (
    <div
      ref={list}
      id={id}
      data-slot="listbox"
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      className="ui:overflow-y-auto ui:overscroll-contain ui:p-1.5"
    >
      {chunks(options).map(({ group, start, end }) =>
        group === undefined ? (
          items.slice(start, end)
        ) : (
          <div key={group} role="group" aria-label={group}>
            <div
              aria-hidden
              className="ui:px-2.5 ui:pt-2 ui:pb-1 ui:text-xs ui:font-medium ui:text-fg-muted"
            >
              {group}
            </div>
            {items.slice(start, end)}
          </div>
        ),
      )}
    </div>
  );
}

/** Runs of options with the same group. */
function chunks(options: readonly RichOption[]) {
  const runs: { group: string | undefined; start: number; end: number }[] = [];
  options.forEach(({ group }, i) => {
    const run = runs.at(-1);
    if (run && run.group === group) run.end = i + 1;
    else runs.push({ group, start: i, end: i + 1 });
  });
  return runs;
}
