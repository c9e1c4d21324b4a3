import { requestTypes } from '@agio/api-client/contract';
import type { Accounts } from '../../../accounts.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import { trail } from '../../../language/staff-messages.ts';
import type { Account, RequestRecord } from '../../../records/people.ts';
import { refuse } from '../../../refusal.ts';
import type { Store } from '../../../store/store.ts';
import { Collection } from '../../collection.ts';
import { type Actor, type Audit } from '../audit.ts';
import { differences } from '../differences.ts';

type RequestType = RequestRecord['requestType'];

/** Types of requests that each member of the staff may take: all of them until an administrator chooses. */
export class Skills {
  private readonly accounts: Accounts;
  private readonly audit: Audit;
  private readonly records: Collection<'skills'>;

  constructor(exchange: Exchange, store: Store, parts: { accounts: Accounts; audit: Audit }) {
    this.accounts = parts.accounts;
    this.audit = parts.audit;
    this.records = new Collection(exchange, store, 'skills');
  }

  of({ id }: Account): RequestType[] {
    return [...(this.records.get(id)?.types ?? requestTypes)];
  }

  has(officer: Account, type: RequestType): boolean {
    return this.records.get(officer.id)?.types.includes(type) ?? true;
  }

  /** @param seen as the administrator has seen them */
  change(
    by: Actor,
    member: Account,
    { skills, seen }: { skills: readonly RequestType[]; seen: readonly RequestType[] },
  ): void {
    const before = this.of(member);
    const after = requestTypes.filter((type) => skills.includes(type));
    if (isSame(after, before)) return;
    if (!isSame(seen, before)) {
      const byId = this.records.get(member.id)?.changedById;
      const name = byId === undefined ? '' : this.accounts.person(byId).displayName;
      throw refuse('skillsChanged', 'seen', { name });
    }
    this.records.put(member.id, { types: after, changedById: by.account.id });
    const changes = differences({ skills: before }, { skills: after });
    this.audit.add(member.id, by, trail.skillsChanged, { changes });
  }
}

const isSame = (some: readonly RequestType[], others: readonly RequestType[]): boolean =>
  requestTypes.every((type) => some.includes(type) === others.includes(type));
