import type { ExchangeClient } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { marketsOf } from '../../config/mode.ts';
import { useConfig } from '../../config/use-config.ts';
import { builtPath } from '../../navigation.ts';
import {
  callbackFailureCloseMs,
  callbackFailureFallbackMs,
  type LandingChoices,
  redirectAfterSignIn,
} from '../../shared/user/landing.ts';
import { accountOf, toastNotices } from '@agio/widgets/host';
import { useSignInFailureWords } from '@agio/widgets/states';
import { importantNotice } from '../../shared/storage/notices.ts';

export type SignInProgress = 'returning' | 'welcome' | 'failed';

/** Returns the page after a finished sign-in, and the pause before it in milliseconds. */
async function findWay(client: ExchangeClient, url: string, choices: LandingChoices) {
  const { returnTo, again } = await client.session.completeSignIn(url);
  // Continues the interrupted act, for any user.
  if (again) return { path: returnTo, delayMs: 0 };
  // Loaded here, before any page asks: where to go depends on it (spec §4, Login 3).
  const [user] = await Promise.all([
    client.account.userInformation(),
    // Its errors have meanings of their own, which the shell shows.
    client.account.profile().catch(() => undefined),
  ]).catch(() => [undefined]);
  if (!user) return { path: returnTo, delayMs: 0 };
  const way = redirectAfterSignIn({ user, remembered: returnTo, landing: choices });
  // A remembered page that is not theirs says so itself.
  if (way.path === returnTo || way.path === '/') return way;
  return { ...way, path: builtPath(way.path, accountOf(true, user).kind) };
}

/** Finishes the sign-in of this address and goes on: to the remembered page, the landing, or after a failure home. */
export function useCompleteSignIn(): SignInProgress {
  const client = useExchange();
  const navigate = useNavigate();
  const { brand, landing, opensByItself } = useConfig();
  const failureOf = useSignInFailureWords();
  const [url] = useState(() => location.href);
  const [progress, setProgress] = useState<SignInProgress>('returning');

  useEffect(() => {
    // The code is in `url`: not in the address for what reads that, nor in the history (RFC 9700 §4.2).
    history.replaceState(history.state, '', location.pathname);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const go = (path: string, after: number) => {
      if (left) return;
      timer = setTimeout(() => void navigate(path, { replace: true }), after);
    };
    findWay(client, url, { portfolio: landing, markets: marketsOf(brand) }).then(
      ({ path, delayMs }) => {
        if (left) return;
        setProgress('welcome');
        if (opensByItself.importantNotice && importantNotice.get() !== 'seen')
          importantNotice.set('due');
        go(path === '/' ? path : builtPath(path), delayMs);
      },
      (error: unknown) => {
        if (left) return;
        setProgress('failed');
        toastNotices.error({
          id: 'sign-in',
          ...failureOf(error),
          closesAfter: callbackFailureCloseMs,
        });
        go('/', Math.min(callbackFailureCloseMs, callbackFailureFallbackMs));
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the address is exchanged once; nothing else that changes may do it again
  }, [client, url]);
  return progress;
}
