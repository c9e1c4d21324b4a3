import { type WidgetLinkProps, WidgetsProvider } from '@agio/widgets/provider';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hasGlobalToast, notify } from '../shared/notices/notify.ts';
import { beforeReload, fetchAhead, holdReload } from '../shared/faults/reload.ts';
import { reportCrash } from '../shared/faults/report-crash.ts';
import { useCurrency } from '../shared/user/use-currency.ts';
import { useSignIn } from '../shared/user/use-sign-in.ts';
import { useKnownAccount } from '../shared/user/use-user.ts';

const links = {
  market: (id: string) => `/trade/${id}`,
  markets: '/markets',
  portfolio: '/user/portfolio',
};
const reloads = { before: beforeReload, hold: holdReload };

/** What the widgets take from this app: its addresses, its router's links, currency and toasts. */
export function WidgetsHost({ children }: { children: ReactNode }) {
  const { currency } = useCurrency();
  const signIn = useSignIn();
  return (
    <WidgetsProvider
      links={links}
      Link={RouterLink}
      currency={currency}
      notices={notify}
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
