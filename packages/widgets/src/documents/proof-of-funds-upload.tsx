import { uploadLimits } from '@agio/api-client';
import { useOwnDocuments } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { useState } from 'react';
import { restrictionsOf, useAccount, useHost, WidgetLink } from '../host/index.ts';
import { loadStateOf, useLatch, useLoadNotes } from '../states/index.ts';
import { common } from '../words/messages.ts';
import { messages } from './messages.ts';
import { followUp, type UploadPurpose } from './model/upload-purpose.ts';
import { UploadForm } from './upload-form.tsx';
import { useDocumentPurpose } from './use-document-purpose.ts';
import { useProofUpload } from './use-proof-upload.ts';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { partOf } from '../states/lazy-part.ts';

export interface ProofOfFundsUploadProps {
  /** Called when the documents that arrived went where they belong, and none waits to be sent again. */
  onSent?: (() => void) | undefined;
}

/**
 * Sends proofs of funds to where they belong: to the request that asks for them, or to the
 * application for a tier. Says so when nothing asks for any.
 */
export function ProofOfFundsUpload({ onSent }: ProofOfFundsUploadProps) {
  const t = useMessages(messages);
  const { notActive } = useMessages(common);
  const { links } = useHost();
  const { reason } = restrictionsOf(useAccount());
  const { purpose, proofs, request, error, ask } = useDocumentPurpose();
  const state = loadStateOf({ data: purpose, error });
  const notes = useLoadNotes(state, { error: t.list.error, loading: t.list.loading });
  const isEnded = reason === 'terminated' || reason === 'banned';
  const closed = isEnded ? t.terminated : reason === 'frozen' ? notActive.frozen : undefined;
  // Files chosen before the account closed stay.
  const wasOpen = useLatch(closed === undefined && purpose !== undefined);
  const note = closed === undefined ? null : <Callout tone="danger">{closed}</Callout>;
  if (note && !wasOpen) return note;
  return (
    <Loadable
      state={state}
      notes={notes}
      onRetry={() => void ask()}
      skeleton={<Skeleton className="wg:h-60 wg:w-full" />}
    >
      <div className="wg:flex wg:flex-col wg:gap-4">
        {note}
        {purpose === 'asked' || purpose === 'open' ? (
          <AskedFor comment={request?.comment ?? null} at={request?.decidedAt ?? null} />
        ) : null}
        <p className="wg:text-sm wg:text-fg-muted">
          {purpose === undefined ? null : t.lead[purpose]}
        </p>
        {purpose === 'added' ? <InReviewButton /> : null}
        {purpose === 'none' && links.verification !== undefined ? (
          <WidgetLink
            href={links.verification}
            className="wg:self-start wg:text-sm wg:font-medium wg:text-accent wg:hover:underline"
          >
            {t.verification}
          </WidgetLink>
        ) : null}
      </div>
      {purpose === undefined ? null : (
        <Sending now={purpose} {...{ proofs, onSent }} isClosed={closed !== undefined} />
      )}
      {purpose === 'application' && proofs > 0 && links.verification !== undefined ? (
        <div className="wg:mt-4 wg:flex wg:justify-end wg:max-sm:flex-col">
          <Button asChild size="lg" variant="primary">
            <WidgetLink href={links.verification}>{t.application}</WidgetLink>
          </Button>
        </div>
      ) : null}
    </Loadable>
  );
}

/** The officer's words. */
function AskedFor({ comment, at }: { comment: string | null; at: string | null }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  if (comment === null) return null;
  return (
    <Callout tone="warning" title={t.required}>
      <span className="wg:block">{comment}</span>
      {at === null ? null : (
        <span className="wg:mt-1 wg:block wg:text-xs">
          {t.from({ time: formatDateTime(at, { locale, timeZone }) })}
        </span>
      )}
    </Callout>
  );
}

/** The chosen files stay whatever the exchange says of the request meanwhile. */
function Sending({
  now,
  proofs,
  isClosed,
  onSent,
}: { now: UploadPurpose; proofs: number; isClosed: boolean } & ProofOfFundsUploadProps) {
  const t = useMessages(messages);
  const { data: documents = [] } = useOwnDocuments({ documentType: 'ProofOfFunds' });
  const [sentFor, setSentFor] = useState<UploadPurpose>();
  const upload = useProofUpload({
    purpose: followUp[now],
    onSent: () => {
      setSentFor(now);
      upload.clear('done');
      onSent?.();
    },
  });
  // Arrived earlier, but the page was closed before they went where they belong.
  const loose = documents.filter(({ removable }) => removable).length;
  const isUnfinished =
    followUp[now] === 'review'
      ? loose > 0
      : followUp[now] === 'step' && proofs < Math.min(loose, uploadLimits.maxFiles);
  const unfinished = isUnfinished ? (followUp[now] === 'step' ? 'step' : 'review') : undefined;
  return (
    <div className="wg:mt-4 wg:flex wg:flex-col wg:gap-4">
      {now === 'none' && upload.files.length === 0 ? null : (
        <UploadForm {...upload} {...{ unfinished, isClosed }} />
      )}
      {sentFor !== undefined && upload.done ? (
        <Callout tone="success" live>
          {t.sent[sentFor]} {upload.isPartly ? t.someRefused : null}
        </Callout>
      ) : null}
    </div>
  );
}

const load = partOf(() => import('./in-review.tsx'), 'InReview');
const nothing = {};

/** Shows the request that is in review: since when, and what is usual. */
function InReviewButton() {
  const t = useMessages(messages);
  return (
    <LazyPopup kind="dialog" load={load} contentProps={nothing}>
      {(button) => (
        <Button size="sm" {...button}>
          {t.seeRequest}
        </Button>
      )}
    </LazyPopup>
  );
}
