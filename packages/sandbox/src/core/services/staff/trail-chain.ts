// @where Back office: hash chain of the audit trail
import type { AuditCheck, AuditEntryKind } from '@agio/api-client/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { listWrite, placeOf } from '../../store/paged-lists.ts';
import type { StoreView } from '../../engine/views/store-view.ts';
import { readAll, type Store, type Write } from '../../store/store.ts';
import type { AuditRecord } from '../../records/people.ts';

/*
 * The trail is a chain: the hash of an entry is that of what it says and of the hash before it. An entry that is changed,
 * taken out or put in between breaks it there. Who can write to the store can also compute the whole chain anew; that is
 * found by a hash that was noted down elsewhere.
 */

/** Entries that one check looks at, at most: it keeps everybody else waiting. */
const longestPiece = 2000;
const list = 'audit:chain';

export type Unchained = Omit<AuditRecord, 'number' | 'hash'>;

/** Returns the entry with its place in the chain, and the write that keeps the place. */
export function chained(view: StoreView, record: Unchained): { record: AuditRecord; write: Write } {
  const [last] = view.range('lists', {
    from: `${list}/`,
    to: `${list}0`,
    backwards: true,
    limit: 1,
  });
  const [, number = '0', hash = ''] = last?.[1] ?? [];
  return link(record, Number.parseInt(number, 10), hash);
}

function link(record: Unchained, previous: number, previousHash: string) {
  const number = previous + 1;
  const hash = hashOf(record, number, previousHash);
  const write = listWrite(list, {
    place: placeOf(0, number),
    id: record.id,
    facts: [String(number), hash],
  });
  return { record: { ...record, number, hash }, write };
}

/** Fields in an order of their own: that of a record's is no part of what it says. */
function hashOf(record: Unchained, number: number, previousHash: string): string {
  const { id, subject, time, kind, actor, actorId, actorEmail, role } = record;
  const { address, requestId, action, detail, changes = [] } = record;
  const said = [
    previousHash,
    number,
    id,
    subject,
    time,
    kind,
    actor,
    actorId,
    actorEmail,
    role,
    address,
    requestId,
    action,
    detail,
    changes.map(({ field, before, after }) => [field, before, after]),
  ];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(said.map((each) => each ?? null)))));
}

/** Computes the hashes of the entries after number `after` anew, as many as one piece has. */
export function checkChain(view: StoreView, after = 0): AuditCheck {
  const [newest] = view.range('lists', {
    from: `${list}/`,
    to: `${list}0`,
    backwards: true,
    limit: 1,
  });
  const entries = Number.parseInt(newest?.[1][1] ?? '0', 10);
  const before = after === 0 ? undefined : placed(view, after, 1)[0];
  let hash = before?.hash ?? '';
  let through = after;
  const rows = placed(view, after + 1, longestPiece);
  const broken = (number: number, id: string, reason: 'Changed' | 'Missing' | 'Added') => ({
    entries,
    through,
    hash: hash === '' ? null : hash,
    next: null,
    broken: { number, id, reason },
  });
  for (const row of rows) {
    const number = through + 1;
    if (row.number !== number) return broken(number, row.id, 'Missing');
    const record = view.get('audit', row.id);
    if (record === undefined) return broken(number, row.id, 'Missing');
    if (record.hash !== row.hash || hashOf(record, number, hash) !== row.hash) {
      return broken(number, row.id, 'Changed');
    }
    [through, hash] = [number, row.hash];
  }
  const next = through < entries && rows.length > 0 ? through : null;
  const stranger = next === null ? strangerIn(view) : undefined;
  if (stranger !== undefined) return broken(entries + 1, stranger, 'Added');
  return { entries, through, hash: hash === '' ? null : hash, next, broken: null };
}

/** Places of the chain from a number on. */
function placed(view: StoreView, from: number, limit: number) {
  return view
    .range('lists', { from: `${list}/${placeOf(0, from)}`, to: `${list}0`, limit })
    .map(([, [id = '', number = '', hash = '']]) => ({
      id,
      number: Number.parseInt(number, 10),
      hash,
    }));
}

/** An entry among the newest of the trail that no place of the chain leads to. */
function strangerIn(view: StoreView): string | undefined {
  const newest = view.range('lists', {
    from: 'audit:all/',
    to: 'audit:all0',
    backwards: true,
    limit: longestPiece,
  });
  const known = (id: string) => {
    const record = view.get('audit', id);
    return record !== undefined && placed(view, record.number, 1)[0]?.id === id;
  };
  return newest.map(([, [id = '']]) => id).find((id) => !known(id));
}

/** Chains the entries of a store of before there was a chain, the oldest first, and lists them by their kind. */
export function* chainOldEntries(store: Store): Generator<Write> {
  let [number, hash] = [0, ''];
  const prefix = 'audit:all';
  for (const [key, [id = '', ...facts]] of readAll(store, 'lists', prefix)) {
    const old = store.get('audit', id);
    if (old === undefined) continue;
    const kind = kindOf(old);
    const { record, write } = link({ ...old, kind }, number, hash);
    [number, hash] = [record.number, record.hash];
    yield { table: 'audit', key: id, value: record };
    yield write;
    yield listWrite(`audit:by:${kind}`, { place: key.slice(prefix.length + 1), id, facts });
  }
}

/**
 * Returns the kind of an entry that has none: people without a role are customers, actors without an account are parts
 * of the exchange.
 */
export function kindOf({ kind, actorId, role }: Partial<AuditRecord>): AuditEntryKind {
  if (kind !== undefined) return kind;
  if (actorId === undefined || actorId === null) return 'exchange';
  return role === undefined || role === null ? 'customer' : 'act';
}
