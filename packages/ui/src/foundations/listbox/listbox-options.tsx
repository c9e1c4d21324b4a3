import { cva } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../cn/cn.ts';
import type { WindowPart } from '../row-window/row-range.ts';
import { useRowWindow } from '../row-window/use-row-window.ts';
import type { ListOption } from './listbox.ts';

const optionVariants = cva(
  'ui:flex ui:min-h-8.5 ui:items-center ui:gap-2.5 ui:rounded-control ui:px-2.5 ui:py-1.5 ui:select-none ui:touch:min-h-11',
  {
    variants: {
      disabled: {
        true: 'ui:cursor-not-allowed ui:text-fg-faint',
        false:
          'ui:cursor-pointer ui:text-fg ui:highlighted:bg-surface-3 ui:highlighted:forced-selected',
      },
    },
  },
);

/** An option with the parts around its label. */
export interface RichOption<V extends string = string> extends ListOption<V> {
  /** A second line. */
  hint?: ReactNode;
  /** An icon or mark at the start. */
  media?: ReactNode;
  /** At the end: a balance, a code. */
  end?: ReactNode;
  /** Options with the same group are listed together under its name. */
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
 * The list of a select or combobox. The focus stays on the button or input, which names the active option by
 * `aria-activedescendant`. Of a long list, only the active option and those in sight are in the page.
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
  const shown = useRowWindow({
    list,
    count: options.length,
    idOf: (index) => options[index]!.value,
    rowHeight: 34,
    kept: active === -1 ? undefined : active,
  });
  const reveal = useRef(shown.reveal);
  useEffect(() => {
    reveal.current = shown.reveal;
  });
  useEffect(() => {
    if (active === -1) return;
    reveal.current(active);
    list.current?.querySelector(`[data-index='${active}']`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const item = (index: number) => {
    const option = options[index]!;
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the button or input handles the keys
      <div
        key={option.value}
        id={optionId(id, index)}
        data-slot="option"
        data-index={index}
        role="option"
        aria-selected={isSelected(option.value)}
        aria-posinset={index + 1}
        aria-setsize={options.length}
        aria-disabled={option.disabled === true ? true : undefined}
        data-highlighted={index === active ? '' : undefined}
        // A press must not take the focus from the button or input.
        onPointerDown={(event) => event.preventDefault()}
        onPointerMove={() => option.disabled !== true && index !== active && onActive(index)}
        onClick={() => option.disabled !== true && onChoose(index)}
        className={optionVariants({ disabled: option.disabled === true })}
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
    );
  };
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
      {chunks(options, shown.parts).map((chunk) =>
        'space' in chunk ? (
          <div
            key={`after ${chunk.start}`}
            aria-hidden
            style={{ height: chunk.space * shown.rowHeight }}
          />
        ) : chunk.group === undefined ? (
          chunk.rows.map(item)
        ) : (
          <div key={`${chunk.group} ${chunk.rows[0]}`} role="group" aria-label={chunk.group}>
            <div
              aria-hidden
              className="ui:px-2.5 ui:pt-2 ui:pb-1 ui:text-xs ui:font-medium ui:text-fg-muted"
            >
              {chunk.group}
            </div>
            {chunk.rows.map(item)}
          </div>
        ),
      )}
    </div>
  );
}

type Chunk = { group: string | undefined; rows: number[] } | { start: number; space: number };

/** Runs of rendered options with the same group, and spacers for the others. */
function chunks(options: readonly RichOption[], parts: readonly WindowPart[]): Chunk[] {
  const runs: Chunk[] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    if (!('row' in part)) runs.push({ start: part.from, space: part.rows });
    else if (run && 'rows' in run && run.group === options[part.row]?.group)
      run.rows.push(part.row);
    else runs.push({ group: options[part.row]?.group, rows: [part.row] });
  }
  return runs;
}
