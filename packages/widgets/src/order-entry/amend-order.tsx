import { lazy, Suspense } from 'react';
import { Section, useLatch } from '../provider/index.ts';
import type { AmendOrderDialogProps } from './amend-order-dialog.tsx';

export type AmendOrderProps = AmendOrderDialogProps;

/** Most orders are never edited. */
const AmendOrderDialog = lazy(async () => ({
  default: (await import('./amend-order-dialog.tsx')).AmendOrderDialog,
}));

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
