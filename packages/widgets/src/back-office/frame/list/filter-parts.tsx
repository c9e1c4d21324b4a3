import { SearchField } from '@agio/ui/search-field';
import { Select } from '@agio/ui/select-field';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a text stands before it is searched for, in milliseconds. */
const settles = 300;

/** A search that is kept in the address: it is asked for once the reader stops typing. */
export function FilterSearch({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // A link or back.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const search = useEffectEvent(onChange);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => search(wanted), settles);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={text}
      maxLength={100}
      onValueChange={setText}
      className="wg:w-full wg:sm:w-80"
    />
  );
}

const all = '';

/** One choice of a list, or all of it. */
export function FilterChoice<Value extends string>({
  label,
  all: allWord,
  options,
  value,
  onChange,
}: {
  label: string;
  all: string;
  options: readonly (readonly [Value, string])[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  return (
    <span className="wg:flex wg:items-center wg:gap-1 wg:text-sm">
      <span aria-hidden className="wg:text-fg-muted">
        {label}
      </span>
      <Select
        label={label}
        variant="inline"
        aria-label={`${label}: ${options.find(([each]) => each === value)?.[1] ?? allWord}`}
        options={[
          { value: all, label: allWord },
          ...options.map(([each, name]) => ({ value: each as string, label: name })),
        ]}
        value={value ?? all}
        onValueChange={(next) => onChange(options.find(([each]) => each === next)?.[0])}
      />
    </span>
  );
}
