import { type SendTarget, type WidgetLinkProps } from '@agio/widgets/host';
import { WidgetsProvider } from '@agio/widgets/provider';
import { knownBrands } from '@agio/whitelabel-themes';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { brandOf, useBrand } from '../config/brand.ts';
import { useConfig } from '../config/use-config.ts';
import { type Page } from '../pages.ts';
import { pagesFor } from '../navigation.ts';
import { hasGlobalToast } from '../shared/notices/notify.ts';
import { reportCrash } from '@agio/widgets/error-reports';
import { beforeReload, fetchAhead, holdReload } from '@agio/widgets/host';
import { isFor, ofOfficers } from '../shared/user/access.ts';
import { useCurrency } from '../shared/user/use-currency.ts';
import { useSignIn } from '../shared/user/use-sign-in.ts';
import { useLanguage } from '../shared/language/translator.tsx';
import { useKnownAccount, type UserKind } from '../shared/user/use-user.ts';

const reloads = { before: beforeReload, hold: holdReload };

/** Host of the widgets: the app's addresses, its router's links, currency, and the account. */
export function WidgetsHost({ children }: { children: ReactNode }) {
  const account = useKnownAccount();
  return (
    <WidgetsProvider
      links={useLinks(account.kind)}
      Link={RouterLink}
      currency={useCurrency().currency}
      brand={useBrand().name}
      brands={useMemo(() => Object.fromEntries(knownBrands().map((each) => [each.name, each])), [])}
      markets={useOwnMarkets()}
      onSignIn={useSignIn()}
      account={account}
      hasGlobalToast={hasGlobalToast}
      onCrash={reportCrash}
      reloads={reloads}
      prefetch={fetchAhead}
    >
      {children}
    </WidgetsProvider>
  );
}

/** The addresses that the pages have in this brand, for who may open them. */
function useLinks(kind: UserKind) {
  const { brand, brandIdentity, links } = useConfig();
  return useMemo(() => {
    const shown = pagesFor(kind, brandOf({ brand, brandIdentity }));
    const addressOf = (id: Page['id']) => shown.find((page) => page.id === id)?.to;
    const simple = addressOf('simpleTrading');
    const ramp = addressOf('ramp');
    const convert = addressOf('convert');
    const history = addressOf('history');
    const book = addressOf('addressBook');
    return {
      market: (id: string) => `/trade/${id}`,
      markets: addressOf('markets'),
      portfolio: addressOf('portfolio'),
      convert,
      ...(convert !== undefined && { convertFrom: (asset: string) => `${convert}?from=${asset}` }),
      ...(history !== undefined && { history: (query = '') => `${history}?${query}` }),
      addressBook: book,
      ...(book !== undefined && { addressBookAt: (query: string) => `${book}?${query}` }),
      documents: addressOf('documents'),
      referrals: addressOf('referrals'),
      verification: addressOf('tiers'),
      ...transferLinks(addressOf('portfolio')),
      ...(simple !== undefined && { buy: (asset: string) => `${simple}?commodity=${asset}` }),
      ...(ramp !== undefined && {
        ramp: (asset?: string) => (asset === undefined ? ramp : `${ramp}?side=buy&crypto=${asset}`),
      }),
      settings: (section?: string) =>
        section === undefined ? '/user/settings' : `/user/settings?section=${section}`,
      ...(isFor(ofOfficers, kind) && {
        backOffice: (area: string) => `/admin/${area}`,
        userDetails: (user: string, over: string) =>
          `${over}${over.includes('?') ? '&' : '?'}${new URLSearchParams({ modal: 'user_details', user }).toString()}`,
      }),
      support: links.support ?? addressOf('support'),
      apiReference: links.apiDocumentation ?? addressOf('apiDocumentation'),
    };
  }, [kind, brand, brandIdentity, links]);
}

/** Send and receive are a dialog over the portfolio (spec §2); without a portfolio there is no way to them. */
function transferLinks(portfolio: string | undefined) {
  if (portfolio === undefined) return {};
  const to = (tab: string, asset?: string, target?: SendTarget) => {
    const query = new URLSearchParams({
      modal: 'send_receive',
      tab,
      ...(asset && { asset }),
      ...(target && { network: target.network, to: target.entry }),
    });
    return `${portfolio}?${query.toString()}`;
  };
  return {
    send: (asset?: string, target?: SendTarget) => to('send', asset, target),
    receive: (asset?: string) => to('receive', asset),
  };
}

/** The markets that the brand puts first, in the reader's language. */
function useOwnMarkets() {
  const { markets } = useBrand();
  const { code } = useLanguage();
  return useMemo(
    () =>
      markets && {
        featured: markets.featured,
        categories: markets.categories.map(({ id, label, assets }) => ({
          id,
          label: label[code] ?? label['en'] ?? id,
          assets,
        })),
      },
    [markets, code],
  );
}

const RouterLink = ({ href, ...rest }: WidgetLinkProps) => <Link to={href} {...rest} />;
