import { type WidgetLinkProps, WidgetsProvider } from '@agio/widgets/provider';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useConfig } from '../config/use-config.ts';
import { hasGlobalToast } from '../shared/notices/notify.ts';
import { beforeReload, fetchAhead, holdReload } from '../shared/faults/reload.ts';
import { reportCrash } from '../shared/faults/report-crash.ts';
import { useCurrency } from '../shared/user/use-currency.ts';
import { useSignIn } from '../shared/user/use-sign-in.ts';
import { useKnownAccount } from '../shared/user/use-user.ts';

const pages = {
  market: (id: string) => `/trade/${id}`,
  markets: '/markets',
  portfolio: '/user/portfolio',
};
const reloads = { before: beforeReload, hold: holdReload };

/** What the widgets take from this app: its addresses, its router's links, currency, and what it knows of the account. */
export function WidgetsHost({ children }: { children: ReactNode }) {
  const { currency } = useCurrency();
  const { support } = useConfig().links;
  const links = useMemo(() => ({ ...pages, support }), [support]);
  const signIn = useSignIn();
  return (
    <WidgetsProvider
      links={links}
      Link={RouterLink}
      currency={currency}
      onSignIn={signIn}
      account={useKnownAccount()}
      hasGlobalToast={hasGlobalToast}
      onCrash={reportCrash}
      reloads={reloads}
      prefetch={fetchAhead}
    >
      {children}
    </WidgetsProvider>
  );
}

const RouterLink = ({ href, ...rest }: WidgetLinkProps) => <Link to={href} {...rest} />;
