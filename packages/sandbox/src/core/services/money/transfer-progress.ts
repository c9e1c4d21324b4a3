// @where Sandbox: time until a deposit or withdrawal is confirmed
import type { Accounts } from '../../accounts.ts';
import type { NetworkDefinition } from '../../catalog/networks.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { houseAccounts } from '../../engine/ledger.ts';
import type { Faults } from '../../faults.ts';
import { exactAtoms } from '../../fixed.ts';
import type { Valuation } from '../../market-data/valuation.ts';
import type { TransferRecord } from '../../records/money.ts';
import type { Account } from '../../records/people.ts';
import type { AssetSettings } from '../staff/asset-settings.ts';
import type { Timed } from '../timed-records.ts';
import { makeAddress, makeTransaction } from './addresses/address-format.ts';
import type { BlockedAddresses } from './addresses/blocked-addresses.ts';
import type { DepositAddresses } from './addresses/deposit-addresses.ts';
import type { HotWallets } from './wallets/hot-wallets.ts';
import { worthOf } from './limits.ts';
import { isHeld, stepDurationsMs, type Transfers, wasHeld } from './transfers.ts';
import type { WithdrawalHolds } from './withdrawal-holds.ts';
import { reasons } from '../../language/data-messages.ts';

/** Memos of recipients that do not take the money, to see what becomes of it then. */
export const failingMemos = { failed: '500', returned: '404' };

/** Moves transfers on with the clock: from the request over the confirmations to their end. */
export class TransferProgress implements Timed {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly valuation: Valuation;
  private readonly deposits: DepositAddresses;
  private readonly assetSettings: AssetSettings;
  private readonly hotWallets: HotWallets;
  private readonly blocks: BlockedAddresses;
  private readonly transfers: Transfers;
  private readonly holds: WithdrawalHolds;
  private readonly faults: Pick<Faults, 'isNetworkDown'>;

  constructor(
    exchange: Exchange,
    parts: {
      accounts: Accounts;
      valuation: Valuation;
      deposits: DepositAddresses;
      assetSettings: AssetSettings;
      hotWallets: HotWallets;
      blocks: BlockedAddresses;
      transfers: Transfers;
      holds: WithdrawalHolds;
      faults: Pick<Faults, 'isNetworkDown'>;
    },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.valuation = parts.valuation;
    this.deposits = parts.deposits;
    this.assetSettings = parts.assetSettings;
    this.hotWallets = parts.hotWallets;
    this.blocks = parts.blocks;
    this.transfers = parts.transfers;
    this.holds = parts.holds;
    this.faults = parts.faults;
  }

  isUnderWay(id: string): boolean {
    return this.transfers.underWay.get(id) !== undefined;
  }

  /** A deposit that will arrive: seen on the chain first, credited when it is confirmed often enough. */
  expectDeposit(account: Account, network: NetworkDefinition, amount: string): TransferRecord {
    const { record: target } = this.deposits.obtain(account.id, network);
    const atoms = exactAtoms(amount, this.exchange.decimalsOf(network.asset));
    return this.transfers.put(
      this.transfers.newRecord('Deposit', account, network, {
        amount: String(atoms),
        address: makeAddress(network.id, `sender:${account.id}:${network.asset}`),
        memo: target.memo,
        worth: String(worthOf(this.valuation, this.exchange, network.asset, atoms)),
        dueAt: this.exchange.now() + stepDurationsMs.deposit,
      }),
    );
  }

  due(now: number): string[] {
    return this.transfers.underWay
      .due(now)
      .filter((id) => !this.waitsForNetwork(this.transfers.underWay.get(id)));
  }

  private waitsForNetwork(record: TransferRecord | undefined): boolean {
    if (record === undefined || !this.faults.isNetworkDown(record.network)) return false;
    return record.type === 'Deposit' || isOnNetwork(record);
  }

  /**
   * Returns the transfers under way that need staff: withdrawals that are held while their owner's account is not
   * active, and transfers that wait for confirmations longer than twice the usual time.
   */
  stuck(now: number): { held: TransferRecord[]; slow: TransferRecord[] } {
    const underWay = [...this.transfers.underWay.values()];
    return {
      held: underWay.filter(
        (record) =>
          record.type === 'Withdrawal' &&
          record.status === 'Requested' &&
          !isHeld(record) &&
          this.accounts.get(record.accountId)?.information.activityStatus !== 'Active',
      ),
      slow: underWay.filter(
        (record) =>
          isOnNetwork(record) &&
          !isHeld(record) &&
          now - broadcastAt(record) >
            2 * arrivalOf(this.assetSettings.network(record.asset, record.network)),
      ),
    };
  }

  moveOn(id: string, now: number): void {
    const record = this.transfers.underWay.get(id);
    const account = this.accounts.get(record?.accountId ?? '');
    if (record !== undefined && account !== undefined) this.step(record, account, now);
  }

  private step(record: TransferRecord, account: Account, now: number): void {
    const network = this.assetSettings.network(record.asset, record.network);
    const perConfirmation = Math.ceil(arrivalOf(network) / network.confirmations);
    const moved = { ...record, updatedAt: now };
    const isHeldBack = record.status === 'Requested' || record.status === 'Approved';
    if (record.type === 'Withdrawal' && isHeldBack && this.blocks.find(record) !== undefined) {
      const rejectReason = reasons.transfers.addressNotAllowed;
      this.transfers.refund(record, { status: 'Rejected', rejectReason });
    } else if (isHeld(record)) {
      const { expiresAt } = record.hold;
      if (now >= expiresAt) this.holds.expire(record);
      else this.transfers.put({ ...record, dueAt: expiresAt });
    } else if (record.type === 'Withdrawal' && record.status === 'Requested') {
      // Withdrawals of an account that is not active are held, not refused.
      const held = account.information.activityStatus !== 'Active';
      if (held) this.transfers.put({ ...record, dueAt: now + stepDurationsMs.approve });
      else
        this.transfers.put({
          ...moved,
          status: 'Approved',
          dueAt: now + stepDurationsMs.broadcast,
        });
    } else if (record.type === 'Withdrawal' && record.memo === failingMemos.failed) {
      const rejectReason = reasons.transfers.networkRefused;
      this.transfers.refund(record, { status: 'Failed', rejectReason });
    } else if (record.type === 'Withdrawal' && isHeldBack && !this.isCovered(record)) {
      // The hot wallet has too little: it waits until the wallet is filled up.
      this.transfers.put({ ...record, dueAt: now + stepDurationsMs.broadcast });
    } else if (record.status === 'Requested' || record.status === 'Approved') {
      const transaction = makeTransaction(record.id);
      this.transfers.put({
        ...moved,
        status: 'Broadcast',
        transaction,
        dueAt: now + perConfirmation,
      });
    } else if (record.confirmations + 1 < record.requiredConfirmations) {
      const confirmations = record.confirmations + 1;
      this.transfers.put({
        ...moved,
        status: 'Confirming',
        confirmations,
        dueAt: now + perConfirmation,
      });
    } else if (record.type === 'Deposit' && !wasHeld(record)) {
      // Held before it is credited, where a rule of the policy applies.
      const { requiredConfirmations: confirmations } = record;
      const judged = this.holds.judged({ ...moved, status: 'Confirming', confirmations });
      if (isHeld(judged)) this.transfers.put(judged);
      else this.finish(moved);
    } else {
      this.finish(moved);
    }
  }

  private isCovered({ asset, network, amount, fee }: TransferRecord): boolean {
    return this.hotWallets.canPay(asset, network, BigInt(amount) - BigInt(fee));
  }

  private finish(record: TransferRecord): void {
    const amount = BigInt(record.amount);
    const fee = BigInt(record.fee);
    const { asset } = record;
    if (record.type === 'Deposit') {
      this.exchange.deposit(record.accountId, asset, amount, record.id);
      const { address } = this.deposits.obtain(
        record.accountId,
        this.assetSettings.network(asset, record.network),
      ).record;
      this.hotWallets.receive(asset, record.network, {
        address,
        atoms: amount,
        reference: record.id,
      });
    } else if (record.memo === failingMemos.returned) {
      this.exchange.post('withdrawal', record.id, [
        { account: houseAccounts.withdrawals, asset, atoms: -amount },
        { account: record.accountId, asset, atoms: amount - fee },
        { account: houseAccounts.fees, asset, atoms: fee },
      ]);
      const rejectReason = reasons.transfers.memoUnknown;
      this.transfers.put({ ...record, status: 'Returned', rejectReason, dueAt: null });
      return;
    } else {
      this.exchange.post('withdrawal', record.id, [
        { account: houseAccounts.withdrawals, asset, atoms: -amount },
        { account: houseAccounts.outside, asset, atoms: amount - fee },
        { account: houseAccounts.fees, asset, atoms: fee },
      ]);
      this.hotWallets.pay(asset, record.network, { atoms: amount - fee, reference: record.id });
    }
    const confirmations = record.requiredConfirmations;
    this.transfers.put({ ...record, status: 'Confirmed', confirmations, dueAt: null });
  }
}

/** Milliseconds until a transfer has all its confirmations. */
const arrivalOf = ({ arrivalSeconds }: NetworkDefinition): number =>
  Math.min(arrivalSeconds * 1000, stepDurationsMs.longestArrival);

const isOnNetwork = ({ status }: TransferRecord): boolean =>
  status === 'Broadcast' || status === 'Confirming';

const broadcastAt = ({ events = [], createdAt }: TransferRecord): number =>
  events.find(({ status }) => status === 'Broadcast')?.at ?? createdAt;
