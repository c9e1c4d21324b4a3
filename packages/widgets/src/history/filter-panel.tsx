import { useAssets } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { DateRangeField } from '@agio/ui/date-range-field';
import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { LazyPopoverContent } from '@agio/ui/popover';
import { FilterChoice } from '../lists/filters/filter-choice.tsx';
import { filterMessages } from '../lists/filters/filter-messages.ts';
import {
  choicesOf,
  chosenFields,
  type HistoryField,
  type HistoryFilter,
  type HistoryTab,
} from '../lists/history-choice.ts';
import type { RowWords } from './model/row-words.ts';
import { useFieldNames, valueWord } from './use-filter-words.ts';

export interface FilterPanelProps {
  tab: HistoryTab;
  filter: HistoryFilter;
  onFilterChange: (filter: HistoryFilter) => void;
  words: RowWords;
}

/** The choices of a list; each shows at once. */
export function FilterPanel({
  tab,
  filter,
  onFilterChange,
  words,
  popup,
}: FilterPanelProps & { popup: LazyPopupState }) {
  const t = useMessages(filterMessages);
  const names = useFieldNames(words);
  const { data: assets = [] } = useAssets();
  const { from = '', to = '' } = filter;
  const choices = Object.entries(choicesOf(tab)) as [HistoryField, readonly string[]][];
  const valuesOf = (field: HistoryField, values: readonly string[]) =>
    field === 'asset'
      ? assets.map(({ id }) => id)
      : field === 'market'
        ? words.instruments.map(({ id }) => id)
        : values;
  return (
    <LazyPopoverContent
      popup={popup}
      align="start"
      aria-label={t.name}
      className="wg:flex wg:w-96 wg:max-w-[calc(100vw-16px)] wg:flex-col wg:gap-3"
    >
      <div className="wg:grid wg:grid-cols-2 wg:gap-3 wg:[&>:last-child:nth-child(odd)]:col-span-2">
        {choices.map(([field, values]) => (
          <FilterChoice
            key={field}
            label={names[field]}
            values={valuesOf(field, values)}
            nameOf={(value) => valueWord(field, value, words)}
            value={filter[field]}
            onChange={(value) => onFilterChange({ ...filter, [field]: value })}
          />
        ))}
      </div>
      <DateRangeField
        label={t.days}
        value={{ from, to }}
        onValueChange={(days) =>
          onFilterChange({ ...filter, from: days.from || undefined, to: days.to || undefined })
        }
        presets={[1, 7, 30, 90]}
        layout="stacked"
      />
      <Button
        size="sm"
        variant="ghost"
        disabled={chosenFields(filter).length === 0}
        onClick={() => onFilterChange({})}
        className="wg:self-start"
      >
        {t.clear}
      </Button>
    </LazyPopoverContent>
  );
}
