import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const figures = new RegExp(
  [
    'packages/money/src/(?:decimal|errors|format|locale|rounding)',
    'ui/src/data-display/(?:asset-icon|pair-icon|price|change|market-status|status-pill)/',
    'ui/src/data-display/data-table/(?!windowed|visible)',
    'ui/src/controls/segmented/',
    'ui/src/forms/(?:field|text-field|search-field)/',
    'ui/src/feedback/(?:state-panel|skeleton)/',
    'ui/src/trading/connection-indicator/',
    'exchange-app/src/shared/(?:choices|use-persisted|use-currency)',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@agio/source', 'module', 'browser', 'development|production'] },
  build: {
    manifest: true,
    sourcemap: false,
    // Every browser that can run this knows modulepreload.
    modulePreload: { polyfill: false },
    // Inlined files would be `data:` addresses, which the content security policy does not allow for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 2 },
            // What every page needs as one file: two dozen small ones would pack worse.
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // What every page with figures shows, for the same reason.
            { name: 'figures', test: figures },
          ],
        },
      },
    },
  },
});
