import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandOfBuild } from './vite-brand.ts';
import type { Plugin } from 'vite';

/** Files whose path holds one of these. */
const paths = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'));

const figures = paths(
  'packages/money/src/(?:decimal|errors|format|locale|rounding|text)',
  'api-client/src/react/(?:calls/market-data|live/instruments)',
  'ui/src/data-display/(?:asset-icon|pair-icon|price|change|list-end|market-status|status-pill)/',
  'ui/src/data-display/data-table/(?!windowed|visible)',
  'ui/src/controls/segmented/',
  'ui/src/forms/(?:field|text-field|search-field)/',
  'ui/src/feedback/(?:state-panel|skeleton)/',
  'ui/src/trading/connection-indicator/',
  'widgets/src/(?:preferences/display-settings|states/load|host/widget-link)\\.',
  'widgets/src/amounts/use-display-digits\\.',
  'lucide-react/.*/star\\.',
);
const desk = paths(
  'api-client/src/react/calls/(?:commands|portfolio|trading)\\.',
  'widgets/src/(?:orders/messages|notify/order-notice)\\.',
  'ui/src/controls/checkbox/',
  'ui/src/feedback/callout/',
  'ui/src/foundations/direction',
  'ui/src/navigation/tabs/',
  'lucide-react/.*/check\\.',
);
const news = paths(
  'exchange-app/src/shell/(?:banners/exchange-messages|header/notification-button)',
  'exchange-app/src/shared/storage/important-notice',
  'widgets/src/announcements/(?:announcement-banners|announcement-dialog|messages|notification-button|use-)',
  'widgets/src/verification/(?:expiry/(?:document-reminder|expiry-messages|use-document-reminder)|format-day|addresses|model/(?:document-expiry|step-rules))\\.',
  'ui/src/feedback/banner/',
  'ui/src/modals/announcement-banner/',
  'lucide-react/.*/(?:bell|megaphone)\\.',
);
const words = paths(
  'exchange-app/src/shared/language/(?:languages|show-language)',
  'node_modules/i18next/',
);

/** Small parts of many pages, which must not bring what larger files have beside them. */
const parts = paths(
  'ui/src/foundations/use-element-size\\.',
  'ui/src/trading/choice-menu/choice-menu\\.',
  'widgets/src/preferences/trading-preferences\\.',
  'lucide-react/.*/download\\.',
);
/** Modules that the news over every page reads of an account, and its own pages too. */
const account = paths(
  'api-client/src/react/calls/compliance\\.',
  'lucide-react/.*/external-link\\.',
);
/** The filters and exports that history's tables share with the desk's. */
const filters = paths(
  'widgets/src/lists/filters/(?:filter-button|filter-chips|filter-messages|use-filter-chip)\\.',
  'widgets/src/lists/csv/(?:csv-messages|export-button)\\.',
  'widgets/src/words/order-state-messages\\.',
);
/** Modules of a field for an amount: the ticket's, simple trading's, Convert's. */
const amounts = paths(
  'money/src/parse-amount',
  'ui/src/forms/amount-input/',
  'widgets/src/amounts/(?:market-values|trade-query)\\.',
  'lucide-react/.*/(?:arrow-up-down|chevron-up|plus)\\.',
);
/** Modules that keep and read typed values. */
const entries = paths('widgets/src/order-entry/model/ticket(?:-fields)?\\.');
/** Modules that the desk's ticket shares with simple trading and with the order's edit. */
const ticket = paths(
  'widgets/src/order-entry/(?:messages|confirm/order-question|ticket-notices|ticket-number|ticket-options|ticket-rows|use-order-entry)\\.',
  'widgets/src/preferences/trading-preferences\\.',
);
/** Modules that the client and its streams read in every first view, besides figures. */
const feeds = paths(
  'api-client/src/contract/(?:announcements|compliance/compliance-request|portfolio|trading|transfer)\\.',
  'api-client/src/realtime/environment\\.',
);

/** Modules that the command palette shares with pages. */
const palette = paths('widgets/src/palette/palette-items\\.', 'lucide-react/.*/eye\\.');

/** First modules of boot.tsx: on their way with the entry, not after it. */
const first = ['exchange-app/src/client.ts', 'exchange-app/src/shared/language/show-language.ts'];

const preloadFirst: Plugin = {
  name: 'agio:preload-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter(
          (file) =>
            file.type === 'chunk' &&
            file.moduleIds.some((id) => first.some((path) => id.endsWith(path))),
        )
        .map(({ fileName }) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
        })),
  },
};

/** Imports of each file, and theirs. */
const imports = new Map<string, ReadonlySet<string>>();

const noteImports: Plugin = {
  name: 'agio:note-imports',
  generateBundle(_, bundle) {
    const importsOf = (name: string, seen = new Set<string>()): Set<string> => {
      const file = bundle[name];
      if (seen.has(name) || file?.type !== 'chunk') return seen;
      seen.add(name);
      for (const each of file.imports) importsOf(each, seen);
      return seen;
    };
    const all = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = all
      .filter(({ isEntry }) => isEntry)
      .flatMap(({ fileName }) => [...importsOf(fileName)]);
    for (const { fileName } of all)
      imports.set(fileName, new Set([...entry, ...importsOf(fileName)]));
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFirst, noteImports, brandOfBuild()],
  resolve: { conditions: ['@agio/source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    manifest: true,
    sourcemap: false,
    // Every browser that can run this knows modulepreload.
    modulePreload: {
      polyfill: false,
      // Beside a part that is fetched later, not once more what the file that asks for it has: lists of that are kilobytes.
      resolveDependencies: (_, wanted, { hostId }) =>
        wanted.filter((file) => !imports.get(hostId)?.has(file)),
    },
    // Inlined files would be `data:` addresses, which the content security policy does not allow for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Terms stand where they are used: a page does not load those of others, nor a file for them.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 2 },
            // Modules of every page in one file: two dozen small ones would pack worse.
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // So do what every page with figures shows, what the desk shares with dialogs, the news over every page, and
            // what its words are shown with.
            // The remembered choices: pages share them with the news and must not wait for those.
            {
              name: 'settings',
              test: paths(
                'widgets/src/(?:host/use-(?:persisted|hold-reload)|intent/refusals|states/(?:use-latch|lazy-part))\\.',
              ),
            },
            { name: 'parts', test: parts },
            { name: 'account', test: account },
            { name: 'referrals', test: paths('api-client/src/react/calls/referrals\\.') },
            { name: 'figures', test: figures },
            { name: 'desk', test: desk },
            { name: 'news', test: news },
            { name: 'i18n', test: words },
            { name: 'feeds', test: feeds },
            { name: 'amounts', test: amounts },
            { name: 'entries', test: entries },
            { name: 'ticket', test: ticket },
            { name: 'filters', test: filters },
            { name: 'palette', test: palette },
          ],
        },
      },
    },
  },
});
