import { type NetworkDefinition, networks } from '../catalog/networks.ts';
import type { Exchange } from '../engine/exchange.ts';
import { houseAccounts } from '../engine/ledger.ts';
import { exactAtoms } from '../fixed.ts';
import { day } from '../market-data/resolution.ts';
import type { Valuation } from '../market-data/valuation.ts';
import type { AddressRecord, TransferRecord } from '../records/money.ts';
import { makeAddress, makeTransaction } from '../services/money/addresses/address-format.ts';
import { worthOf } from '../services/money/limits.ts';
import type { Services } from '../services/services.ts';
import { between, type PastMove, type Seeding } from './past-moves.ts';
import { seedFriends } from './trader-friends.ts';
import { seedRamp, seedSwaps } from './trader-payments.ts';
import { reasons } from '../language/data-messages.ts';

/**
 * Seeds the trader's past besides trading: addresses, transfers, conversions, payments, friends. Returns the movements
 * of money, which are posted after the funds that they need.
 */
export function seedTrader(
  exchange: Exchange,
  services: Services,
  valuation: Valuation,
): PastMove[] {
  const trader = services.accounts.get('trader');
  if (trader === undefined) throw new Error('There is no trader.');
  const seeding: Seeding = { exchange, services, valuation, trader, moves: [] };
  seedAddresses(seeding);
  seedTransfers(seeding);
  seedSwaps(seeding);
  seedRamp(seeding);
  seedFriends(seeding);
  return seeding.moves;
}

function seedAddresses({ exchange, services, trader }: Seeding): void {
  const now = exchange.now();
  const add = (
    name: string,
    asset: string,
    network: string,
    daysAgo: number,
    rest: Partial<AddressRecord> = {},
  ) =>
    services.addressBook.put({
      id: exchange.nextId('w'),
      accountId: trader.id,
      name,
      asset,
      network,
      address: makeAddress(network, `book:${name}`),
      memo: null,
      source: 'External',
      proof: null,
      provenAt: null,
      formCheckedAt: null,
      invalidatedAt: null,
      createdAt: now - daysAgo * day,
      ...rest,
    });
  const proven = (daysAgo: number, proof: AddressRecord['proof'] = 'Signature') => ({
    proof,
    provenAt: now - daysAgo * day,
  });
  add('Northbank Custody', 'USDC', 'stellar', 261, { memo: '8840291736', ...proven(261) });
  add('Ledger, cold', 'ETH', 'ethereum', 305, proven(305));
  add('CorePass wallet', 'XCB', 'core', 618, {
    address: trader.information.coreId ?? makeAddress('core', 'wallet:trader'),
    source: 'CorePass',
    ...proven(618, 'CorePass'),
  });
  add('Savings, old laptop', 'BTC', 'bitcoin', 14);
  add('Litecoin desk', 'LTC', 'litecoin', 14);
  add('Former custodian', 'BTC', 'bitcoin', 558, {
    ...proven(558),
    invalidatedAt: now - 49 * day,
    invalidatedReason: reasons.transfers.custodianClosed,
  });
}

function seedTransfers({ exchange, services, valuation, trader, moves }: Seeding): void {
  const now = exchange.now();
  const past = (
    type: TransferRecord['type'],
    asset: string,
    networkId: string,
    amount: string,
    daysAgo: number,
    rest: Partial<TransferRecord> = {},
  ) => {
    const network = networkOf(asset, networkId);
    const decimals = exchange.decimalsOf(asset);
    const atoms = exactAtoms(amount, decimals);
    const time = now - Math.round(daysAgo * day);
    const fee = type === 'Withdrawal' ? exactAtoms(network.withdrawalFee, decimals) : 0n;
    const record = services.transfers.put(
      services.transfers.newRecord(type, trader, network, {
        amount: String(atoms),
        fee: String(fee),
        address: makeAddress(networkId, `seed:${asset}:${daysAgo}`),
        worth: String(worthOf(valuation, exchange, asset, atoms)),
        status: 'Confirmed',
        confirmations: network.confirmations,
        transaction: makeTransaction(`seed:${asset}:${daysAgo}`),
        createdAt: time,
        updatedAt: time + network.arrivalSeconds * 1000,
        events: [{ status: 'Requested', at: time }],
        ...rest,
      }),
    );
    if (record.status !== 'Confirmed') return;
    const { outside, fees } = houseAccounts;
    const isDeposit = type === 'Deposit';
    moves.push({
      kind: isDeposit ? 'deposit' : 'withdrawal',
      reference: record.id,
      time: isDeposit ? record.updatedAt : time,
      legs: isDeposit
        ? between(outside, trader.id, asset, atoms)
        : [
            ...between(trader.id, outside, asset, atoms - fee),
            ...between(trader.id, fees, asset, fee),
          ],
    });
  };
  const northbank = {
    address: makeAddress('stellar', 'book:Northbank Custody'),
    addressName: 'Northbank Custody',
    memo: '8840291736',
  };
  past('Withdrawal', 'USDC', 'stellar', '1800', 2.4, northbank);
  past('Deposit', 'BTC', 'bitcoin', '0.05', 1.2);
  past('Deposit', 'XCB', 'core', '1200', 3.1);
  past('Withdrawal', 'ETH', 'ethereum', '1.25', 8.6, {
    address: makeAddress('ethereum', 'book:Ledger, cold'),
    addressName: 'Ledger, cold',
  });
  past('Withdrawal', 'LTC', 'litecoin', '8', 14.2, {
    status: 'Rejected',
    confirmations: 0,
    transaction: null,
    rejectReason: reasons.transfers.ownershipNotProven,
  });
  past('Deposit', 'USDC', 'stellar', '3068.91', 18.1, { memo: '4471092815' });
  past('Deposit', 'XAUG', 'core', '40', 27.7);
}

export function networkOf(asset: string, id: string): NetworkDefinition {
  const network = networks.find((known) => known.asset === asset && known.id === id);
  if (network === undefined) throw new Error(`${asset} does not use ${id}`);
  return network;
}
