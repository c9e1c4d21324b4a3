import { DateRangeField } from '@agio/ui/date-range-field';
import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { LazyPopoverContent } from '@agio/ui/popover';
import { TextField } from '@agio/ui/text-field';
import { useState } from 'react';
import { FilterChoice } from '../../../lists/filters/filter-choice.tsx';
import { filterMessages } from '../../../lists/filters/filter-messages.ts';
import type { FilterChanges, ListView } from './model/list-view.ts';

/** A field of a filter with what it can be. */
export interface ListField {
  readonly id: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly nameOf: (value: string) => string;
  /** Text while nothing is chosen. */
  readonly all?: string | undefined;
}

/** A field of a filter that is typed. */
export interface ListText {
  readonly id: string;
  readonly name: string;
  readonly hint?: string;
}

interface FilterChoicesProps {
  fields: readonly ListField[];
  texts: readonly ListText[];
  /** Label of the days; undefined where the list is not filtered by days. */
  days: string | undefined;
  filter: ListView['filter'];
  /** An empty value takes a field away. */
  onChange: (changes: FilterChanges) => void;
}

/** Choices by which a list is filtered; each shows at once. */
export function FilterChoices({
  fields,
  texts,
  days,
  filter,
  onChange,
  popup,
}: FilterChoicesProps & { popup: LazyPopupState }) {
  const t = useMessages(filterMessages);
  return (
    <LazyPopoverContent
      popup={popup}
      align="start"
      aria-label={t.name}
      className="wg:flex wg:w-80 wg:max-w-[calc(100vw-16px)] wg:flex-col wg:gap-3"
    >
      {fields.map(({ id, name, values, nameOf, all }) => (
        <FilterChoice
          key={id}
          label={name}
          values={values}
          nameOf={nameOf}
          all={all}
          value={filter[id]}
          onChange={(value) => onChange({ [id]: value })}
        />
      ))}
      {texts.map((text) => (
        <ListTextField
          key={text.id}
          text={text}
          value={filter[text.id] ?? ''}
          onChange={(value) => onChange({ [text.id]: value })}
        />
      ))}
      {days === undefined ? null : (
        <DateRangeField
          label={days}
          value={{ from: filter['from'] ?? '', to: filter['to'] ?? '' }}
          onValueChange={({ from, to }) => onChange({ from, to })}
          presets={[7, 30, 90]}
        />
      )}
    </LazyPopoverContent>
  );
}

/** Takes a text when it is left or confirmed, not with each letter: half an id and half a country match nothing. */
function ListTextField({
  text: { name, hint },
  value,
  onChange,
}: {
  text: ListText;
  value: string;
  onChange: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  return (
    <TextField
      label={name}
      hint={hint}
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
