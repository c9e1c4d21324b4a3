import { KeyValue } from '@agio/ui/key-value';
import type { ReactNode } from 'react';

/** A figure of an order with its name. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <KeyValue term={term}>
      <span className="wg:num">{children}</span>
    </KeyValue>
  );
}
