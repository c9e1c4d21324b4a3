import { formatDateTime } from '@agio/money';
import { Clock } from 'lucide-react';
import { useState } from 'react';
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
import { wordFor, type Words } from '../shared/words.ts';
import * as terms from '../../foundations/terms/terms.ts';

const messages = defineMessages('pendingForReview', {
  title: terms.pendingForReview,
  lead: terms.requestIsReviewed,
  upload: terms.uploadNewDocument,
});
const factMessages = defineMessages('reviewFacts', {
  request: terms.request,
  readySince: 'Ready to review since',
  documents: terms.documents,
  files_one: '{{count}} file, {{size}}',
  files_other: '{{count}} files, {{size}}',
  none: terms.none,
  usual_one:
    'Most requests like this are decided within {{count}} working day. We notify you here.',
  usual_other:
    'Most requests like this are decided within {{count}} working days. We notify you here.',
  /** After that time. */
  late_one:
    'This takes longer than usual: most requests like this are decided within {{count}} working day. There is nothing for you to do; support can say where it stands.',
  late_other:
    'This takes longer than usual: most requests like this are decided within {{count}} working days. There is nothing for you to do; support can say where it stands.',
  /** Used if the exchange does not say what is usual. */
  notify: 'We notify you here when it is decided.',
});

/**
 * The kinds of request in the words of the person who sent it. They name no risk and no suspicion; staff read
 * `requestTypeMessages`.
 */
const ownRequestMessages = defineMessages('ownRequest', {
  NameDiscrepancyToTier1: 'Your name differs, Tier 1',
  HighRiskToTier2: 'Additional check, Tier 2',
  Tier1ToTier2: terms.tier1ToTier2,
  Tier1ToTier3: terms.tier1ToTier3,
  Tier2ToTier3: terms.tier2ToTier3,
  SuspiciousToTier1: 'Check of your account, Tier 1',
  Downgrade: 'To a lower tier',
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
  /** Working days within which most such requests are decided; without them nothing is promised. */
  readonly usualDays?: number | undefined;
  /**
   * Time at which those days are over, ISO 8601, as the exchange counts them. From then on it takes longer than usual.
   */
  readonly dueAt?: string | null | undefined;
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

/** A request in review: since when, for how long, and what comes next. */
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
  const requestTypes = useMessages(ownRequestMessages);
  const words: ReviewFactsLabels = { requestTypes, ...useMessages(factMessages, labels) };
  const locale = useLocale(ownLocale);
  const fileSize = useFileSize(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const { readyToReviewAt, uploads, usualDays, dueAt } = request;
  const [opened] = useState(now ?? Date.now);
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
      {readyToReviewAt === null ? null : (
        <Callout icon={<Clock {...rowIcon} />}>
          {usualDays === undefined
            ? words.notify
            : dueAt && opened > Date.parse(dueAt)
              ? words.late({ count: usualDays })
              : words.usual({ count: usualDays })}
        </Callout>
      )}
    </>
  );
}
