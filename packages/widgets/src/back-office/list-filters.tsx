import { Button } from '@agio/ui/button';
import { DateRangeField } from '@agio/ui/date-range-field';
import { useMessages } from '@agio/ui/language';
import { Popover, PopoverContent, PopoverTrigger } from '@agio/ui/popover';
import { TextField } from '@agio/ui/text-field';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { FilterChoice } from '../shared/filters/filter-choice.tsx';
import { filterMessages } from '../shared/filters/filter-messages.ts';
import type { FilterChanges, ListView } from './model/list-view.ts';
import { tradingMessages } from './trading-messages.ts';

/** A field of a filter with what it can be. */
export interface ListField {
  readonly id: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly nameOf: (value: string) => string;
}

/** Opens the choices by which a list is filtered; each shows at once. */
export function ListFilters({
  fields,
  filter,
  onChange,
}: {
  fields: readonly ListField[];
  filter: ListView['filter'];
  /** An empty value takes a field away. */
  onChange: (changes: FilterChanges) => void;
}) {
  const t = useMessages(filterMessages);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button data-filter-button>
          <ListFilter size={16} strokeWidth={1.5} aria-hidden />
          {t.name}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="start"
        aria-label={t.name}
        className="wg:flex wg:w-80 wg:max-w-[calc(100vw-16px)] wg:flex-col wg:gap-3"
      >
        {fields.map(({ id, name, values, nameOf }) => (
          <FilterChoice
            key={id}
            label={name}
            values={values}
            nameOf={nameOf}
            value={filter[id]}
            onChange={(value) => onChange({ [id]: value })}
          />
        ))}
        <UserField value={filter['userId'] ?? ''} onChange={(userId) => onChange({ userId })} />
        <DateRangeField
          label={t.days}
          value={{ from: filter['from'] ?? '', to: filter['to'] ?? '' }}
          onValueChange={({ from, to }) => onChange({ from, to })}
          presets={[7, 30, 90]}
        />
      </PopoverContent>
    </Popover>
  );
}

/** Takes an id when it is left or confirmed, not with each letter: half an id is nobody. */
function UserField({ value, onChange }: { value: string; onChange: (userId: string) => void }) {
  const t = useMessages(tradingMessages);
  const [text, setText] = useState(value);
  return (
    <TextField
      label={t.userId}
      value={text}
      maxLength={64}
      onValueChange={setText}
      onBlur={() => onChange(text.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChange(text.trim());
      }}
    />
  );
}
