import { useMessages } from '@agio/ui/language';
import { SearchField } from '@agio/ui/search-field';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from './messages.ts';

/** How long a text stands before it is searched for, in milliseconds. */
const settles = 300;

/** Searches the list by an id or an address, once what is typed or pasted stands. */
export function SearchBox({
  value,
  onChange,
}: {
  value: string;
  onChange: (text: string) => void;
}) {
  const t = useMessages(messages);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // A link, back, or a chip that was taken away.
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
      label={t.search}
      placeholder={t.search}
      value={text}
      maxLength={200}
      onValueChange={setText}
      labels={{ clear: t.clearSearch }}
      className="wg:min-w-0 wg:flex-1 wg:sm:w-60 wg:sm:flex-none"
    />
  );
}
