import { formatDateTime } from '@agio/money';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { formatFileSize } from '../../forms/file-drop-zone/file-size.ts';
import {
  type FormatProps,
  Modal,
  ModalBody,
  ModalFooter,
  ModalLead,
  type ModalProps,
  rowIcon,
} from '../shared/modal.tsx';
import { WaitingTime, type WaitingTimeLabels } from '../shared/waiting-time.tsx';
import { requestTypeWords, wordFor, type Words } from '../shared/words.ts';

const english = {
  title: 'Pending for review',
  close: 'Close',
  lead: 'A compliance officer reads your request. Nothing to do for now, trading within your tier goes on.' as ReactNode,
  request: 'Request',
  readySince: 'Ready to review since',
  documents: 'Documents',
  files: (count: number, size: string) => `${count} ${count === 1 ? 'file' : 'files'}, ${size}`,
  none: 'none',
  usual: 'Most requests are decided within 3 working days. We notify you here.' as ReactNode,
  upload: 'Upload new document',
  requestTypes: requestTypeWords as Words,
  waiting: {} as Partial<WaitingTimeLabels>,
};
export type PendingForReviewLabels = typeof english;

/** What is in review. */
export interface ReviewedRequest {
  /** `Tier2ToTier3`; an unknown one is shown as it is. */
  readonly requestType: string;
  /** ISO 8601; null while it is being prepared. */
  readonly readyToReviewAt: string | null;
  readonly uploads: readonly { readonly fileSize: number }[];
}

export interface PendingForReviewModalProps extends ModalProps, FormatProps {
  /** The request that is in review. */
  request: ReviewedRequest;
  /** Offers to add a document. */
  onUpload?: (() => void) | undefined;
  /** Milliseconds since 1970; the reader's clock by default. */
  now?: (() => number) | undefined;
  labels?: Partial<PendingForReviewLabels> | undefined;
}

/** The request waits: since when, how long that is, and what comes next (spec §4, Approval request flow). */
export function PendingForReviewModal({
  request,
  onUpload,
  now,
  locale,
  timeZone,
  labels,
  ...modal
}: PendingForReviewModalProps) {
  const words = { ...english, ...labels };
  return (
    <Modal heading={words.title} closeLabel={words.close} {...modal}>
      <ModalBody>
        <ModalLead>{words.lead}</ModalLead>
        <ReviewFacts {...{ request, words, now, locale, timeZone }} />
        <Callout icon={<Clock {...rowIcon} />}>{words.usual}</Callout>
      </ModalBody>
      <ModalFooter>
        {onUpload === undefined ? null : <Button onClick={onUpload}>{words.upload}</Button>}
        <Button variant="primary" onClick={() => modal.onOpenChange(false)}>
          {words.close}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

interface ReviewFactsProps extends FormatProps {
  /** The request that is in review. */
  request: ReviewedRequest;
  /** The words before each fact. */
  words: Pick<
    PendingForReviewLabels,
    'request' | 'readySince' | 'documents' | 'files' | 'none' | 'requestTypes' | 'waiting'
  >;
  /** Milliseconds since 1970; for how long it has been waiting. */
  now: (() => number) | undefined;
}

/** Waiting time and facts of a request. */
export function ReviewFacts({ request, words, now, locale, timeZone }: ReviewFactsProps) {
  const { readyToReviewAt, uploads } = request;
  const bytes = uploads.reduce((sum, { fileSize }) => sum + fileSize, 0);
  return (
    <>
      {readyToReviewAt === null ? null : (
        <WaitingTime since={readyToReviewAt} now={now} labels={words.waiting} />
      )}
      <KeyValueList>
        <KeyValue term={words.request}>{wordFor(words.requestTypes, request.requestType)}</KeyValue>
        {readyToReviewAt === null ? null : (
          <KeyValue term={words.readySince}>
            {formatDateTime(readyToReviewAt, { locale, timeZone })}
          </KeyValue>
        )}
        <KeyValue term={words.documents}>
          {uploads.length === 0
            ? words.none
            : words.files(uploads.length, formatFileSize(bytes, { locale }))}
        </KeyValue>
      </KeyValueList>
    </>
  );
}
