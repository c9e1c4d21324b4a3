import { useDeferredValue, useState } from 'react';
import { StatePanel } from '../../../packages/ui/src/feedback/state-panel/state-panel.tsx';
import { SearchField } from '../../../packages/ui/src/forms/search-field/search-field.tsx';
import { entries, type Entry } from './api-document.ts';
import { EntryDetails } from './entry-details.tsx';
import { KindPill } from './kind-pill.tsx';

/**
 * Returns the entries that contain every word of the search, in any order, in the name, the address or the sentence.
 */
function found(search: string): Entry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ name, kind, path, summary, group }) => {
    const text = `${name} ${kind} ${path} ${summary} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Every call and every message of the contract: find one on the left, read it on the right. */
export function ApiReference({
  name,
  onNameChange,
}: {
  /** The entry that is shown at first, and whenever another is given: `trading.createOrder`. */
  name: string;
  onNameChange: (name: string) => void;
}) {
  const [search, setSearch] = useState('');
  const list = found(useDeferredValue(search));
  const [given, setGiven] = useState(name);
  const [chosen, setChosen] = useState(name);
  if (given !== name) {
    setGiven(name);
    setChosen(name);
  }
  const shown = entries.find((entry) => entry.name === chosen) ?? entries[0];
  const groups = Map.groupBy(list, ({ group }) => group);
  return (
    <div className="grid min-h-screen bg-canvas text-fg md:grid-cols-[20rem_minmax(0,1fr)]">
      <nav
        aria-label="Calls"
        className="flex max-h-[45vh] flex-col border-line bg-surface-1 max-md:border-b md:sticky md:top-0 md:h-screen md:max-h-none md:border-e"
      >
        <div className="border-b border-line p-3">
          <SearchField
            label="Search calls and messages"
            placeholder="Search calls and messages"
            value={search}
            onValueChange={setSearch}
          />
          <output aria-label="Number found" className="block pt-2 text-xs text-fg-muted">
            {list.length} of {entries.length}
          </output>
        </div>
        <div className="flex-1 overflow-y-auto p-2">
          {[...groups].map(([group, own]) => (
            <section key={group} aria-label={group} className="pb-3">
              <h2 className="px-2 py-1 text-xs font-semibold text-fg-muted">{group}</h2>
              <ul>
                {own.map((entry) => (
                  <li key={entry.name}>
                    <button
                      type="button"
                      aria-current={entry === shown ? 'page' : undefined}
                      onClick={() => {
                        setChosen(entry.name);
                        onNameChange(entry.name);
                      }}
                      className="flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-control px-2 py-1 text-start text-sm hover:bg-surface-2 aria-[current]:bg-accent-soft"
                    >
                      <KindPill kind={entry.kind} />
                      <span className="min-w-0 flex-1 wrap-anywhere">
                        {entry.name.split('.')[1]}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {list.length === 0 && (
            <StatePanel state="empty" reason="noMatch" title="Nothing found">
              Search by a part of an address, a name or a sentence.
            </StatePanel>
          )}
        </div>
      </nav>
      <main className="min-w-0 p-4 md:p-8">{shown && <EntryDetails entry={shown} />}</main>
    </div>
  );
}
