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
  /** The subject of the choice; a screen reader reads it before the current choice. */
  label: string;
  value: T;
  /** The choices in order. */
  choices: readonly Choice<T>[];
  /** Called with the new choice. */
  onChange: (value: T) => void;
  /** @default false */
  disabled?: boolean | undefined;
  className?: string | undefined;
  /**
   * Shows the subject before the current choice.
   * @default false
   */
  showLabel?: boolean | undefined;
  /** An icon of 16 px before the current choice. */
  icon?: ReactNode;
  /**
   * Shows the choices as figures: equally wide digits, slashed zero.
   * @default false
   */
  figures?: boolean | undefined;
}

/** A small button with a menu of choices, for the head of a panel or the options of a ticket. */
export function ChoiceMenu<T extends string>({
  label,
  value,
  choices,
  onChange,
  disabled = false,
  className,
  showLabel = false,
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
          <span className={showLabel ? 'ui:text-fg-muted' : 'ui:visually-hidden'}>
            {showLabel ? label : `${label}: `}
          </span>
          {icon}
          {find(value)?.label ?? value}
          <ChevronDown size={12} strokeWidth={2} aria-hidden className="ui:text-fg-muted" />
        </button>
      )}
    </LazyPopup>
  );
}

const loadList = async () => ({ default: (await import('./choice-list.tsx')).ChoiceList });
