// @where Sandbox: deposit that a new deposit address receives
import type { Contract, EndpointParsedInput, Transfer } from '@agio/api-client/contract';
import { fromAtoms, powerOfTen } from '../../fixed.ts';
import { valueDigits } from '../../market-data/valuation.ts';
import { refuse } from '../../refusal.ts';
import { differences } from '../../services/staff/differences.ts';
import { sameAddress } from '../../services/money/addresses/address-format.ts';
import { depositAddressView } from '../../services/money/addresses/deposit-addresses.ts';
import { english } from '../../language/language.ts';
import { isPrintable, samplePdf } from '../../seed/sample-document.ts';
import { withdrawalLimitsView } from '../../services/money/limits.ts';
import type { AddressRecord } from '../../records/money.ts';
import type { Account } from '../../records/people.ts';
import type { Context, AreaHandlers } from '../context.ts';
import { trail } from '../../language/staff-messages.ts';

/** Transfers to one address that are answered. */
const maxShown = 50;

/** US dollars that arrive when a person requests a new deposit address: the sandbox has no other sender. */
const firstDeposit = 150n;

export const wallet: AreaHandlers<'wallet'> = {
  networks: (context, { asset }) => context.assetSettings.networksView(asset),

  deposit: (context, { asset, network: id }) => {
    const own = context.account();
    const network = context.assetSettings.network(asset, id);
    if (!context.assetSettings.transfersOf(asset, id).depositEnabled) {
      throw refuse('depositsClosed', 'asset', { asset, network: network.name });
    }
    const { record, isNew } = context.deposits.obtain(own.id, network);
    if (isNew) context.transferProgress.expectDeposit(own, network, firstAmount(context, asset));
    return depositAddressView(record, network);
  },

  withdraw: (context, request) =>
    context.transfers.view(context.withdrawals.withdraw(context.account(), request)),

  cancelWithdrawal: (context, { id }) =>
    context.transfers.view(context.withdrawals.cancel(context.actor(), id)),

  checkAllowance: (context, { asset, network, address, memo }) => {
    context.assetSettings.network(asset, network);
    return context.addressRules.check(context.account(), asset, network, address, memo);
  },

  limits: (context) => {
    const own = context.account();
    return withdrawalLimitsView(
      own,
      context.limitSchedules,
      (since) => context.transfers.withdrawnSince(own.id, since),
      context.now,
    );
  },

  transfers: (context, { clientTransferId, ...filter }) => {
    const accountId = context.account().id;
    if (clientTransferId !== undefined) {
      const named = context.transfers.named(accountId, clientTransferId);
      return { items: named ? [context.transfers.view(named)] : [], nextCursor: null };
    }
    const { items, ...page } = context.transfers.counted({ ...filter, accountId });
    return { items: items.map((record) => context.transfers.view(record)), ...page };
  },
};

export const addressBook: AreaHandlers<'addressBook'> = {
  list: (context, { asset, network }) => {
    const own = context.account();
    return context.addressRules
      .of(own)
      .filter(
        (record) =>
          (asset === undefined || record.asset === asset) &&
          (network === undefined || record.network === network),
      )
      .map((record) => context.addressBook.view(own, record));
  },

  entry: (context, { id }) => {
    const own = context.account();
    return context.addressBook.view(own, context.addressBook.own(own, id));
  },

  create: (context, entry) => {
    const own = context.account();
    return context.addressBook.view(own, newAddress(context, own, entry));
  },

  import: (context, { entries }) => {
    const own = context.account();
    const results = entries.map((entry) =>
      context.addressBook.importOne(own, () => newAddress(context, own, entry)),
    );
    return { results };
  },

  remove: (context, { id }) => {
    const own = context.account();
    return context.addressBook.view(own, context.addressBook.remove(own, id));
  },

  transfers: (context, { id }) => {
    const { accountId, asset, network, address } = context.addressBook.own(context.account(), id);
    const found: Transfer[] = [];
    for (const record of context.transfers.all({ accountId, type: 'Withdrawal', asset })) {
      const isTo = record.network === network && sameAddress(network, record.address, address);
      if (isTo) found.push(context.transfers.view(record));
      if (found.length === maxShown) break;
    }
    return found;
  },

  rename: (context, { id, name, memo }) => {
    const own = context.account();
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(memo === undefined ? {} : { memo }),
    };
    const before = context.addressBook.own(own, id);
    const renamed = context.addressBook.rename(own, id, change);
    if (renamed.memo !== before.memo) {
      context.audit.add(own.id, context.actor(), trail.addressMemo, {
        detail: placeOf(renamed),
        changes: differences({ memo: before.memo }, { memo: renamed.memo }),
      });
    }
    return context.addressBook.view(own, renamed);
  },
};

export const ownership: AreaHandlers<'ownership'> = {
  verify: (context, { addressId, signature }) => {
    const own = context.account();
    if (signature === undefined) {
      const challenge = context.addressProofs.challenge(own, addressId);
      const entry = context.addressBook.own(own, addressId);
      return { challenge, entry: context.addressBook.view(own, entry) };
    }
    const proven = context.addressProofs.prove(own, addressId, signature);
    recordProof(context, proven, trail.addressProven);
    return { challenge: null, entry: context.addressBook.view(own, proven) };
  },

  form: (context, { addressId }) => {
    const { address } = context.addressBook.own(context.account(), addressId, 'addressId');
    const line = context.language.say('declarations.ownership', { address });
    const written = isPrintable(line) ? line : english.say('declarations.ownership', { address });
    return {
      blob: new Blob([samplePdf(written)], { type: 'application/pdf' }),
      fileName: `ownership-${address.slice(0, 4)}-${address.slice(-4)}.pdf`,
    };
  },

  verifyWithSignedForm: (context, { addressId, fileId }) => {
    const own = context.account();
    const proven = context.addressProofs.proveByForm(own, addressId, fileId);
    recordProof(context, proven, trail.addressFormSent);
    return context.addressBook.view(own, proven);
  },
};

function newAddress(
  context: Context,
  own: Account,
  { name, asset, network, address, memo }: EndpointParsedInput<Contract['addressBook']['create']>,
): AddressRecord {
  context.assetSettings.network(asset, network);
  const entry = { name, asset, network, address, memo: memo === '' ? null : (memo ?? null) };
  return context.addressBook.create(own, entry);
}

/** Staff decide by it on what may be sent. */
function recordProof(context: Context, record: AddressRecord, action: string): void {
  const { accountId, asset } = record;
  const detail = `${asset}, ${placeOf(record)}`;
  context.audit.add(accountId, context.actor(), action, { detail });
}

const placeOf = ({ address, network, memo }: AddressRecord): string =>
  `${address} on ${network}${memo === null ? '' : `, memo ${memo}`}`;

/** About `firstDeposit` dollars of an asset, in round figures. */
function firstAmount({ valuation, exchange }: Context, asset: string): string {
  const digits = exchange.assets.get(asset)?.displayDecimals ?? 0;
  const price = valuation.price(asset, 'USD') ?? powerOfTen(valueDigits);
  return fromAtoms((firstDeposit * powerOfTen(digits + valueDigits)) / price, digits);
}
