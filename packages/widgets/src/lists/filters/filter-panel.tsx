import { Button } from '@agio/ui/button';
import { DateRangeField } from '@agio/ui/date-range-field';
import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { LazyPopoverContent } from '@agio/ui/popover';
import type { ReactNode } from 'react';
import { filterMessages } from './filter-messages.ts';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Popover with the choices of a list, its days, and a button that clears them; each change shows at once. */
export function FilterPanel({
  popup,
  align,
  filter: { from = '', to = '' },
  presets,
  onDaysChange,
  isFiltered,
  onClear,
  children,
}: {
  popup: LazyPopupState;
  align: 'start' | 'end';
  filter: Days;
  /** Numbers of days that one press chooses. */
  presets: number[];
  onDaysChange: (days: Days) => void;
  isFiltered: boolean;
  onClear: () => void;
  /** The choices besides the days. */
  children: ReactNode;
}) {
  const t = useMessages(filterMessages);
  return (
    <LazyPopoverContent
      popup={popup}
      align={align}
      aria-label={t.name}
      className="wg:flex wg:w-96 wg:max-w-[calc(100vw-16px)] wg:flex-col wg:gap-3"
    >
      {children}
      <DateRangeField
        label={t.days}
        value={{ from, to }}
        onValueChange={(days) =>
          onDaysChange({ from: days.from || undefined, to: days.to || undefined })
        }
        presets={presets}
        layout="stacked"
      />
      <Button
        size="sm"
        variant="ghost"
        disabled={!isFiltered}
        onClick={onClear}
        className="wg:self-start"
      >
        {t.clear}
      </Button>
    </LazyPopoverContent>
  );
}
