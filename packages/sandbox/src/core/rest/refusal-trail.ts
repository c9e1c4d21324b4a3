// @where Back office: looks at personal data, and refused calls, that the audit trail records
import type { Account } from '../records/people.ts';
import type { Exchange } from '../engine/exchange.ts';
import { Refusal } from '../refusal.ts';
import type { Actor, Audit } from '../services/staff/audit.ts';
import type { Route } from './routes.ts';
import { trail } from '../language/staff-messages.ts';

/** One refused call of one account is written down once in so long: who repeats it does not fill the trail. */
const spacing = 60_000;
/** Pairs of account and call that are remembered; beyond that the oldest is forgotten. */
const maxRemembered = 10_000;

/** Writes refused calls of the back office into the trail. */
export class RefusalTrail {
  private readonly audit: Audit;
  private readonly exchange: Exchange;
  private readonly written = new Map<string, number>();

  constructor(audit: Audit, exchange: Exchange) {
    this.audit = audit;
    this.exchange = exchange;
  }

  /** Anything but a 403 to an account of the exchange at a call of the back office is left alone. */
  record(
    account: Account | undefined,
    from: Pick<Actor, 'address' | 'requestId'>,
    { id, endpoint }: Route,
    error: unknown,
  ): void {
    if (account === undefined || endpoint.backOffice !== true) return;
    if (!(error instanceof Refusal) || error.status !== 403) return;
    const key = `${account.id} ${id}`;
    const now = this.exchange.now();
    if (now - (this.written.get(key) ?? -Infinity) < spacing) return;
    this.written.delete(key);
    this.written.set(key, now);
    if (this.written.size > maxRemembered) {
      for (const [oldest] of this.written) {
        this.written.delete(oldest);
        break;
      }
    }
    const [said] = error.body().errors;
    const detail = `${endpoint.method} ${endpoint.path}: ${said?.message ?? error.status}`;
    this.exchange.command(() =>
      this.audit.add(account.id, { account, ...from }, trail.refusedCall, {
        detail,
        kind: 'refusal',
      }),
    );
  }
}
