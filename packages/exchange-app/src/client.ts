import { createExchangeClient, createSession, type ExchangeClient } from '@agio/api-client';
import type { AppConfig } from './config/schema.ts';
import { language } from './shared/language/load-language.ts';
import { translator } from './shared/language/translator.tsx';
import { deviceClock } from './shared/faults/device-clock.ts';
import { refusalWords, toastNotices } from '@agio/widgets/host';

/** Connects the app to its exchange and its identity provider, as the deployment says. */
export function connect(config: AppConfig): ExchangeClient {
  const session = createSession({
    ...config.identity,
    redirectUri: new URL('/login/callback', location.origin).href,
    postLogoutRedirectUri: new URL('/logout/callback', location.origin).href,
    onStorageProblem: () =>
      toastNotices.warning({ id: 'storage', title: translator('shell')('storage.unavailable') }),
    // The pages of the identity provider have the language that is shown, and wear the brand.
    redirectParams: () => ({ ui_locales: language.getSnapshot().code, brand: config.brand }),
  });
  return createExchangeClient({
    baseUrl: config.apiUrl,
    session,
    noRetryErrorCode: config.session.noRetryErrorCode,
    language: () => language.getSnapshot().code,
    refusalWords: async (reason) => {
      await language.withWords(['refusals', 'notices'], async () => undefined);
      return refusalWords(reason, language.getSnapshot());
    },
    onClockAhead: deviceClock(),
  });
}
