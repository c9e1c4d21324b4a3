import type { ExchangeClient } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadConfig } from './config/load.ts';
import type { AppConfig } from './config/schema.ts';
import { ConfigProvider } from './config/use-config.ts';
import { loadLanguage } from './i18n/load-language.ts';
import { createRouter } from './routes.tsx';
import { notifyError } from './shared/notify.ts';
import { keepUserOf, referralCode } from './shared/kept-user.ts';
import { applyTheme, languageOf, preferences } from './shared/preferences.ts';
import { CannotStart } from './shell/cannot-start.tsx';
import { reloadIfServed } from './shell/reload.ts';
import { RootBoundary } from './shell/root-boundary.tsx';

/** Starts the app in `root`: settings and words first, then everything else. */
export function boot(root: HTMLElement): void {
  const page = createRoot(root);
  applyTheme();
  referralCode.remember(location.href);
  // After a new version was put in place, an old page asks for parts that are gone.
  addEventListener('vite:preloadError', () => void reloadIfServed());
  const start = async () => {
    try {
      // Side by side, as none needs another to be fetched.
      const [config, { connect }] = await Promise.all([
        loadConfig(import.meta.env),
        import('./client.ts'),
        loadLanguage(languageOf(preferences.getSnapshot().defaultLanguage)),
      ]);
      run(page, config, connect(config));
    } catch (error) {
      page.render(<CannotStart error={error} onRetry={() => void start()} />);
    }
  };
  void start();
}

function run(page: Root, config: AppConfig, client: ExchangeClient): void {
  document.documentElement.dataset['brand'] = config.brand;
  keepUserOf(client.session);
  const router = createRouter();
  if (config.errorReporting) void reportErrors(config.errorReporting);
  client.session.onEnding('navigate', () => void router.navigate('/'));
  page.render(
    <StrictMode>
      <ConfigProvider value={config}>
        <RootBoundary>
          <ExchangeProvider client={client} onError={notifyError}>
            <RouterProvider router={router} />
          </ExchangeProvider>
        </RootBoundary>
      </ConfigProvider>
    </StrictMode>,
  );
}

/** After the first page is there; without it the app works as well. */
async function reportErrors(settings: NonNullable<AppConfig['errorReporting']>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  try {
    (await import('./shared/error-reporting.ts')).startErrorReporting(settings);
  } catch (error) {
    console.warn('Error reporting did not start.', error);
  }
}
