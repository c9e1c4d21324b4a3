import { SearchField } from '@agio/ui/search-field';
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
