// @where Widgets: pause in typing before a search (debounce)
import { SearchField } from '@agio/ui/search-field';
import { useEffect, useEffectEvent, useState } from 'react';

/** Time that a text has to stand before it is searched for, in milliseconds. */
const searchDelayMs = 300;

/** Search of a list whose text the host keeps, such as in its address. It calls `onChange` once the typing stops. */
export function ListSearch({
  label,
  value,
  onChange,
  maxLength,
  className,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  className: string;
}) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // A link, back, or a chip that was removed.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const search = useEffectEvent(onChange);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => search(wanted), searchDelayMs);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={text}
      maxLength={maxLength}
      onValueChange={setText}
      className={className}
    />
  );
}
