import { formatDateTime } from '@agio/money';
import { Clock } from 'lucide-react';
import { Button } from '../../controls/button/button.tsx';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { useFileSize } from '../../forms/file-drop-zone/file-size.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
  useTimeZone,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
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
import { requestTypeMessages, wordFor, type Words } from '../shared/words.ts';

const messages = defineMessages('pendingForReview', {
  title: 'Pending for review',
  lead: 'Your request is being reviewed. There is nothing for you to do; you can keep trading within your tier.',
  usual: 'Most requests are decided within 3 working days. We notify you here.',
  upload: 'Upload new document',
});
const factMessages = defineMessages('reviewFacts', {
  request: 'Request',
  readySince: 'Ready to review since',
  documents: 'Documents',
  files_one: '{{count}} file, {{size}}',
  files_other: '{{count}} files, {{size}}',
  none: 'none',
});

export type ReviewFactsLabels = MessagesOf<typeof factMessages> & {
  /** Words for the kinds of request. */
  requestTypes: Words;
  /** Words of the waiting time. */
  waiting?: Partial<WaitingTimeLabels> | undefined;
};
export type PendingForReviewLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages> &
  ReviewFactsLabels;

/** A request in review. */
export interface ReviewedRequest {
  /** `Tier2ToTier3`; an unknown type is shown unchanged. */
  readonly requestType: string;
  /** ISO 8601; null while the request is being prepared. */
  readonly readyToReviewAt: string | null;
  readonly uploads: readonly { readonly fileSize: number }[];
}

export interface PendingForReviewModalProps extends ModalProps, FormatProps {
  /** The request that is in review. */
  request: ReviewedRequest;
  /** Adds a document; without it there is no button. */
  onUpload?: (() => void) | undefined;
  /** Milliseconds since 1970; the reader's clock by default. */
  now?: (() => number) | undefined;
  labels?: Partial<PendingForReviewLabels> | undefined;
}

/** A request in review: since when, for how long, and what comes next (spec §4, Approval request flow). */
export function PendingForReviewModal({
  request,
  onUpload,
  now,
  locale,
  timeZone,
  labels,
  ...modal
}: PendingForReviewModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  return (
    <Modal heading={words.title} closeLabel={words.close} {...modal}>
      <ModalBody>
        <ModalLead>{words.lead}</ModalLead>
        <ReviewFacts {...{ request, labels, now, locale, timeZone }} />
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
  labels: Partial<ReviewFactsLabels> | undefined;
  /** Milliseconds since 1970, for the waiting time. */
  now: (() => number) | undefined;
}

/** The waiting time and the facts of a request. */
export function ReviewFacts({
  request,
  labels,
  now,
  locale: ownLocale,
  timeZone: ownTimeZone,
}: ReviewFactsProps) {
  const requestTypes = useMessages(requestTypeMessages);
  const words: ReviewFactsLabels = { requestTypes, ...useMessages(factMessages, labels) };
  const locale = useLocale(ownLocale);
  const fileSize = useFileSize(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
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
            : words.files({ count: uploads.length, size: fileSize(bytes) })}
        </KeyValue>
      </KeyValueList>
    </>
  );
}
