import {
  type ComplianceRequest,
  type OwnDocument,
  type UploadedFile,
} from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import type { Account, DocumentRecord, RequestRecord, TargetTier } from '../../records/people.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { refuse } from '../../refusal.ts';
import { type Actor, type Audit } from '../staff/audit.ts';
import { differences } from '../staff/differences.ts';
import type { Compliance } from './compliance.ts';
import type { ComplianceRequests } from './compliance-requests.ts';
import { isTargetTier } from './compliance-steps.ts';
import { type Documents, type DocumentType, uploadedFileView } from './documents.ts';
import { trail } from '../../language/staff-messages.ts';

/** A person's requests between sending and decision, and the documents that go with them. */
export class RequestDesk {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly documents: Documents;
  private readonly audit: Audit;
  private readonly compliance: Compliance;
  private readonly requests: ComplianceRequests;

  constructor(
    exchange: Exchange,
    parts: { accounts: Accounts; documents: Documents; audit: Audit; compliance: Compliance },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.documents = parts.documents;
    this.audit = parts.audit;
    this.compliance = parts.compliance;
    this.requests = parts.compliance.requests;
  }

  /** The request that is open, or the one that was decided last. */
  active(account: Account): ComplianceRequest | null {
    const latest = this.requests.openOf(account) ?? this.requests.of(account).at(-1);
    return latest === undefined ? null : this.requests.view(latest);
  }

  acknowledge(account: Account, requestId: string): ComplianceRequest {
    const request = this.requests.get(requestId);
    if (request?.accountId !== account.id) {
      throw refuse('requestNotFound', 'requestId');
    }
    if (request.status !== 'Denied') {
      throw refuse('requestNotRejected', 'requestId');
    }
    const acknowledged = {
      ...request,
      acknowledgedAt: request.acknowledgedAt ?? this.exchange.now(),
    };
    this.requests.put(acknowledged);
    return this.requests.view(acknowledged);
  }

  /** A document that was sent in while staff wait for it belongs to the request. */
  attach(by: Actor, documentId: string): void {
    const { account } = by;
    const request = this.requests.openOf(account);
    if (request === undefined) return;
    const { firstApproval } = request;
    // The officer who approved has not seen the document.
    this.requests.put({
      ...request,
      uploads: [...request.uploads, documentId],
      firstApproval: null,
    });
    const changes = [
      { field: 'uploads', before: null, after: documentId },
      ...differences<object>(
        { firstApproval: firstApproval?.officerId },
        { firstApproval: undefined },
      ),
    ];
    this.audit.add(account.id, by, trail.documentAdded, { changes });
  }

  /** The desk opens a request of its own. */
  open(
    by: Actor,
    account: Account,
    requestType: RequestRecord['requestType'],
    comment: string,
  ): void {
    if (this.requests.openOf(account) !== undefined) {
      throw refuse('requestOpen', 'requestType');
    }
    const now = this.exchange.now();
    const tier = /To(Tier\d)$/.exec(requestType)?.[1];
    const request: RequestRecord = {
      id: this.exchange.nextId('r'),
      accountId: account.id,
      requestType,
      status: 'Open',
      toTier: isTargetTier(tier ?? '') ? (tier as TargetTier) : 'Tier1',
      comment,
      createdAt: now,
      readyToReviewAt: null,
      decidedAt: now,
      acknowledgedAt: null,
      uploads: [],
    };
    this.compliance.change(account, request);
    const changes = differences<object>({ request: null }, { request: request.status });
    this.audit.add(account.id, by, trail.requestOpened, { detail: comment, changes });
  }

  /** Ends a request without a decision. */
  cancel(by: Actor, account: Account, request: RequestRecord): void {
    this.compliance.change(account, {
      ...request,
      status: 'Cancelled',
      decidedAt: this.exchange.now(),
      firstApproval: null,
      assignee: null,
    });
    const changes = differences<object>({ request: request.status }, { request: 'Cancelled' });
    this.audit.add(account.id, by, trail.requestCancelled, { changes });
    this.wake(account);
  }

  /** Ends the wait for a review that will not come. */
  private wake(account: Account): void {
    const { activityStatus, verificationLevel } = account.information;
    if (activityStatus !== 'WaitingForReview') return;
    const status = (verificationLevel ?? 0) >= 1 ? 'Active' : 'WaitingForData';
    this.accounts.change(account, {
      information: { ...account.information, activityStatus: status },
    });
  }

  /** The documents of an account, oldest first, each with what became of it. */
  ownDocuments(account: Account, documentType?: DocumentType): OwnDocument[] {
    return this.documents
      .of(account.id)
      .filter((document) => documentType === undefined || document.documentType === documentType)
      .map((document) => ({
        ...uploadedFileView(document),
        documentType: document.documentType,
        uploadedAt: isoTime(document.uploadedAt),
        requestId: this.requests.withDocument(document)?.id ?? null,
        removable: this.isRemovable(document),
      }));
  }

  /** Takes a document back that is not in review yet, also out of the request and the application. */
  removeDocument(by: Actor, id: string): UploadedFile {
    const { account } = by;
    const document = this.documents.get(id);
    if (document?.accountId !== account.id) {
      throw refuse('documentNotFound', 'id');
    }
    if (!this.isRemovable(document)) {
      throw refuse('documentSent', 'id');
    }
    const request = this.requests.withDocument(document);
    if (request !== undefined) {
      this.requests.put({
        ...request,
        uploads: request.uploads.filter((each) => each !== id),
        firstApproval: null,
      });
    }
    this.compliance.withoutProof(account, id);
    this.documents.remove(id);
    const changes = [{ field: 'uploads', before: id, after: null }];
    this.audit.add(account.id, by, trail.documentRemoved, { changes });
    return uploadedFileView(document);
  }

  /** Until it is sent for review: by itself, with an application, or with a request that is the person's turn. */
  private isRemovable(document: DocumentRecord): boolean {
    if (document.documentType !== 'ProofOfFunds') return false;
    const request = this.requests.withDocument(document);
    if (request === undefined) return true;
    if (request.status !== 'Open' && request.status !== 'RequestedMoreData') return false;
    return document.uploadedAt > (request.readyToReviewAt ?? 0);
  }
}
