import { useAssets } from '@agio/api-client/react';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { FilterChoice } from '../lists/filters/filter-choice.tsx';
import { FilterPanel } from '../lists/filters/filter-panel.tsx';
import {
  choicesOf,
  chosenFields,
  type HistoryField,
  type HistoryFilter,
  type HistoryTab,
} from '../lists/history-choice.ts';
import type { RowWords } from './model/row-words.ts';
import { useFieldNames, valueWord } from './use-filter-words.ts';

/** Choices of a list of the history. */
export function HistoryFilters({
  tab,
  filter,
  onFilterChange,
  words,
  popup,
}: {
  tab: HistoryTab;
  filter: HistoryFilter;
  onFilterChange: (filter: HistoryFilter) => void;
  words: RowWords;
  popup: LazyPopupState;
}) {
  const names = useFieldNames(words);
  const { data: assets = [] } = useAssets();
  const choices = Object.entries(choicesOf(tab)) as [HistoryField, readonly string[]][];
  const valuesOf = (field: HistoryField, values: readonly string[]) =>
    field === 'asset'
      ? assets.map(({ id }) => id)
      : field === 'market'
        ? words.instruments.map(({ id }) => id)
        : values;
  return (
    <FilterPanel
      popup={popup}
      align="start"
      filter={filter}
      presets={[1, 7, 30, 90]}
      onDaysChange={(days) => onFilterChange({ ...filter, ...days })}
      isFiltered={chosenFields(filter).length > 0}
      onClear={() => onFilterChange({})}
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
    </FilterPanel>
  );
}
