import { encodeAddress } from '@agio/api-client/addresses';
import type { AddressBookEntry, WalletNetwork } from '@agio/api-client/contract';

const bytes = (seed: number) => Uint8Array.from({ length: 32 }, (_, index) => seed + index * 7);

/** A valid address of a network; the same for the same seed. */
export const sampleAddress = (network: Parameters<typeof encodeAddress>[0], seed: number): string =>
  encodeAddress(network, bytes(seed));

/** An entry that can be sent to. */
export const sampleEntry: AddressBookEntry = {
  id: 'w1',
  name: 'Ledger, cold',
  asset: 'ETH',
  network: 'ethereum',
  address: sampleAddress('ethereum', 1),
  memo: null,
  source: 'External',
  allowance: 'IsAllowed',
  proof: 'Signature',
  provenAt: '2026-01-19T12:00:00.000Z',
  formSubmittedAt: null,
  replaces: null,
  invalidatedAt: null,
  reproofAt: null,
  blockedAt: null,
  blockedReason: null,
  invalidatedReason: null,
  createdAt: '2026-01-19T12:00:00.000Z',
};

const network = (asset: string, id: string, name: string, memoLabel: string | null) => ({
  id,
  name,
  asset,
  depositEnabled: true,
  withdrawalEnabled: true,
  closedReason: null,
  memoRequired: memoLabel !== null,
  memoLabel,
  confirmations: 12,
  arrivalSeconds: 180,
  minDeposit: '0.01',
  depositFee: '0',
  minWithdrawal: '0.01',
  withdrawalFee: '0.001',
  decimals: 8,
  explorerUrl: null,
});

export const sampleNetworks: WalletNetwork[] = [
  network('ETH', 'ethereum', 'Ethereum', null),
  network('USDC', 'ethereum', 'Ethereum', null),
  network('USDC', 'stellar', 'Stellar', 'Memo ID'),
  network('BTC', 'bitcoin', 'Bitcoin', null),
];

const of = (index: number, change: Partial<AddressBookEntry>): AddressBookEntry => ({
  ...sampleEntry,
  id: `w${index}`,
  address: sampleAddress('ethereum', index),
  proof: null,
  provenAt: null,
  ...change,
});

/** An entry for every result of an address check, one whose form a person looks at, and one of a later version. */
export const everyResult: AddressBookEntry[] = [
  sampleEntry,
  of(2, { name: 'Trezor, office', allowance: 'VerificationRequired' }),
  of(3, {
    name: 'New wallet',
    allowance: 'VerificationRequiredWithReplace',
    replaces: 'Ledger, cold',
  }),
  of(4, {
    name: 'Litecoin desk',
    asset: 'LTC',
    network: 'litecoin',
    address: sampleAddress('litecoin', 4),
    allowance: 'VerificationRequiredLtc',
  }),
  of(5, {
    name: 'CorePass of a friend',
    asset: 'XCB',
    network: 'core',
    address: sampleAddress('core', 5),
    source: 'CorePass',
    allowance: 'ExternalCorePassWalletAddressNotAllowed',
  }),
  of(6, {
    name: 'Trading desk',
    source: 'Internal',
    allowance: 'InternalPingOwnedWalletAddressNotAllowed',
  }),
  of(7, { name: 'Mixer', allowance: 'TargetAddressIsNotAllowed' }),
  of(8, {
    name: 'Former custodian',
    allowance: 'InvalidatedWalletAddress',
    proof: 'Signature',
    provenAt: '2025-05-11T12:00:00.000Z',
    invalidatedAt: '2026-10-02T12:00:00.000Z',
    invalidatedReason: 'The custodian closed its service.',
  }),
  of(9, {
    name: 'Paper wallet',
    allowance: 'VerificationRequired',
    formSubmittedAt: '2026-11-19T12:00:00.000Z',
  }),
  of(10, { name: 'From a later version', allowance: 'Unknown' }),
];

/** Answers the list in place of the exchange. */
export const answerEntries =
  (entries: readonly AddressBookEntry[]) =>
  ({ url, method }: Request): Response | undefined =>
    method === 'GET' && new URL(url).pathname === '/frontoffice/api/address-book'
      ? Response.json(entries)
      : undefined;
