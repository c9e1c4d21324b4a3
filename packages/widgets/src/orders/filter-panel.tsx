import type { Instrument } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { DateRangeField } from '@agio/ui/date-range-field';
import { useMessages } from '@agio/ui/language';
import { LazyAnchor, lazyContentProps, type LazyPopupState } from '@agio/ui/lazy-popup';
import { Popover, PopoverAnchor, PopoverContent } from '@agio/ui/popover';
import { SelectField } from '@agio/ui/select-field';
import { common } from '../shared/messages.ts';
import { chosenFields, filterChoices, type OrdersTab } from '../shared/order-filter.ts';
import { messages } from './messages.ts';
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
  const { side: sides } = useMessages(common);
  const choices = filterChoices(tab);
  const { from = '', to = '' } = chosen;
  return (
    <Popover open={popup.open} onOpenChange={popup.onOpenChange}>
      <PopoverAnchor asChild>
        <LazyAnchor />
      </PopoverAnchor>
      <PopoverContent
        align="end"
        aria-label={t.filter.name}
        className="wg:flex wg:w-80 wg:max-w-[calc(100vw-16px)] wg:flex-col wg:gap-3"
        {...lazyContentProps(popup)}
      >
        <Choice
          label={t.market}
          values={instruments.map(({ id }) => id)}
          nameOf={(id) => instruments.find((each) => each.id === id)?.symbol ?? id}
          value={chosen.market}
          onChange={(market) => choose({ market })}
        />
        <div className="wg:grid wg:grid-cols-2 wg:gap-3">
          <Choice
            label={sides.name}
            values={choices?.side ?? []}
            nameOf={(side) => sides[side]}
            value={chosen.side}
            onChange={(side) => choose({ side })}
          />
          <Choice
            label={t.filter.type}
            values={choices?.type ?? []}
            nameOf={(type) => t.typeNames[type]}
            value={chosen.type}
            onChange={(type) => choose({ type })}
          />
        </div>
        {choices === undefined || choices.status.length === 0 ? null : (
          <Choice
            label={t.status}
            values={choices.status}
            nameOf={(status) => t.statuses[status]}
            value={chosen.status}
            onChange={(status) => choose({ status })}
          />
        )}
        <DateRangeField
          label={t.filter.days}
          value={{ from, to }}
          onValueChange={(days) =>
            choose({ from: days.from || undefined, to: days.to || undefined })
          }
          presets={[7, 30]}
        />
        <Button
          size="sm"
          variant="ghost"
          disabled={chosenFields(chosen).length === 0}
          onClick={clear}
          className="wg:self-start"
        >
          {t.filter.clear}
        </Button>
      </PopoverContent>
    </Popover>
  );
}

const any = 'any';

function Choice<Value extends string>({
  label,
  values,
  nameOf,
  value,
  onChange,
}: {
  label: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  const t = useMessages(messages);
  return (
    <SelectField
      label={label}
      options={[
        { value: any, label: t.filter.any },
        ...values.map((each) => ({ value: each, label: nameOf(each) })),
      ]}
      value={value ?? any}
      onValueChange={(next) => onChange(values.find((each) => each === next))}
    />
  );
}
