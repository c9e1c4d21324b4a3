import { CopyButton } from '@agio/ui/copy-button';
import { KeyValue } from '@agio/ui/key-value';
import { ShortText } from '@agio/ui/short-text';

/** A row of a list of facts whose value is an id: shortened, and copied whole. */
export function IdValue({ term, copy, value }: { term: string; copy: string; value: string }) {
  return (
    // A long id goes under its term on a phone: it has no place to wrap.
    <KeyValue term={term} className="wg:flex-wrap wg:justify-end wg:gap-y-0 wg:[&>dt]:me-auto">
      <span className="wg:inline-flex wg:items-center wg:gap-1">
        <ShortText text={value} length={24} className="wg:num" />
        <CopyButton value={value} labels={{ copy }} />
      </span>
    </KeyValue>
  );
}
