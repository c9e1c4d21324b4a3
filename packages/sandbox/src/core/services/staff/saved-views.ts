import { contract, mostViews, type SavedView, type viewLists } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { Account } from '../../records/people.ts';
import type { SavedViewRecord } from '../../records/tables.ts';
import { refuse } from '../../refusal.ts';
import { mayCall } from '../../rest/gates.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';

type ViewList = (typeof viewLists)[number];

/** The call that reads each list: a view of it is for who may make it. */
const readerOf = {
  compliance: contract.backOfficeCompliance.queue,
  users: contract.backOfficeUsers.list,
  orders: contract.backOfficeTrading.orders,
  transfers: contract.backOfficeTrading.transfers,
  withdrawals: contract.backOfficeWithdrawals.list,
  announcements: contract.backOfficeAnnouncements.list,
  staff: contract.backOfficeStaff.list,
  'api-keys': contract.backOfficeApiKeys.list,
  audit: contract.backOfficeAudit.list,
} as const satisfies Record<ViewList, unknown>;

const foldedName = ({ name }: Pick<SavedViewRecord, 'name'>): string =>
  name.normalize('NFKC').toLowerCase();

/** Views that staff keep of their lists, each for its owner, or shared with all who may read the list. */
export class SavedViews {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly records: Collection<'savedViews'>;

  constructor(exchange: Exchange, store: Store, accounts: Accounts) {
    this.exchange = exchange;
    this.accounts = accounts;
    this.records = new Collection(exchange, store, 'savedViews');
  }

  /** Returns the views that a reader sees, those of one list or of all, the oldest first. */
  seenBy(reader: Account, list: ViewList | undefined): SavedView[] {
    return this.records
      .filter(
        (record) =>
          (list === undefined || record.list === list) &&
          (record.ownerId === reader.id || record.isShared) &&
          mayCall(readerOf[record.list], reader),
      )
      .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
      .map((record) => this.view(record));
  }

  /** Keeps a view under its id, or changes it. */
  save(
    owner: Account,
    view: Pick<SavedViewRecord, 'id' | 'list' | 'name' | 'query' | 'isShared'>,
  ): SavedView {
    const before = this.records.get(view.id);
    // A refusal does not say that a colleague has this id.
    if (before !== undefined && before.ownerId !== owner.id) throw refuse('viewNotFound', 'id');
    if (!mayCall(readerOf[view.list], owner)) throw refuse('roleNotAllowed');
    const others = this.records.filter(({ id, list }) => list === view.list && id !== view.id);
    const own = others.filter(({ ownerId }) => ownerId === owner.id);
    if (before === undefined && own.length >= mostViews) {
      throw refuse('tooManyViews', 'name', { most: String(mostViews) });
    }
    const name = foldedName(view);
    const isTaken = others.some(
      (other) => foldedName(other) === name && (other.isShared || other.ownerId === owner.id),
    );
    if (isTaken) throw refuse('viewNameTaken', 'name');
    const now = this.exchange.now();
    const record: SavedViewRecord = {
      ...view,
      ownerId: owner.id,
      createdAt: before?.createdAt ?? now,
      changedAt: now,
    };
    this.records.put(view.id, record);
    return this.view(record);
  }

  remove(owner: Account, id: string): void {
    const record = this.records.get(id);
    if (record === undefined) return;
    if (record.ownerId !== owner.id) throw refuse('viewNotFound', 'id');
    this.records.remove(id);
  }

  private view({
    id,
    list,
    name,
    query,
    isShared,
    ownerId,
    changedAt,
  }: SavedViewRecord): SavedView {
    const owner = { id: ownerId, name: this.accounts.get(ownerId)?.displayName ?? ownerId };
    return { id, list, name, query, isShared, owner, changedAt: isoTime(changedAt) };
  }
}
