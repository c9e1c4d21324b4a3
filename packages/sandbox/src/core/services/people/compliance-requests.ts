// @where Back office: working days in which a request is decided, and its due date
import { isRequestOpenTo, type ComplianceRequest } from '@agio/api-client/contract';
import type { Account, DocumentRecord, RequestRecord } from '../../records/people.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import { afterWorkingDays } from './working-days.ts';
import { uploadedFileView, type Documents } from './documents.ts';

/** Working days within which most requests are decided: what the desk promises. */
const usualDays: Record<RequestRecord['requestType'], number> = {
  NameDiscrepancyToTier1: 1,
  HighRiskToTier2: 3,
  Tier1ToTier2: 1,
  Tier1ToTier3: 3,
  Tier2ToTier3: 3,
  SuspiciousToTier1: 3,
  Downgrade: 1,
};

/** Returns when a request that was sent then is late: after the working days that its type usually takes. */
export const dueAfter = (type: RequestRecord['requestType'], since: number): number =>
  afterWorkingDays(since, usualDays[type]);

/** The requests that people have sent, each with its documents and what became of it. */
export class ComplianceRequests {
  private readonly exchange: Exchange;
  private readonly records: Collection<'requests'>;
  private readonly documents: Documents;

  constructor(exchange: Exchange, store: Store, documents: Documents) {
    this.exchange = exchange;
    this.records = new Collection(exchange, store, 'requests');
    this.documents = documents;
  }

  get(id: string): RequestRecord | undefined {
    return this.records.get(id);
  }

  /** Stores a change of a request that only staff see: its owner is not notified. */
  keep(request: RequestRecord): void {
    this.records.put(request.id, request);
  }

  /** Keeps a request as it is now, and tells its owner. */
  put(request: RequestRecord): void {
    this.keep(request);
    this.exchange.tell({
      accountId: request.accountId,
      event: 'compliance',
      content: { request: this.view(request) },
    });
  }

  filter(test: (request: RequestRecord) => boolean): RequestRecord[] {
    return this.records.filter(test);
  }

  /** Oldest first. */
  of(account: Account): RequestRecord[] {
    return this.records
      .filter((request) => request.accountId === account.id)
      .toSorted((a, b) => a.createdAt - b.createdAt);
  }

  /** The request that a document belongs to, the latest where there are several. */
  withDocument({ accountId, id }: DocumentRecord): RequestRecord | undefined {
    return this.records
      .filter((request) => request.accountId === accountId && request.uploads.includes(id))
      .toSorted((a, b) => a.createdAt - b.createdAt)
      .at(-1);
  }

  /** The one that staff or the person still have something to do about. */
  openOf(account: Account): RequestRecord | undefined {
    return this.of(account).findLast(({ status }) => isUndecided(status));
  }

  /** Returns the requests that an officer has to decide, and marks those that wait for longer than is promised. */
  waiting(now: number): { request: RequestRecord; since: number; isLate: boolean }[] {
    return [...this.records.values()].flatMap((request) => {
      const { status, readyToReviewAt: since, requestType } = request;
      if (since === null || status !== 'PendingForReview') return [];
      return [{ request, since, isLate: now > dueAfter(requestType, since) }];
    });
  }

  view(request: RequestRecord): ComplianceRequest {
    return {
      id: request.id,
      statusType: request.status,
      requestType: request.requestType,
      comment: request.comment,
      readyToReviewAt: request.readyToReviewAt === null ? null : isoTime(request.readyToReviewAt),
      decidedAt: request.decidedAt === null ? null : isoTime(request.decidedAt),
      usualDays: usualDays[request.requestType],
      dueAt:
        request.readyToReviewAt === null
          ? null
          : isoTime(dueAfter(request.requestType, request.readyToReviewAt)),
      acknowledgedAt: request.acknowledgedAt === null ? null : isoTime(request.acknowledgedAt),
      uploads: request.uploads.flatMap((id) => {
        const document = this.documents.get(id);
        return document === undefined ? [] : [uploadedFileView(document)];
      }),
    };
  }
}

/** Returns true if staff or the person still have something to do. */
export function isUndecided(status: RequestRecord['status']): boolean {
  return isRequestOpenTo(status, 'approve');
}
