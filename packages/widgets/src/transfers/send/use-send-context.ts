// @where Widgets: warning of an address that looks like a known one (address poisoning)
import { isApiError } from '@agio/api-client';
import { checkAddress } from '@agio/api-client/addresses';
import type { WalletNetwork } from '@agio/api-client/contract';
import {
  useAddressBook,
  useAllowance,
  usePortfolio,
  useTransfers,
  useUserInformation,
  useWithdrawalLimits,
} from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { useLocale } from '@agio/ui/language';
import { useMemo } from 'react';
import { serverText } from '../../intent/refusals.tsx';
import { tradeStandingOf, useAccount, useHost, useOnline } from '../../host/index.ts';
import type { ChosenNetwork } from '../model/choice.ts';
import type { KnownAddress } from '../model/look-alike.ts';
import type { SendContext } from '../model/send-summary.ts';

/** Transfers whose addresses a pasted one is compared with. */
const remembered = 100;

/** Returns the facts that a transfer depends on, kept current by the exchange. */
export function useSendContext(
  { asset, network }: ChosenNetwork,
  address: string,
  proof: string,
): SendContext {
  const locale = useLocale();
  const { currency } = useHost();
  const standing = tradeStandingOf(useAccount());
  const { data: user } = useUserInformation();
  const { data: limits } = useWithdrawalLimits();
  const { data: portfolio } = usePortfolio(currency);
  const limitCurrency = limits?.currency;
  const { data: inLimits } = usePortfolio(
    limitCurrency === undefined ? currency : currencyOf(limitCurrency, currency),
  );
  const { data: book } = useAddressBook();
  const { data: past } = useTransfers({ type: 'Withdrawal', limit: remembered });
  const balanceIn = (of: typeof portfolio) => of?.balances.find((each) => each.asset === asset);
  const isLimited = user?.activityStatus === 'Limited';
  return {
    locale,
    currency,
    account:
      standing === 'guest' || standing === 'loading'
        ? 'loading'
        : standing === 'active' && isLimited
          ? 'limited'
          : standing,
    isOnline: useOnline(),
    asset,
    network,
    // The portfolio leaves out assets without a balance.
    available: portfolio && Decimal.of(balanceIn(portfolio)?.available ?? '0'),
    price: portfolio?.currency === currency ? priceOf(balanceIn(portfolio)?.price) : undefined,
    limitPrice:
      inLimits?.currency === limitCurrency ? priceOf(balanceIn(inLimits)?.price) : undefined,
    limits,
    book: useMemo(
      () => book?.filter((entry) => entry.asset === asset && entry.network === network?.id),
      [book, asset, network?.id],
    ),
    known: useMemo(
      () => [
        ...(book ?? []).filter((entry) => entry.network === network?.id).map(named),
        ...(past?.items ?? [])
          .filter((each) => each.network === network?.id)
          .map(({ address: to, addressName }) => ({ address: to, name: addressName ?? undefined })),
      ],
      [book, past, network?.id],
    ),
    check: useAddressCheck(asset, network, address),
    proof,
  };
}

const named = ({ address, name }: { address: string; name: string }): KnownAddress => ({
  address,
  name,
});
const priceOf = (price: string | null | undefined) => Decimal.parse(price);

/** The currency of the limits where it is one of those that values come in. */
const currencyOf = <C extends string>(text: string, fallback: C): C =>
  /^(?:USD|EUR|CHF|JPY)$/.test(text) ? (text as C) : fallback;

/** Returns the verdict of the exchange on the address; asks only for texts that look like one. */
function useAddressCheck(
  asset: string,
  network: WalletNetwork | undefined,
  address: string,
): SendContext['check'] {
  const isAsked =
    network !== undefined && address.length >= 4 && !checkAddress(network.id, address);
  const { data, error } = useAllowance(
    isAsked ? { asset, network: network.id, address } : undefined,
  );
  const isRefusal = isApiError(error, 'http') && (error.status ?? 500) < 500;
  return {
    result: data?.result,
    replaces: data?.replaces ?? null,
    refusal: isRefusal ? serverText(error) : undefined,
    hasFailed: error !== undefined && !isRefusal,
  };
}
