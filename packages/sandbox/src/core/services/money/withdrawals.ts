// @where Sandbox: withdrawals and their limits
import type { Account } from '../../records/people.ts';
import type { NetworkDefinition } from '../../catalog/networks.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { houseAccounts } from '../../engine/ledger.ts';
import { exactAtoms, toAtoms } from '../../fixed.ts';
import type { Valuation } from '../../market-data/valuation.ts';
import { refuse } from '../../refusal.ts';
import type { TransferRecord } from '../../records/money.ts';
import type { AddressRules } from './addresses/address-rules.ts';
import type { AssetSettings } from '../staff/asset-settings.ts';
import type { Actor } from '../staff/audit.ts';
import type { LimitSchedules } from './limit-schedules.ts';
import { checkWithdrawalLimits, worthOf } from './limits.ts';
import { isCancellable, stepDurationsMs, type Transfers } from './transfers.ts';
import type { WithdrawalHolds } from './withdrawal-holds.ts';

export interface WithdrawalRequest {
  clientTransferId?: string | undefined;
  asset: string;
  network: string;
  address: string;
  memo?: string | undefined;
  amount: string;
}

/** Withdrawals of people: their checks, and the debit, which happens at once. */
export class Withdrawals {
  private readonly exchange: Exchange;
  private readonly valuation: Valuation;
  private readonly addressRules: AddressRules;
  private readonly assetSettings: AssetSettings;
  private readonly transfers: Transfers;
  private readonly holds: WithdrawalHolds;
  private readonly limits: LimitSchedules;

  constructor(
    exchange: Exchange,
    parts: {
      valuation: Valuation;
      addressRules: AddressRules;
      assetSettings: AssetSettings;
      transfers: Transfers;
      holds: WithdrawalHolds;
      limits: LimitSchedules;
    },
  ) {
    this.exchange = exchange;
    this.valuation = parts.valuation;
    this.addressRules = parts.addressRules;
    this.assetSettings = parts.assetSettings;
    this.transfers = parts.transfers;
    this.holds = parts.holds;
    this.limits = parts.limits;
  }

  withdraw(account: Account, request: WithdrawalRequest): TransferRecord {
    const network = this.assetSettings.network(request.asset, request.network);
    if (account.information.activityStatus === 'Limited') {
      throw refuse('withdrawalsDisabled');
    }
    if (!this.assetSettings.transfersOf(request.asset, request.network).withdrawalEnabled) {
      throw refuse('withdrawalsClosed', 'asset', { asset: request.asset, network: network.name });
    }
    if (network.memoLabel !== null && (request.memo ?? '') === '') {
      throw refuse('memoRequired', 'memo', { memo: network.memoLabel });
    }
    const memo = request.memo === undefined || request.memo === '' ? null : request.memo;
    const atoms = this.checkAmount(request, network);
    const { result } = this.addressRules.check(
      account,
      request.asset,
      request.network,
      request.address,
      memo,
    );
    if (result !== 'IsAllowed') {
      throw refuse('addressUnusable', 'address', { result });
    }
    const id = request.clientTransferId ?? null;
    if (id !== null && this.transfers.named(account.id, id) !== undefined) {
      throw refuse('transferIdTaken', 'clientTransferId');
    }
    const now = this.exchange.now();
    const worth = worthOf(this.valuation, this.exchange, request.asset, atoms);
    const used = (since: number) => this.transfers.withdrawnSince(account.id, since);
    checkWithdrawalLimits(account, this.limits, used, worth, now);
    if (atoms > this.exchange.ledger.available(account.id, request.asset)) {
      throw refuse('insufficientBalance', 'amount', { asset: request.asset });
    }
    const record = this.transfers.newRecord('Withdrawal', account, network, {
      clientTransferId: id,
      amount: String(atoms),
      fee: String(exactAtoms(network.withdrawalFee, this.exchange.decimalsOf(request.asset))),
      address: request.address,
      addressName:
        this.addressRules
          .of(account)
          .find((entry) => entry.address === request.address && entry.memo === memo)?.name ?? null,
      memo,
      worth: String(worth),
      dueAt: now + stepDurationsMs.approve,
    });
    this.exchange.post('withdrawal', record.id, [
      { account: account.id, asset: record.asset, atoms: -atoms },
      { account: houseAccounts.withdrawals, asset: record.asset, atoms },
    ]);
    return this.transfers.put(this.holds.judged(record));
  }

  /** The owner takes it back; again it is answered as it is. */
  cancel(by: Actor, id: string): TransferRecord {
    const record = this.transfers.own(by.account, id);
    if (record.status === 'Cancelled') return record;
    if (!isCancellable(record)) {
      throw refuse('transferOnItsWay', 'id');
    }
    this.holds.cancelled(by, record);
    return this.transfers.refund(record, { status: 'Cancelled', rejectReason: null });
  }

  private checkAmount(request: WithdrawalRequest, network: NetworkDefinition): bigint {
    const decimals = this.exchange.decimalsOf(request.asset);
    if (toAtoms(request.amount, network.decimals) === undefined) {
      throw refuse('networkDecimalsExceeded', 'amount', {
        count: network.decimals,
        network: network.name,
      });
    }
    const atoms = exactAtoms(request.amount, decimals);
    if (atoms < exactAtoms(network.minWithdrawal, decimals)) {
      throw refuse('withdrawalBelowMinimum', 'amount', {
        least: network.minWithdrawal,
        asset: request.asset,
      });
    }
    return atoms;
  }
}
