import type { Transfer } from '@agio/api-client/contract';
import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { Section } from '../states/index.ts';

const ReviewNote = lazyPart(() => import('./review-note.tsx'), 'ReviewNote');

/**
 * Tells, wherever a transfer is shown, that it waits for the exchange, with the way to cancel it if there is one; renders
 * nothing for other transfers.
 */
export function InReview({
  transfer: { id, review, cancellable },
  className,
}: {
  transfer: Transfer;
  className?: string | undefined;
}) {
  if (review === undefined) return null;
  return (
    <Section isQuiet>
      <Suspense>
        <div className={className}>
          <ReviewNote id={id} usualHours={review.usualHours} isCancellable={cancellable} />
        </div>
      </Suspense>
    </Section>
  );
}
