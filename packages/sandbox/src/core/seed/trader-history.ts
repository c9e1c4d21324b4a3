import type { RampQuote } from '@agio/api-client/contract';
import { networks, type NetworkDefinition } from '../catalog/networks.ts';
import { rampProviders } from '../catalog/ramp.ts';
import type { Account } from '../records/people.ts';
import { isoTime } from '../clock.ts';
import type { Exchange } from '../engine/exchange.ts';
import { houseAccounts, type Leg } from '../engine/ledger.ts';
import { divideUp, exactAtoms, fromAtoms, powerOfTen } from '../fixed.ts';
import { day } from '../market-data/resolution.ts';
import type { Valuation } from '../market-data/valuation.ts';
import { makeAddress, makeTransaction } from '../services/money/address-format.ts';
import { computedDigits } from '../services/money/computed-digits.ts';
import { worthOf } from '../services/money/limits.ts';
import type { Services } from '../services/services.ts';
import type { AddressRecord, TransferRecord } from '../records/money.ts';

interface Seeding {
  exchange: Exchange;
  services: Services;
  valuation: Valuation;
  trader: Account;
  moves: PastMove[];
}

/** Money that moved before the sandbox began. */
export interface PastMove {
  kind: 'deposit' | 'withdrawal' | 'swap' | 'ramp';
  reference: string;
  time: number;
  legs: readonly Leg[];
}

/**
 * What the trader has done besides trading: addresses, transfers, conversions, payments, friends. Answers what that moved,
 * which is posted after the funds that it needs.
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
    invalidatedReason: 'The custodian closed its service.',
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
    rejectReason: 'Ownership of the address was not proven.',
  });
  past('Deposit', 'USDC', 'stellar', '3068.91', 18.1, { memo: '4471092815' });
  past('Deposit', 'XAUG', 'core', '40', 27.7);
}

function seedSwaps({ exchange, services, valuation, trader, moves }: Seeding): void {
  const now = exchange.now();
  const past = (
    fromAsset: string,
    fromAmount: string,
    toAsset: string,
    daysAgo: number,
    status: 'Done' | 'Expired',
  ) => {
    const time = now - Math.round(daysAgo * day);
    const decimals = exchange.decimalsOf(toAsset);
    const given = exactAtoms(fromAmount, exchange.decimalsOf(fromAsset));
    // At the prices of that day, and with the fee of every conversion: 0.2 %, rounded up.
    const [from = 0n, to = 1n] = [fromAsset, toAsset].map((asset) =>
      valuation.price(asset, 'USD', time),
    );
    const step = powerOfTen(decimals - Math.min(computedDigits(to), decimals));
    const worth = (given * from * powerOfTen(decimals)) / to;
    const gross = worth / powerOfTen(exchange.decimalsOf(fromAsset));
    const cut = gross - (gross % step);
    const feeAtoms = divideUp(cut * 2n, 1000n * step) * step;
    const received = cut - feeAtoms;
    const toAmount = fromAtoms(received, decimals);
    const fee = fromAtoms(feeAtoms, decimals);
    const rate = fromAtoms((from * powerOfTen(8)) / to, 8);
    const id = exchange.nextId('s');
    services.swaps.put({
      id,
      accountId: trader.id,
      status,
      createdAt: time,
      quote: {
        id: exchange.secretId('q'),
        fromAsset,
        toAsset,
        fromAmount,
        toAmount,
        rate,
        fee,
        feeAsset: toAsset,
        priceDifferencePercent: '0',
        minFromAmount: '5',
        maxFromAmount: '25000',
        expiresAt: isoTime(time + 10_000),
      },
    });
    if (status !== 'Done') return;
    const { makers, fees } = houseAccounts;
    moves.push({
      kind: 'swap',
      reference: id,
      time,
      legs: [
        ...between(trader.id, makers, fromAsset, given),
        ...between(makers, trader.id, toAsset, received),
        ...between(makers, fees, toAsset, exactAtoms(fee, decimals)),
      ],
    });
  };
  past('USDC', '500', 'BTC', 0.7, 'Done');
  past('XCB', '800', 'CTN', 3.1, 'Done');
  past('ETH', '0.75', 'USDC', 7.6, 'Expired');
}

function seedRamp({ exchange, services, trader, moves }: Seeding): void {
  const now = exchange.now();
  const past = (
    daysAgo: number,
    side: 'Buy' | 'Sell',
    provider: string,
    fiatAmount: string,
    asset: string,
    assetAmount: string,
    rate: string,
    status: 'Completed' | 'Expired',
  ) => {
    const id = exchange.secretId('y');
    const decimals = exchange.decimalsOf(asset);
    const time = now - Math.round(daysAgo * day);
    const quote: RampQuote = {
      id: exchange.secretId('q'),
      provider,
      side,
      fiatCurrency: 'CHF',
      fiatAmount,
      asset,
      assetAmount,
      rate,
      providerFee: seededFee(side, provider, fiatAmount),
      networkFee: '0',
      speed: 'within 1 working day',
      paymentMethod: { id: 'bank', name: 'Bank transfer' },
      expiresAt: isoTime(time + 30_000),
    };
    services.ramp.put({
      id,
      accountId: trader.id,
      reference: `${provider.slice(0, 3).toUpperCase()}-${exchange.nextId('').slice(-8).toUpperCase()}`,
      status,
      worth: String(services.ramp.worthOf(quote)),
      createdAt: time,
      updatedAt: time + 40_000,
      dueAt: null,
      events: [
        { status: 'AwaitingPayment', at: time },
        { status, at: time + 40_000 },
      ],
      quote,
    });
    if (status !== 'Completed') return;
    const { outside } = houseAccounts;
    const [from, to] = side === 'Buy' ? [outside, trader.id] : [trader.id, outside];
    const legs = between(from, to, asset, exactAtoms(assetAmount, decimals));
    moves.push({ kind: 'ramp', reference: id, time: time + 40_000, legs });
  };
  past(11.4, 'Buy', 'Fjordpay', '1000', 'BTC', '0.011712', '85382.51', 'Completed');
  past(18.2, 'Buy', 'Bancora', '2500', 'USDC', '3068.91', '0.814621', 'Completed');
  past(24.1, 'Sell', 'Transvia', '320.4', 'USDC', '400', '0.801', 'Expired');
}

/** What a provider takes of a bank transfer by its own terms: of what is paid, or of what is paid out and the fee. */
function seededFee(side: 'Buy' | 'Sell', provider: string, fiatAmount: string): string {
  const rateDigits = 6;
  const one = powerOfTen(rateDigits);
  const terms = rampProviders.find(({ name }) => name === provider);
  const rate = exactAtoms(terms?.fee ?? '0', rateDigits);
  const fiat = exactAtoms(fiatAmount, 2);
  return fromAtoms(divideUp(fiat * rate, side === 'Buy' ? one : one - rate), 2);
}

function seedFriends({ exchange, services, trader }: Seeding): void {
  const now = exchange.now();
  const friend = (
    name: string,
    state: 'SignedUp' | 'Verified' | 'Trading',
    daysAgo: number,
    earned: readonly (readonly [amount: string, daysAgo: number])[] = [],
  ) => {
    const id = exchange.nextId('i');
    const sum = earned.reduce((total, [amount]) => total + exactAtoms(amount, 2), 0n);
    services.referrals.friends.put(id, {
      id,
      accountId: trader.id,
      name,
      friendId: null,
      state,
      earned: fromAtoms(sum, 2),
      earnedAt: earned.map(([amount, ago]) => ({ time: now - ago * day, amount })),
      joinedAt: now - daysAgo * day,
    });
  };
  friend('m•••@fastmail.ch', 'Trading', 8, [
    ['5', 7],
    ['3.17', 5],
    ['5.25', 2],
  ]);
  friend('j•••@posteo.de', 'Verified', 17, [['5', 15]]);
  friend('s•••@proton.me', 'Trading', 55, [
    ['5', 54],
    ['6.2', 47],
    ['7.05', 40],
    ['78.45', 26],
  ]);
  friend('a•••@gmx.at', 'SignedUp', 42);
  const reward = (
    kind: 'Referral' | 'OrderPhase',
    assetId: string,
    amount: string,
    daysAgo: number,
  ) => {
    const id = exchange.nextId('v');
    services.referrals.rewards.put(id, {
      id,
      accountId: trader.id,
      assetId,
      amount,
      claimedAt: null,
      kind,
      createdAt: now - daysAgo * day,
    });
  };
  reward('Referral', 'USDC', '96.7', 26);
  reward('OrderPhase', 'CTN', '2400', 83);
}

function between(from: string, to: string, asset: string, atoms: bigint): Leg[] {
  return [
    { account: from, asset, atoms: -atoms },
    { account: to, asset, atoms },
  ];
}

function networkOf(asset: string, id: string): NetworkDefinition {
  const network = networks.find((known) => known.asset === asset && known.id === id);
  if (network === undefined) throw new Error(`${asset} does not use ${id}`);
  return network;
}
