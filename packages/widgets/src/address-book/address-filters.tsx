import { walletAddressSources } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import { SearchField } from '@agio/ui/search-field';
import { Select } from '@agio/ui/select-field';
import { messages } from './messages.ts';
import { addressStates } from './model/address-state.ts';
import type { AddressFilter } from './model/address-view.ts';

export interface AddressFiltersProps {
  filter: AddressFilter;
  onFilterChange: (filter: AddressFilter) => void;
  /** The networks of the entries. */
  networks: readonly { readonly id: string; readonly name: string }[];
  /** Number of entries that are shown; undefined before it is known. */
  count: number | undefined;
}

/** Search and choices above the list. */
export function AddressFilters({ filter, onFilterChange, networks, count }: AddressFiltersProps) {
  const t = useMessages(messages);
  return (
    <>
      <SearchField
        label={t.search}
        placeholder={t.search}
        value={filter.search}
        onValueChange={(search) => onFilterChange({ ...filter, search })}
        className="wg:w-full wg:sm:w-56"
      />
      <Choice
        label={t.network}
        options={networks.map(({ id, name }) => [id, name] as const)}
        value={filter.network}
        onChange={(network) => onFilterChange({ ...filter, network })}
      />
      <Choice
        label={t.source}
        options={walletAddressSources.map((source) => [source, t.sources[source]] as const)}
        value={filter.source}
        onChange={(source) => onFilterChange({ ...filter, source })}
      />
      <Choice
        label={t.state}
        options={addressStates.map((state) => [state, t.states[state]] as const)}
        value={filter.state}
        onChange={(state) => onFilterChange({ ...filter, state })}
      />
      <output className="wg:ms-auto wg:min-h-5 wg:text-sm wg:whitespace-nowrap wg:text-fg-muted wg:max-sm:w-full wg:max-sm:text-end">
        {count === undefined ? '' : t.count({ count })}
      </output>
    </>
  );
}

const any = '';

function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  const t = useMessages(messages);
  return (
    <span className="wg:flex wg:items-center wg:gap-1 wg:text-sm">
      <span aria-hidden className="wg:text-fg-muted">
        {label}
      </span>
      <Select
        label={label}
        variant="inline"
        aria-label={`${label}: ${options.find(([each]) => each === value)?.[1] ?? t.all}`}
        options={[
          { value: any, label: t.all },
          ...options.map(([each, name]) => ({ value: each as string, label: name })),
        ]}
        value={value ?? any}
        onValueChange={(next) => onChange(options.find(([each]) => each === next)?.[0])}
      />
    </span>
  );
}
