// @where Back office: notes about a person (user), and the longest one
import { type StaffNote } from '@agio/api-client/contract';
import type { Account, NoteRecord } from '../../records/people.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { PageQuery } from '../../store/paged-lists.ts';
import { History, type HistoryPage } from '../../store/record-history.ts';
import { refuse } from '../../refusal.ts';
import { type Actor, type Audit } from './audit.ts';
import { differences } from './differences.ts';
import { trail } from '../../language/staff-messages.ts';

/** Notes of staff about people, for each other. Notes are added and never changed; their subjects never see them. */
export class StaffNotes {
  private readonly exchange: Exchange;
  private readonly audit: Audit;
  private readonly history: History<'notes'>;

  constructor(exchange: Exchange, audit: Audit) {
    this.exchange = exchange;
    this.audit = audit;
    this.history = new History(exchange, 'notes', {
      time: ({ time }) => time,
      lists: ({ accountId }) => [`of:${accountId}`],
      facts: () => [],
    });
  }

  /** The trail says that a note was added, and not its text: that is kept once. */
  add(by: Actor, account: Account, text: string): StaffNote {
    checkIsOther(by.account, account);
    const record: NoteRecord = {
      id: this.exchange.nextId('n'),
      accountId: account.id,
      time: this.exchange.now(),
      officerId: by.account.id,
      officer: by.account.displayName,
      text,
    };
    this.history.put(record.id, record);
    const changes = differences<object>({}, { note: record.id });
    this.audit.add(account.id, by, trail.noteAdded, { changes });
    return noteView(record);
  }

  /** Newest first. */
  page(reader: Account, account: Account, page: PageQuery): HistoryPage<StaffNote> {
    checkIsOther(reader, account);
    const { items, ...rest } = this.history.counted(`of:${account.id}`, page);
    return { items: items.map(noteView), ...rest };
  }
}

/** Staff are customers, too: what others note of them is not for them. */
function checkIsOther(staff: Account, account: Account): void {
  if (staff.id !== account.id) return;
  throw refuse('ownNotes');
}

function noteView({ id, officerId, officer, time, text }: NoteRecord): StaffNote {
  return { id, officerId, officer, time: isoTime(time), text };
}
