import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { LazyPopup } from '../../overlays/lazy-popup/lazy-popup.tsx';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceMenuProps<T extends string> {
  /** What is chosen; said before the current choice by a screen reader. */
  label: string;
  value: T;
  /** What can be chosen, in order. */
  choices: readonly Choice<T>[];
  /** Called with what the reader chose. */
  onChange: (value: T) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** Before the current choice; 16 px. */
  icon?: ReactNode;
  /** Figures: aligned, with slashed zero. */
  figures?: boolean | undefined;
}

/** A small choice in a panel's head or among the options of a ticket: shows what is chosen, opens a menu. */
export function ChoiceMenu<T extends string>({
  label,
  value,
  choices,
  onChange,
  disabled = false,
  className,
  icon,
  figures = false,
}: ChoiceMenuProps<T>) {
  const find = (name: string) => choices.find((choice) => choice.value === name);
  return (
    <LazyPopup
      load={loadList}
      contentProps={{
        value,
        choices,
        onChoose: (name: string) => {
          const choice = find(name);
          if (choice) onChange(choice.value);
        },
        figures,
      }}
    >
      {(button) => (
        <button
          data-slot="choice-menu"
          type="button"
          disabled={disabled}
          className={cn(
            'ui:inline-flex ui:h-6 ui:cursor-pointer ui:items-center ui:gap-1 ui:rounded-sm ui:text-sm ui:font-medium ui:whitespace-nowrap ui:text-fg ui:touch:h-11 ui:touch:min-w-11',
            'ui:disabled:cursor-not-allowed ui:disabled:text-fg-muted',
            figures && 'ui:num',
            className,
          )}
          {...button}
        >
          <span className="ui:visually-hidden">{`${label}: `}</span>
          {icon}
          {find(value)?.label ?? value}
          <ChevronDown size={12} strokeWidth={2} aria-hidden className="ui:text-fg-muted" />
        </button>
      )}
    </LazyPopup>
  );
}

const loadList = async () => ({ default: (await import('./choice-list.tsx')).ChoiceList });
