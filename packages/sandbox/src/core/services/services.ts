import { Accounts } from '../accounts.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { MarketData } from '../market-data/market-data.ts';
import type { Valuation } from '../market-data/valuation.ts';
import type { Faults } from '../faults.ts';
import type { Health } from '../containment.ts';
import type { Store } from '../store/store.ts';
import { AccountBooks } from '../portfolio/account-books.ts';
import { AddressBook } from './money/addresses/address-book.ts';
import { AddressProofs } from './money/addresses/address-proofs.ts';
import { AddressRules } from './money/addresses/address-rules.ts';
import { Alerts } from './staff/alerts.ts';
import { CallErrors } from './staff/call-errors.ts';
import { Webhook } from './staff/webhook.ts';
import { Announcements } from './staff/announcements.ts';
import { ApiKeys } from './staff/api-keys.ts';
import { AssetSettings } from './staff/asset-settings.ts';
import { Audit } from './staff/audit.ts';
import { CaseWork } from './staff/case-work/case-work.ts';
import { CaseFiles } from './staff/case-file/case-files.ts';
import { FeeSchedules } from './fees/fee-schedules.ts';
import { LimitSchedules } from './money/limit-schedules.ts';
import { FeeStandings } from './fees/fee-standings.ts';
import { Compliance } from './people/compliance.ts';
import { DepositAddresses } from './money/addresses/deposit-addresses.ts';
import { Demo } from './staff/demo.ts';
import { Documents } from './people/documents.ts';
import { Aggregations } from './money/wallets/aggregations.ts';
import { AggregationProposals } from './money/wallets/aggregation-proposals.ts';
import { ColdWallets } from './money/wallets/cold-wallets.ts';
import { Reserves } from './money/wallets/reserves.ts';
import { WalletMoves } from './money/wallets/wallet-moves.ts';
import { HotWallets } from './money/wallets/hot-wallets.ts';
import { Inbox } from './people/inbox.ts';
import { IdentityChecks } from './people/identity-checks.ts';
import { Questions } from './people/questions.ts';
import { PriceAlerts } from './price-alerts/price-alerts.ts';
import { Ramp } from './money/ramp.ts';
import { RequestDesk } from './people/request-desk.ts';
import { Referrals } from './money/referrals.ts';
import { StaffNotes } from './staff/notes.ts';
import { AccountChanges } from './staff/account-changes.ts';
import { PersonRisks } from './staff/person-risk.ts';
import { Review } from './staff/review.ts';
import { SavedViews } from './staff/saved-views.ts';
import { StaffRoles } from './staff/staff-roles.ts';
import { Swaps } from './money/swaps.ts';
import { OrderIndex } from './staff/list-index/order-index.ts';
import { TransferIndex } from './staff/list-index/transfer-index.ts';
import { TradingCounts } from './staff/trading-counts.ts';
import type { Timed } from './timed-records.ts';
import { TransferProgress } from './money/transfer-progress.ts';
import { Transfers } from './money/transfers.ts';
import { WithdrawalHolds } from './money/withdrawal-holds.ts';
import { Withdrawals } from './money/withdrawals.ts';

/** Everything that the exchange does besides matching. */
export type Services = ReturnType<typeof createServices>;

export function createServices(
  exchange: Exchange,
  store: Store,
  {
    marketData,
    valuation,
    faults,
  }: { marketData: MarketData; valuation: Valuation; faults: Faults },
) {
  const accounts = new Accounts(exchange);
  const audit = new Audit(exchange);
  const documents = new Documents(exchange, store);
  const compliance = new Compliance(exchange, store, {
    accounts,
    documents,
    audit,
    riskOf: (accountId) => new PersonRisks(riskParts).of(accounts.person(accountId)).score,
  });
  const questions = new Questions(exchange, { compliance, documents });
  const requestDesk = new RequestDesk(exchange, { accounts, documents, audit, compliance });
  const identityChecks = new IdentityChecks(exchange, store, { accounts, compliance });
  const caseFiles = new CaseFiles(exchange, store, { accounts, compliance, documents, audit });
  const review = new Review(exchange, { accounts, compliance, audit, caseFiles });
  const staffNotes = new StaffNotes(exchange, audit);
  const accountChanges = new AccountChanges(exchange, { accounts, compliance, audit });
  const demo = new Demo(exchange, { accounts, compliance, requestDesk, review, accountChanges });
  const deposits = new DepositAddresses(exchange, store);
  const addressRules = new AddressRules(exchange, store, { accounts, deposits });
  const addressBook = new AddressBook(exchange, { accounts, rules: addressRules });
  const addressProofs = new AddressProofs(exchange, {
    addressBook,
    rules: addressRules,
    documents,
    audit,
  });
  const assetSettings = new AssetSettings(exchange, store);
  const transfers = new Transfers(exchange, store);
  const riskParts: ConstructorParameters<typeof PersonRisks>[0] = {
    exchange,
    accounts,
    compliance,
    addressBook,
    addressRules,
    deposits,
    transfers,
  };
  const moves = new WalletMoves(exchange);
  const hotWallets = new HotWallets(exchange, store, { moves, transfers });
  const coldWallets = new ColdWallets(exchange, { moves, hotWallets });
  const proposals = new AggregationProposals(exchange, { hotWallets, coldWallets, valuation });
  const aggregations = new Aggregations(exchange, {
    hotWallets,
    coldWallets,
    proposals,
    audit,
    faults,
  });
  const reserves = new Reserves(exchange, store, { hotWallets, coldWallets, moves });
  const holds = new WithdrawalHolds(exchange, { accounts, addressRules, transfers, audit });
  const transferProgress = new TransferProgress(exchange, {
    accounts,
    valuation,
    deposits,
    assetSettings,
    hotWallets,
    blocks: addressRules.blocks,
    transfers,
    holds,
    faults,
  });
  const limitSchedules = new LimitSchedules(exchange, store, { accounts, audit });
  const withdrawals = new Withdrawals(exchange, {
    valuation,
    addressRules,
    assetSettings,
    transfers,
    holds,
    limits: limitSchedules,
  });
  const ramp = new Ramp(exchange, store, { valuation, coldWallets, limits: limitSchedules });
  const swaps = new Swaps(exchange, valuation);
  const books = new AccountBooks(exchange, valuation);
  const referrals = new Referrals(exchange, store, { accounts, books });
  const announcements = new Announcements(exchange, store, audit);
  const inbox = new Inbox(exchange, { accounts, transfers });
  const priceAlerts = new PriceAlerts(exchange, store, marketData);
  const apiKeys = new ApiKeys(exchange, store, { accounts, audit });
  const feeSchedules = new FeeSchedules(exchange, store, { accounts, audit });
  const feeStandings = new FeeStandings(exchange, { valuation, accounts, schedules: feeSchedules });
  const staffRoles = new StaffRoles(exchange, store, {
    accounts,
    audit,
    review,
    holds,
    aggregations,
    schedules: [feeSchedules, limitSchedules],
  });
  const caseWork = new CaseWork(exchange, store, {
    accounts,
    compliance,
    review,
    audit,
    staffRoles,
  });
  const tradingCounts = new TradingCounts(exchange);
  const orderIndex = new OrderIndex(exchange);
  const transferIndex = new TransferIndex(exchange);
  // Staff may sort with their first call, which comes when it will: by then they are whole.
  for (const index of [orderIndex, transferIndex]) index.expect();
  const callErrors = new CallErrors();
  const webhook = new Webhook(exchange, store, audit);
  const alerts = new Alerts(exchange, store, { accounts, audit, inbox, webhook });
  const savedViews = new SavedViews(exchange, store, accounts);
  const timed = Object.entries<Timed>({
    transfers: transferProgress,
    ramp,
    'identity-checks': identityChecks,
    'address-book': addressProofs,
    'hot-wallets': aggregations,
    reserves,
    announcements,
    'fee-schedules': feeSchedules,
    'limit-schedules': limitSchedules,
    referrals,
  });
  return {
    accounts,
    audit,
    documents,
    compliance,
    questions,
    requestDesk,
    identityChecks,
    review,
    caseFiles,
    accountChanges,
    staffNotes,
    staffRoles,
    caseWork,
    feeSchedules,
    feeStandings,
    limitSchedules,
    demo,
    deposits,
    addressBook,
    addressRules,
    addressProofs,
    assetSettings,
    hotWallets,
    coldWallets,
    aggregations,
    reserves,
    transfers,
    transferProgress,
    withdrawals,
    holds,
    ramp,
    swaps,
    referrals,
    books,
    announcements,
    inbox,
    priceAlerts,
    apiKeys,
    tradingCounts,
    orderIndex,
    transferIndex,
    savedViews,
    callErrors,
    webhook,
    alerts,
    /** Moves one record on as if its time had come; nothing for one that is not under way. */
    advanceNow(id: string, now: number) {
      const service = [transferProgress, ramp, addressProofs, identityChecks].find((each) =>
        each.isUnderWay(id),
      );
      if (service !== undefined) exchange.command(() => service.moveOn(id, now));
    },
    /** Moves on what takes its time: transfers, payments, checks. One that cannot be moved on holds up no other. */
    advance(now: number, health: Health) {
      health.attempt('order-index', () => orderIndex.advance(now));
      health.attempt('transfer-index', () => transferIndex.advance(now));
      health.attempt('expiry', () => {
        if (exchange.orders.expired(now).length > 0) exchange.command(() => exchange.expireDue());
      });
      health.attempt('slices', () => {
        for (const order of exchange.slices.due()) {
          health.attempt(`slice of ${order.id}`, () =>
            exchange.command(() => exchange.slices.take(order)),
          );
        }
      });
      for (const [part, service] of timed) {
        health.attempt(part, () => {
          for (const id of service.due(now)) {
            health.attempt(`${part} ${id}`, () => exchange.command(() => service.moveOn(id, now)));
          }
        });
      }
    },
  };
}
