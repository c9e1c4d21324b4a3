// @where Sandbox: checks of an entry of the address book: unique name, review of a signed form
import { checkMemo, isSameName, type MemoFault } from '@agio/api-client/addresses';
import type { AddressRecord } from '../../../records/money.ts';
import { refuse } from '../../../refusal.ts';
import { faultOf, sameAddress } from './address-format.ts';

export type NewAddress = Pick<AddressRecord, 'name' | 'asset' | 'network' | 'address' | 'memo'>;

export function checkShape(network: string, address: string): void {
  const fault = faultOf(network, address);
  if (fault === undefined) return;
  throw refuse(fault === 'format' ? 'addressInvalid' : 'addressChecksumWrong', 'address');
}

/** Addresses of one asset on one network have names of their own, as one is chosen by its name when something is sent. */
export function checkNameOf(entry: NewAddress, others: readonly NewAddress[]): void {
  const isTaken = others.some(
    ({ asset, network, name }) =>
      asset === entry.asset && network === entry.network && isSameName(name, entry.name),
  );
  if (isTaken) throw refuse('addressNameTaken', 'name', { asset: entry.asset });
}

export function checkMemoOf({ network, memo }: Pick<AddressRecord, 'network' | 'memo'>): void {
  const fault = checkMemo(network, memo ?? '');
  if (fault === undefined) return;
  throw refuse(memoFaults[fault], 'memo');
}

const memoFaults = {
  unused: 'memoNotUsed',
  tooManyBytes: 'memoTooLong',
  notANumber: 'memoNotNumber',
  tooHigh: 'memoTooHigh',
} as const satisfies Record<MemoFault, string>;

export const isAt = (record: AddressRecord, network: string, address: string): boolean =>
  record.network === network && sameAddress(network, record.address, address);

export const isSame = (
  record: AddressRecord,
  other: Pick<AddressRecord, 'asset' | 'network' | 'address' | 'memo'>,
): boolean =>
  record.asset === other.asset &&
  isAt(record, other.network, other.address) &&
  record.memo === other.memo;

export function isReplacedBy(record: AddressRecord, asset: string, network: string): boolean {
  return (
    record.asset === asset &&
    record.network === network &&
    record.source === 'External' &&
    record.proof !== null &&
    record.invalidatedAt === null
  );
}

/** Time for which the compliance desk of the sandbox looks at a signed form. */
export const formCheckTakes = 20_000;
