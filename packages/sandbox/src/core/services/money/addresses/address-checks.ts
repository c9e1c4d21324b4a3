import { checkMemo, isSameName, type MemoFault } from '@agio/api-client/addresses';
import { errorCodes } from '@agio/api-client/contract';
import type { AddressRecord } from '../../../records/money.ts';
import { refuse } from '../../../refusal.ts';
import { faultOf, sameAddress } from './address-format.ts';

export type NewAddress = Pick<AddressRecord, 'name' | 'asset' | 'network' | 'address' | 'memo'>;

export function checkShape(network: string, address: string): void {
  const fault = faultOf(network, address);
  if (fault === undefined) return;
  const message =
    fault === 'format'
      ? 'This is not a valid address on this network.'
      : 'The checksum of this address is wrong.';
  throw refuse(400, errorCodes.validation, message, 'address');
}

/** Addresses of one asset on one network have names of their own, as one is chosen by its name when something is sent. */
export function checkNameOf(entry: NewAddress, others: readonly NewAddress[]): void {
  const isTaken = others.some(
    ({ asset, network, name }) =>
      asset === entry.asset && network === entry.network && isSameName(name, entry.name),
  );
  if (isTaken)
    throw refuse(
      409,
      errorCodes.nameTaken,
      `Another address for ${entry.asset} on this network has this name. Choose another name.`,
      'name',
    );
}

export function checkMemoOf({ network, memo }: Pick<AddressRecord, 'network' | 'memo'>): void {
  const fault = checkMemo(network, memo ?? '');
  if (fault === undefined) return;
  throw refuse(400, errorCodes.validation, memoFaults[fault], 'memo');
}

const memoFaults: Readonly<Record<MemoFault, string>> = {
  unused: 'Payments on this network carry no memo.',
  tooManyBytes: 'This memo is longer than the network carries.',
  notANumber: 'On this network a memo is a number.',
  tooHigh: 'This number is higher than a memo of this network can be.',
};

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

/** How long the compliance desk of the sandbox looks at a signed form. */
export const formCheckTakes = 20_000;
