import { Plus } from 'lucide-react';
import { useState } from 'react';
import { foldText } from '../../../foundations/fold-text/fold-text.ts';
import { SearchField } from '../../../forms/search-field/search-field.tsx';
import { indicatorKey, indicatorTable, maxIndicators } from './indicator-table.ts';
import { type ChartIndicator, type IndicatorType, indicatorTypes } from './indicators.ts';
import type { IndicatorLabels } from './messages.ts';

interface IndicatorMenuProps {
  /** Those that are drawn. */
  indicators: readonly ChartIndicator[];
  isFull: boolean;
  /** Called with the indicators and a new one. */
  onAdd: (indicators: ChartIndicator[]) => void;
  labels: IndicatorLabels;
}

/** The indicators to add, found by their names. Enter in the search adds the first. */
export function IndicatorMenu({ indicators, isFull, onAdd, labels }: IndicatorMenuProps) {
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const found = indicatorTypes.filter((type) =>
    foldText(`${labels.name[type]} ${labels.meaning[type]}`).includes(wanted),
  );
  const add = (type: IndicatorType | undefined) => {
    if (type && !isFull) onAdd([...indicators, freshOf(type, indicators)]);
  };
  return (
    <>
      <SearchField
        label={labels.search}
        placeholder={labels.search}
        value={search}
        onValueChange={setSearch}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && wanted !== '') add(found[0]);
        }}
        className="ui:mb-1"
      />
      <ul
        data-slot="chart-indicator-menu"
        aria-label={labels.search}
        className="ui:m-0 ui:max-h-64 ui:list-none ui:overflow-y-auto ui:p-0"
      >
        {found.map((type) => (
          <li
            key={type}
            data-slot="chart-indicator-choice"
            className="ui:relative ui:flex ui:min-h-8 ui:items-center ui:gap-2 ui:rounded-control ui:px-1.5 ui:py-1 ui:text-sm ui:hover:bg-surface-2 ui:touch:min-h-11"
          >
            <button
              type="button"
              data-slot="chart-indicator-add"
              disabled={isFull}
              title=""
              aria-label={labels.add({
                indicator: labels.name[type],
                meaning: labels.meaning[type],
              })}
              onClick={() => add(type)}
              // Its ground is the whole row: the meaning is in its name.
              className="ui:flex ui:flex-none ui:cursor-pointer ui:items-center ui:gap-2 ui:text-start ui:font-medium ui:text-fg ui:outline-none ui:after:absolute ui:after:inset-0 ui:after:rounded-control ui:focus-visible:after:border-2 ui:focus-visible:after:border-focus ui:disabled:cursor-not-allowed ui:disabled:text-fg-faint"
            >
              <Plus
                size={14}
                strokeWidth={1.5}
                aria-hidden
                className="ui:flex-none ui:text-fg-muted"
              />
              {labels.name[type]}
            </button>
            <span aria-hidden className="ui:min-w-0 ui:flex-1 ui:text-xs ui:text-fg-muted">
              {labels.meaning[type]}
            </span>
          </li>
        ))}
      </ul>
      <p
        role="status"
        data-slot="chart-indicator-note"
        className="ui:m-0 ui:px-1 ui:text-sm ui:text-fg-muted"
      >
        {found.length === 0 ? labels.noMatch : null}
      </p>
    </>
  );
}

/** With the usual parameters, or the first of them longer where there is one with these already. */
function freshOf(type: IndicatorType, indicators: readonly ChartIndicator[]): ChartIndicator {
  const taken = new Set(indicators.map(indicatorKey));
  const { parameters } = indicatorTable[type];
  for (let times = 1; times <= maxIndicators; times += 1) {
    const settings = parameters.map(({ usual, most, choices }, index) =>
      index === 0 ? (choices?.[times - 1] ?? Math.min(most, usual * times)) : usual,
    );
    if (!taken.has(indicatorKey({ type, settings }))) return { type, settings };
  }
  return { type, settings: [] };
}
