import { isRequestOpenTo, type ComplianceRequest } from '@agio/api-client/contract';
import { dueAfter, dueHours } from '../../catalog/due-policy.ts';
import type { Account, DocumentRecord, RequestRecord } from '../../records/people.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import { uploadedFileView, type Documents } from './documents.ts';

/** Returns the risk of an account, from 0 to 4. */
export type RiskOf = (accountId: string) => number;

/** The requests that people have sent, each with its documents and what became of it. */
export class ComplianceRequests {
  private readonly exchange: Exchange;
  private readonly records: Collection<'requests'>;
  private readonly documents: Documents;
  private readonly riskOf: RiskOf;

  constructor(
    exchange: Exchange,
    store: Store,
    { documents, riskOf }: { documents: Documents; riskOf: RiskOf },
  ) {
    this.exchange = exchange;
    this.records = new Collection(exchange, store, 'requests');
    this.documents = documents;
    this.riskOf = riskOf;
  }

  get(id: string): RequestRecord | undefined {
    return this.records.get(id);
  }

  /** Stores a change of a request that only staff see: its owner is not notified. */
  keep(request: RequestRecord): void {
    const { id, accountId, status, readyToReviewAt: since } = request;
    const known = this.records.get(id);
    const isSent = since !== null && status === 'PendingForReview';
    if (known?.readyToReviewAt === since || !isSent) {
      const dueAt = known === undefined ? null : dueOf(known);
      this.records.put(id, { ...request, dueAt: since === null ? null : dueAt });
      return;
    }
    // The risk follows from the request as well. An officer at work on it does not see the date move.
    this.records.put(id, request);
    this.records.put(id, { ...request, dueAt: dueAfter(request, since, this.riskOf(accountId)) });
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

  /** Returns the requests that an officer has to decide, and marks those that wait for longer than the policy allows. */
  waiting(now: number): { request: RequestRecord; since: number; due: number; isLate: boolean }[] {
    return [...this.records.values()].flatMap((request) => {
      const since = request.readyToReviewAt;
      const due = dueOf(request);
      if (since === null || due === null || request.status !== 'PendingForReview') return [];
      return [{ request, since, due, isLate: isOverdue(request, now) }];
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
      usualDays: dueHours[request.requestType].usual / 24,
      dueAt:
        request.readyToReviewAt === null
          ? null
          : isoTime(dueAfter(request, request.readyToReviewAt)),
      acknowledgedAt: request.acknowledgedAt === null ? null : isoTime(request.acknowledgedAt),
      uploads: request.uploads.flatMap((id) => {
        const document = this.documents.get(id);
        return document === undefined ? [] : [uploadedFileView(document)];
      }),
    };
  }
}

/**
 * Returns the time by which a request is to be decided, from which on it is overdue; null before it is sent. The one place that says it, for the queue, its filter, the
 * overview and the alerts.
 */
export function dueOf(request: RequestRecord): number | null {
  const { dueAt, readyToReviewAt: since } = request;
  return since === null ? null : (dueAt ?? dueAfter(request, since));
}

/** Returns true where a request waits for an officer for longer than the policy allows. */
export function isOverdue(request: RequestRecord, now: number): boolean {
  return request.status === 'PendingForReview' && now > (dueOf(request) ?? Infinity);
}

/** Returns true if staff or the person still have something to do. */
export function isUndecided(status: RequestRecord['status']): boolean {
  return isRequestOpenTo(status, 'approve');
}
