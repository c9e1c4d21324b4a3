import type { ExchangeClient } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fetchBrandWords, missingCopy } from '@agio/whitelabel-themes';
import { BrowserRouter } from 'react-router';
import { brandOf } from './config/brand.ts';
import { loadConfig } from './config/load.ts';
import { chooseMode, inMode } from './config/mode.ts';
import type { AppConfig } from './config/schema.ts';
import { ConfigProvider } from './config/use-config.ts';
import { applyBrand } from './config/apply-brand.ts';
import { AppLanguage } from './shared/language/translator.tsx';
import {
  bootWords,
  language,
  offerLanguages,
  setCopy,
  showAskedLanguage,
} from './shared/language/load-language.ts';
import { pages } from './pages.ts';
import { variantAddresses } from './navigation.ts';
import { App, fetchPageAhead, readFirst } from './routes.tsx';
import { notifyError } from './shared/notices/notify.ts';
import { keepUserOf, referralCode } from './shared/user/user-store.ts';
import { applyTheme } from './shared/storage/preferences.ts';
import { CannotStart } from './shell/frame/cannot-start.tsx';
import { applyDisplaySettings } from '@agio/widgets/preferences';
import { CrashBoundary, whenIdle } from '@agio/widgets/states';
import { languageOf } from '@agio/ui/languages';
import { CrashNotice } from './shell/frame/error-page.tsx';
import { crashed, hearFaults, reportCrash } from '@agio/widgets/error-reports';
import { onMissingPart } from '@agio/widgets/host';
import { trustOwnWorkers } from '@agio/widgets/provider';

/** Starts the app in `root`: settings and words first, then everything else. */
export function boot(root: HTMLElement): void {
  hearFaults();
  trustOwnWorkers();
  const page = createRoot(root);
  applyTheme();
  applyDisplaySettings();
  referralCode.remember(location.href);
  addEventListener('vite:preloadError', ({ payload }) => void onMissingPart(payload));
  // Before the words, so that those of the page are asked for with those of the shell.
  fetchPageAhead(location.pathname);
  const start = async () => {
    const settings = loadConfig(import.meta.env);
    try {
      // Side by side, as none needs another to be fetched.
      const [deployment, { connect }] = await Promise.all([
        settings,
        import('./client.ts'),
        showAskedLanguage(),
      ]);
      offerLanguages(deployment.languages);
      const mode = chooseMode(new URL(location.href), deployment);
      const config = inMode(deployment, mode);
      await Promise.all([fetchBrandWords(config.brand), showAskedLanguage(config.activeLanguages)]);
      const { copy } = brandOf(config);
      setCopy(copy);
      const missing = missingCopy(copy, config.activeLanguages);
      if (missing.length > 0) console.warn('The brand has no words of its own for', missing);
      const client = connect(config);
      readFirst(client, location.pathname);
      await applyBrand(config);
      run(page, config, client);
    } catch (error) {
      reportCrash(error);
      settings.then(reportErrors).catch(() => undefined); // A start without settings has no user to show an error to.
      const code = languageOf(document.documentElement.lang);
      const words = await bootWords(code).catch(() => bootWords('en'));
      page.render(<CannotStart error={error} words={words} onRetry={() => void start()} />);
    }
  };
  void start();
}

function run(page: Root, config: AppConfig, client: ExchangeClient): void {
  keepUserOf(client.session);
  void reportErrors(config);
  // Words of toasts and refusals, which are soon needed.
  whenIdle([() => language.withWords(['notices', 'refusals'], async () => undefined)]);
  page.render(
    <StrictMode>
      <AppLanguage>
        <ConfigProvider value={config}>
          <CrashBoundary
            fallback={(error) => (
              <main className="flex flex-1 flex-col">
                <CrashNotice error={error} />
              </main>
            )}
          >
            <ExchangeProvider client={client} onError={notifyError}>
              <BrowserRouter>
                <App />
              </BrowserRouter>
            </ExchangeProvider>
          </CrashBoundary>
        </ConfigProvider>
      </AppLanguage>
    </StrictMode>,
  );
}

let isReporting = false;

/** At the first fault, else when the browser is idle, as it is 88 kB of script. Without it the app works as well. */
async function reportErrors({ errorReporting: settings }: AppConfig): Promise<void> {
  if (!settings || isReporting) return;
  isReporting = true;
  const calm = new Promise((done) => setTimeout(whenIdle, 2_000, [async () => done(undefined)]));
  await Promise.race([crashed(), calm]);
  try {
    const patterns = [...pages, ...variantAddresses()].map(({ path }) => `/${path}`);
    (await import('./shared/faults/error-reporting.ts')).startErrorReporting(settings, patterns);
  } catch (error) {
    console.warn('Error reporting did not start.', error);
  }
}
