import type { Instrument } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { orderColumnMessages } from '../../lists/columns/order-column-messages.ts';
import { FilterChoice } from '../../lists/filters/filter-choice.tsx';
import { filterMessages } from '../../lists/filters/filter-messages.ts';
import { FilterPanel } from '../../lists/filters/filter-panel.tsx';
import { chosenFields, filterChoices, type OrdersTab } from '../../lists/order-filter.ts';
import { common } from '../../words/messages.ts';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import type { TableFilter } from './use-table-filter.ts';

/** Choices of a table of orders. */
export function OrderFilters({
  tab,
  filtering: { chosen, choose, clear },
  instruments,
  popup,
}: {
  tab: OrdersTab;
  filtering: TableFilter;
  instruments: readonly Instrument[];
  popup: LazyPopupState;
}) {
  const t = useMessages(orderColumnMessages);
  const { statuses, typeNames } = useMessages(orderStateMessages);
  const filters = useMessages(filterMessages);
  const { side: sides } = useMessages(common);
  const choices = filterChoices(tab);
  return (
    <FilterPanel
      popup={popup}
      align="end"
      filter={chosen}
      presets={[1, 7, 30]}
      onDaysChange={choose}
      isFiltered={chosenFields(chosen).length > 0}
      onClear={clear}
    >
      <FilterChoice
        label={t.market}
        values={instruments.map(({ id }) => id)}
        nameOf={(id) => instruments.find((each) => each.id === id)?.symbol ?? id}
        value={chosen.market}
        onChange={(market) => choose({ market })}
      />
      <div className="wg:grid wg:grid-cols-2 wg:gap-3">
        <FilterChoice
          label={sides.name}
          values={choices?.side ?? []}
          nameOf={(side) => sides[side]}
          value={chosen.side}
          onChange={(side) => choose({ side })}
        />
        <FilterChoice
          label={filters.type}
          values={choices?.type ?? []}
          nameOf={(type) => typeNames[type]}
          value={chosen.type}
          onChange={(type) => choose({ type })}
        />
      </div>
      {choices === undefined || choices.status.length === 0 ? null : (
        <FilterChoice
          label={t.status}
          values={choices.status}
          nameOf={(status) => statuses[status]}
          value={chosen.status}
          onChange={(status) => choose({ status })}
        />
      )}
    </FilterPanel>
  );
}
