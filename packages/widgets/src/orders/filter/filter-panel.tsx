import type { Instrument } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { DateRangeField } from '@agio/ui/date-range-field';
import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { LazyPopoverContent } from '@agio/ui/popover';
import { FilterChoice } from '../../lists/filters/filter-choice.tsx';
import { filterMessages } from '../../lists/filters/filter-messages.ts';
import { common } from '../../words/messages.ts';
import { chosenFields, filterChoices, type OrdersTab } from '../../lists/order-filter.ts';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { messages } from '../messages.ts';
import type { TableFilter } from './use-table-filter.ts';

/** The choices of a table; each shows at once. */
export function FilterPanel({
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
  const t = useMessages(messages);
  const { statuses, typeNames } = useMessages(orderStateMessages);
  const filters = useMessages(filterMessages);
  const { side: sides } = useMessages(common);
  const choices = filterChoices(tab);
  const { from = '', to = '' } = chosen;
  return (
    <LazyPopoverContent
      popup={popup}
      align="end"
      aria-label={filters.name}
      className="wg:flex wg:w-96 wg:max-w-[calc(100vw-16px)] wg:flex-col wg:gap-3"
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
      <DateRangeField
        label={filters.days}
        value={{ from, to }}
        onValueChange={(days) => choose({ from: days.from || undefined, to: days.to || undefined })}
        presets={[1, 7, 30]}
        layout="stacked"
      />
      <Button
        size="sm"
        variant="ghost"
        disabled={chosenFields(chosen).length === 0}
        onClick={clear}
        className="wg:self-start"
      >
        {filters.clear}
      </Button>
    </LazyPopoverContent>
  );
}
