import { lazy, Suspense } from 'react';
import { partOf } from '../../states/lazy-part.ts';
import { Section, useLatch } from '../../states/index.ts';
import type { AmendOrderDialogProps } from './amend-order-dialog.tsx';

export type AmendOrderProps = AmendOrderDialogProps;

/** Fetches the code of the edit: with the first one, or before it, when nothing else is to be done. */
export const loadAmendment = partOf(() => import('./amend-order-dialog.tsx'), 'AmendOrderDialog');

/** Most orders are never edited. */
const AmendOrderDialog = lazy(loadAmendment);

/** The edit of an open order, in a dialog whose code is fetched with the first one: price and amount by the ticket's rules. */
export function AmendOrder(props: AmendOrderProps) {
  return useLatch(props.order !== undefined) ? (
    <Section isQuiet>
      <Suspense>
        <AmendOrderDialog {...props} />
      </Suspense>
    </Section>
  ) : null;
}
