// @where Sandbox: acts of the demo panel
import { needsTwoOfficers, type ActivityStatus, type DemoAct } from '@agio/api-client/contract';
import { rankOf, type Accounts } from '../../accounts.ts';
import type { Account } from '../../records/people.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { day } from '../../market-data/resolution.ts';
import { refuse } from '../../refusal.ts';
import type { Compliance } from '../people/compliance.ts';
import type { RequestDesk } from '../people/request-desk.ts';
import type { Actor } from './audit.ts';
import type { AccountChanges } from './account-changes.ts';
import type { Review } from './review.ts';
import { reasons } from '../../language/data-messages.ts';

/** Officer who decides in a demonstration, and the second one if two must approve. */
const officerId = 'officer';
const secondOfficerId = 'admin';
/** Default texts of an officer. */
const usual = {
  Deny: reasons.requests.sourceUnclear,
  RequestMoreData: reasons.requests.moreStatements,
  open: reasons.requests.difference,
  status: reasons.requests.demonstration,
} as const;

/**
 * A person who evaluates the product alone decides on their own account as an officer would. The officer's services do
 * it, in their place: the trail says that it was a demonstration, and whose.
 */
export class Demo {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly compliance: Compliance;
  private readonly requestDesk: RequestDesk;
  private readonly review: Review;
  private readonly accountChanges: AccountChanges;

  constructor(
    exchange: Exchange,
    parts: {
      accounts: Accounts;
      compliance: Compliance;
      requestDesk: RequestDesk;
      review: Review;
      accountChanges: AccountChanges;
    },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.compliance = parts.compliance;
    this.requestDesk = parts.requestDesk;
    this.review = parts.review;
    this.accountChanges = parts.accountChanges;
  }

  /** @throws Refusal for staff, and where there is nothing to decide */
  act(owner: Actor, act: DemoAct): void {
    const { account } = owner;
    if (rankOf(account) > 0) {
      throw refuse('demoForCustomers');
    }
    const by = this.officer(owner);
    switch (act.kind) {
      case 'decide': {
        const { decision, comment } = act;
        const words = comment ?? (decision === 'Approve' ? undefined : usual[decision]);
        const { id, requestType, firstApproval } = this.openRequest(account);
        // The present state is the one that was seen, as nothing comes in between.
        const seen = () => {
          const request = this.openRequest(account);
          return {
            seenDecidedAt: request.decidedAt,
            seenApprovalAt: request.firstApproval?.time ?? null,
          };
        };
        if (decision === 'Approve' && needsTwoOfficers(requestType)) {
          if (firstApproval?.officerId === officerId) {
            this.review.resolve(this.officer(owner, secondOfficerId), id, decision, {
              comment: words,
              ...seen(),
            });
            return;
          }
          if (!firstApproval) {
            this.review.resolve(this.officer(owner, secondOfficerId), id, decision, seen());
          }
        }
        this.review.resolve(by, id, decision, { comment: words, ...seen() });
        return;
      }
      case 'open':
        this.requestDesk.open(by, account, act.requestType, act.comment ?? usual.open);
        return;
      case 'cancel':
        this.requestDesk.cancel(by, account, this.openRequest(account));
        return;
      case 'document':
        this.accounts.change(account, {
          information: {
            ...account.information,
            documentExpirationDate: isoTime(this.exchange.now() + act.expiresInDays * day),
          },
        });
        return;
      case 'status':
        this.setStatus(by, account, act.status);
        return;
      case 'downgrade':
        this.accountChanges.downgrade(by, account.id, act.tier, usual.status);
    }
  }

  private setStatus(by: Actor, account: Account, status: ActivityStatus): void {
    const { activityStatus } = account.information;
    if (activityStatus === 'Unknown') return;
    const change = { status, comment: usual.status, seenStatus: activityStatus };
    this.accountChanges.changeStatus(by, account.id, change);
  }

  /** An officer, played by the owner of the account: the trail says both. */
  private officer(owner: Actor, id = officerId): Actor {
    return { ...owner, account: this.accounts.person(id), playedBy: owner.account };
  }

  private openRequest(account: Account) {
    const request = this.compliance.requests.openOf(account);
    if (request !== undefined) return request;
    throw refuse('demoWithoutRequest');
  }
}
