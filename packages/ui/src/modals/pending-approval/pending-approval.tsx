import { formatDateTime } from '@agio/money';
import { CircleCheck, CircleX, FileUp, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import type { Tone } from '../../feedback/tone.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
  useTimeZone,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { ReviewFacts, type ReviewFactsLabels } from '../pending-for-review/pending-for-review.tsx';
import type { SentDocument } from '../shared/document-list.tsx';
import {
  type FormatProps,
  leadIcon,
  Modal,
  ModalBody,
  ModalError,
  ModalFooter,
  ModalLead,
  type ModalProps,
  type SubmitProps,
} from '../shared/modal.tsx';
import { wordFor } from '../shared/words.ts';
import * as terms from '../../foundations/terms/terms.ts';

/** The active compliance request. */
export interface ApprovalRequest {
  readonly id: string;
  /** `Open`, `PendingForReview`, `RequestedMoreData`, `Denied`, `Approved` or `Cancelled`; others have a neutral look. */
  readonly statusType: string;
  readonly requestType: string;
  /** The officer's own words. */
  readonly comment: string | null;
  readonly readyToReviewAt: string | null;
  readonly uploads: readonly SentDocument[];
  /** Working days within which most such requests are decided; without them nothing is promised. */
  readonly usualDays?: number | undefined;
  /** Time at which those days are over, ISO 8601, as the exchange counts them. */
  readonly dueAt?: string | null | undefined;
}

const messages = defineMessages('pendingApproval', {
  titles: {
    Open: 'Your request is open',
    PendingForReview: terms.pendingForReview,
    RequestedMoreData: terms.provideMoreData,
    Denied: terms.requestWasRejected,
    Approved: terms.requestWasApproved,
    Cancelled: 'Request was cancelled',
  },
  otherTitle: 'Your request',
  leads: {
    Open: 'You can add documents before it is sent for review.',
    PendingForReview: terms.requestIsReviewed,
    RequestedMoreData: terms.reviewContinuesWhenSent,
    Denied: 'Your request was not approved. Your account keeps its tier and limits.',
    Approved: 'Your new limits are in force.',
    Cancelled: 'Nothing has changed in your account. You can apply again at any time.',
  },
  otherLead: 'This version of the app does not know its status. Reload the page to see it.',
  alert: terms.moreDocumentsRequired,
  reason: 'Reason from compliance',
  reasonAt: 'Reason from compliance, {{time}}',
  reference: terms.reference,
  upload: terms.uploadNewDocument,
  uploadMore: terms.uploadMoreDocs,
  understand: terms.iUnderstand,
});
export type PendingApprovalLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages> &
  ReviewFactsLabels;

export interface PendingApprovalModalProps extends ModalProps, SubmitProps, FormatProps {
  /** The request with the officer's comment. */
  request: ApprovalRequest;
  /** Time of the decision, ISO 8601. */
  decidedAt?: string | undefined;
  /** Opens the upload of documents. */
  onUpload: () => void;
  /** Acknowledges a rejection, so that it is not shown again. */
  onAcknowledge: () => void;
  /** Under a rejection: when the user can apply again, the way to support. */
  children?: ReactNode;
  /** Milliseconds since 1970, for the waiting time; the reader's clock by default. */
  now?: (() => number) | undefined;
  labels?: Partial<PendingApprovalLabels> | undefined;
}

const looks: Readonly<Record<string, { tone: Tone; icon: ReactNode }>> = {
  Open: { tone: 'accent', icon: <FileUp {...leadIcon} /> },
  RequestedMoreData: { tone: 'warning', icon: <FileUp {...leadIcon} /> },
  PendingForReview: { tone: 'warning', icon: <Hourglass {...leadIcon} /> },
  Denied: { tone: 'danger', icon: <CircleX {...leadIcon} /> },
  Approved: { tone: 'success', icon: <CircleCheck {...leadIcon} /> },
};

/** The active request in each state: the decision, what is requested, what to do. */
export function PendingApprovalModal({
  request,
  decidedAt,
  onUpload,
  onAcknowledge,
  submitting = false,
  error,
  now,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels,
  children,
  ...modal
}: PendingApprovalModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const { statusType: status, comment } = request;
  const denied = status === 'Denied';
  const asks = (status === 'Open' || status === 'RequestedMoreData') && comment !== null;
  const close = () => modal.onOpenChange(false);
  const look = looks[status];
  return (
    <Modal
      heading={wordFor(words.titles, status, words.otherTitle)}
      closeLabel={words.close}
      busy={submitting}
      {...modal}
    >
      <ModalBody>
        <ModalLead tone={look?.tone} icon={look?.icon}>
          {wordFor(words.leads, status, words.otherLead)}
        </ModalLead>
        {asks ? (
          <Callout tone="warning" title={words.alert}>
            <span className="ui:block">{comment}</span>
          </Callout>
        ) : null}
        {denied && comment !== null ? (
          <figure data-slot="reason" className="ui:border-s-2 ui:border-line-strong ui:ps-3.5">
            <figcaption
              data-slot="document-caption"
              className="ui:text-xs ui:font-medium ui:text-fg-muted"
            >
              {decidedAt === undefined
                ? words.reason
                : words.reasonAt({ time: formatDateTime(decidedAt, { locale, timeZone }) })}
            </figcaption>
            <blockquote data-slot="reason-text" className="ui:mt-0.5 ui:whitespace-pre-line">
              {comment}
            </blockquote>
          </figure>
        ) : null}
        {denied ? (
          <div className="ui:text-sm ui:text-fg-muted">
            {children}{' '}
            <span className="ui:whitespace-nowrap">
              {words.reference} <bdi className="ui:num">{request.id}</bdi>
            </span>
          </div>
        ) : (
          <ReviewFacts
            request={
              status === 'PendingForReview' ? request : { ...request, readyToReviewAt: null }
            }
            {...{ labels, now, locale, timeZone }}
          />
        )}
        <ModalError>{error}</ModalError>
      </ModalBody>
      {denied ? (
        <ModalFooter>
          <Button variant="primary" size="lg" block loading={submitting} onClick={onAcknowledge}>
            {words.understand}
          </Button>
        </ModalFooter>
      ) : asks || status === 'Open' || status === 'RequestedMoreData' ? (
        <ModalFooter>
          <Button onClick={close}>{words.close}</Button>
          <Button variant="primary" onClick={onUpload}>
            {status === 'Open' && !asks ? words.upload : words.uploadMore}
          </Button>
        </ModalFooter>
      ) : (
        <ModalFooter>
          {status === 'PendingForReview' ? (
            <Button onClick={onUpload}>{words.upload}</Button>
          ) : null}
          <Button variant="primary" onClick={close}>
            {words.close}
          </Button>
        </ModalFooter>
      )}
    </Modal>
  );
}
