// @where Sandbox: withdrawals that wait for an officer from the start
import type { Exchange } from '../engine/exchange.ts';
import { houseAccounts } from '../engine/ledger.ts';
import { exactAtoms } from '../fixed.ts';
import { day, minute } from '../market-data/resolution.ts';
import type { Valuation } from '../market-data/valuation.ts';
import { makeAddress, makeTransaction } from '../services/money/addresses/address-format.ts';
import { worthOf } from '../services/money/limits.ts';
import type { Services } from '../services/services.ts';
import { networkOf } from './trader-history.ts';

/** Withdrawals that wait for an officer: minutes since the request, days since the address came into the book. */
const held = [
  ['p-brandt', 'USDC', 'ethereum', '90000', 412, 96],
  ['p-brandt', 'XAUG', 'core', '140', 188, 203],
  ['p-steiner', 'USDC', 'stellar', '24000', 97, 0.4],
  ['p-ishikawa', 'BTC', 'bitcoin', '0.12', 21, 31],
] as const;

/** Deposit that waits for an officer: minutes since it was seen, and since it has its confirmations. */
const deposit = ['p-ishikawa', 'USDC', 'ethereum', '40000', 61, 55] as const;

/** Seeds transfers of customers that wait for an officer: withdrawals with the addresses that they go to, and a deposit. */
export function seedHeldWithdrawals(
  exchange: Exchange,
  { accounts, addressBook, holds, transfers }: Services,
  valuation: Valuation,
): void {
  const now = exchange.now();
  for (const [accountId, asset, networkId, amount, minutesAgo, addressDays] of held) {
    const account = accounts.person(accountId);
    const network = networkOf(asset, networkId);
    const decimals = exchange.decimalsOf(asset);
    const address = makeAddress(networkId, `held:${accountId}:${asset}`);
    const createdAt = now - minutesAgo * minute;
    const since = now - Math.round(addressDays * day);
    addressBook.put({
      id: exchange.nextId('w'),
      accountId,
      name: `${asset} wallet`,
      asset,
      network: networkId,
      address,
      memo: null,
      source: 'External',
      proof: 'Signature',
      provenAt: since,
      formCheckedAt: null,
      invalidatedAt: null,
      createdAt: since,
    });
    const atoms = exactAtoms(amount, decimals);
    const record = transfers.newRecord('Withdrawal', account, network, {
      amount: String(atoms),
      fee: String(exactAtoms(network.withdrawalFee, decimals)),
      address,
      addressName: `${asset} wallet`,
      worth: String(worthOf(valuation, exchange, asset, atoms)),
      createdAt,
      updatedAt: createdAt,
    });
    exchange.post(
      'withdrawal',
      record.id,
      [
        { account: accountId, asset, atoms: -atoms },
        { account: houseAccounts.withdrawals, asset, atoms },
      ],
      createdAt,
    );
    transfers.put(holds.judged(record));
  }
  const [accountId, asset, networkId, amount, minutesAgo, heldMinutes] = deposit;
  const network = networkOf(asset, networkId);
  const atoms = exactAtoms(amount, exchange.decimalsOf(asset));
  const seen = transfers.newRecord('Deposit', accounts.person(accountId), network, {
    amount: String(atoms),
    address: makeAddress(networkId, `sender:${accountId}:${asset}`),
    worth: String(worthOf(valuation, exchange, asset, atoms)),
    status: 'Confirming',
    confirmations: network.confirmations,
    createdAt: now - minutesAgo * minute,
    updatedAt: now - heldMinutes * minute,
  });
  transfers.put(holds.judged({ ...seen, transaction: makeTransaction(seen.id) }));
}
