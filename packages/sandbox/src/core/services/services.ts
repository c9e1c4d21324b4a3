import { Accounts } from '../accounts.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { Valuation } from '../market-data/valuation.ts';
import type { Health } from '../health.ts';
import type { Store } from '../store.ts';
import { AccountBooks } from '../portfolio/account-books.ts';
import { AddressBook } from './money/address-book.ts';
import { Announcements } from './staff/announcements.ts';
import { ApiKeys } from './staff/api-keys.ts';
import { AssetSettings } from './staff/asset-settings.ts';
import { Audit } from './staff/audit.ts';
import { Compliance } from './people/compliance.ts';
import { DepositAddresses } from './money/deposit-addresses.ts';
import { Demo } from './staff/demo.ts';
import { Documents } from './people/documents.ts';
import { HotWallets } from './money/hot-wallets.ts';
import { Inbox } from './people/inbox.ts';
import { IdentityChecks } from './people/identity-checks.ts';
import { Ramp } from './money/ramp.ts';
import { RequestDesk } from './people/request-desk.ts';
import { Referrals } from './money/referrals.ts';
import { StaffNotes } from './staff/notes.ts';
import { Review } from './staff/review.ts';
import { Swaps } from './money/swaps.ts';
import { TradingCounts } from './staff/trading-counts.ts';
import type { Timed } from './timed-records.ts';
import { Transfers } from './money/transfers.ts';
import { Withdrawals } from './money/withdrawals.ts';

/** Everything that the exchange does besides matching. */
export type Services = ReturnType<typeof createServices>;

export function createServices(exchange: Exchange, store: Store, valuation: Valuation) {
  const accounts = new Accounts(exchange);
  const audit = new Audit(exchange);
  const documents = new Documents(exchange, store);
  const compliance = new Compliance(exchange, store, { accounts, documents, audit });
  const requestDesk = new RequestDesk(exchange, { accounts, documents, audit, compliance });
  const identityChecks = new IdentityChecks(exchange, store, { accounts, compliance });
  const review = new Review(exchange, { accounts, compliance, audit });
  const staffNotes = new StaffNotes(exchange, audit);
  const demo = new Demo(exchange, { accounts, compliance, requestDesk, review });
  const deposits = new DepositAddresses(exchange, store);
  const addressBook = new AddressBook(exchange, store, { accounts, deposits, documents, audit });
  const assetSettings = new AssetSettings(exchange, store);
  const hotWallets = new HotWallets(exchange, store, audit);
  const transfers = new Transfers(exchange, store, {
    accounts,
    valuation,
    deposits,
    assetSettings,
    hotWallets,
    blocks: addressBook.blocks,
  });
  const withdrawals = new Withdrawals(exchange, {
    valuation,
    addressBook,
    assetSettings,
    transfers,
  });
  const ramp = new Ramp(exchange, store, valuation);
  const swaps = new Swaps(exchange, valuation);
  const books = new AccountBooks(exchange, valuation);
  const referrals = new Referrals(exchange, store, { accounts, books });
  const announcements = new Announcements(exchange, store);
  const inbox = new Inbox(exchange, { accounts, transfers });
  const apiKeys = new ApiKeys(exchange, store, audit);
  const tradingCounts = new TradingCounts(exchange);
  const timed = Object.entries<Timed>({
    transfers,
    ramp,
    'identity-checks': identityChecks,
    'address-book': addressBook,
    'hot-wallets': hotWallets,
    announcements,
    referrals,
  });
  return {
    accounts,
    audit,
    documents,
    compliance,
    requestDesk,
    identityChecks,
    review,
    staffNotes,
    demo,
    deposits,
    addressBook,
    assetSettings,
    hotWallets,
    transfers,
    withdrawals,
    ramp,
    swaps,
    referrals,
    books,
    announcements,
    inbox,
    apiKeys,
    tradingCounts,
    /** Moves one record on as if its time had come; nothing for one that is not under way. */
    hasten(id: string, now: number) {
      const service = [transfers, ramp, addressBook, identityChecks].find((each) =>
        each.isUnderWay(id),
      );
      if (service !== undefined) exchange.command(() => service.moveOn(id, now));
    },
    /** Moves on what takes its time: transfers, payments, checks. One that cannot be moved on holds up no other. */
    advance(now: number, health: Health) {
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
