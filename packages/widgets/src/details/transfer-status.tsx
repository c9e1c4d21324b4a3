import type { Transfer } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { StatusPill } from '@agio/ui/status-pill';
import { Suspense } from 'react';
import { Section } from '../states/index.ts';
import { lazyPart } from '../states/lazy-part.ts';
import { statusMessages, transferState, transferTones } from '../words/status-messages.ts';

const ReviewNote = lazyPart(() => import('./review-note.tsx'), 'ReviewNote');

/** The state of a transfer in a word or two. */
export function TransferStatus(transfer: Pick<Transfer, 'status' | 'review'>) {
  const { transfer: words } = useMessages(statusMessages);
  const state = transferState(transfer);
  return <StatusPill tone={transferTones[state]}>{words[state]}</StatusPill>;
}

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
