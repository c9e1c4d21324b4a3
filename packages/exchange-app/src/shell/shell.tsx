// @where App: header, banners, dialogs and frame around every page
import { SkipLink } from '@agio/ui/skip-link';
import { useIsSlow } from '@agio/api-client/react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { homeInstead } from '../config/mode.ts';
import { useConfig } from '../config/use-config.ts';
import { PriceAlertWatch } from '@agio/widgets/price-alerts';
import { isShortcut, ToastPlace } from '@agio/widgets/host';
import { Section, SlowNotice } from '@agio/widgets/states';
import { useUser } from '../shared/user/use-user.ts';
import { AppHeader } from './header/app-header.tsx';
import { Banners } from './banners/banners.tsx';
import { withDialog } from './dialogs/address.ts';
import { useDialogs } from './dialogs/use-dialogs.ts';
import { opensPalette } from '@agio/widgets/palette';
import { useEndNotice } from '../shared/user/use-sign-in.ts';

const AppFooter = lazy(async () => ({
  default: (await import('./frame/app-footer.tsx')).AppFooter,
}));

const SignedInWatch = lazy(async () => ({
  default: (await import('./frame/session-effects.tsx')).SignedInWatch,
}));

/** Shell around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const user = useUser();
  const { open } = useDialogs();
  const { brand, company } = useConfig();
  const { pathname, search } = useLocation();
  const home = homeInstead(pathname, brand, company);
  const [isTold, setTold] = useState(false);
  useEndNotice();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = opensPalette(event) ? 'palette' : isShortcut(event, '?') && 'shortcuts';
      if (!asked) return;
      event.preventDefault();
      open(asked);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink href="#main" />
        <Section isQuiet>
          <AppHeader user={user} />
        </Section>
        <ToastPlace />
        <Section isQuiet>
          <Banners user={user} onKnown={useCallback(() => setTold(true), [])} />
        </Section>
        <SlowNotice />
        <Main isHeld={!isTold}>
          {home === undefined ? children : <Navigate to={withDialog(home, search)} replace />}
        </Main>
      </div>
      <Section isQuiet>
        <Suspense>
          <AppFooter />
        </Suspense>
      </Section>
      <PriceAlertWatch />
      {user.isSignedIn ? (
        <Section isQuiet>
          <Suspense>
            <SignedInWatch />
          </Suspense>
        </Section>
      ) : null}
    </>
  );
}

/**
 * The page itself. A link that was followed starts it at the top, with the focus in it. While it is held, it loads but is
 * not shown: a banner that came later would push it down. It does not wait for an exchange that is slow. With header and
 * banners it fills the window, so the footer stands below the fold, where a page that grows does not push it through the view.
 */
function Main({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isSlow = useIsSlow();
  const isShown = !isHeld || isSlow;
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (isShown) document.getElementById('first-view')?.remove();
  }, [isShown]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Back and forward return to where the page was.
    if (how === 'POP') return;
    scrollTo(0, 0);
    // A menu that was opened while the page loaded keeps the focus: it would close.
    if (document.activeElement?.closest('[role=menu][data-state=open]')) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, how]);
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={`flex min-w-0 flex-1 flex-col outline-none ${isShown ? '' : 'invisible'}`}
    >
      {children}
    </main>
  );
}
