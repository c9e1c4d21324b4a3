import type { StorybookConfig } from '@storybook/react-vite';
import tailwind from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { translations } from './translations.ts';

const config: StorybookConfig = {
  stories: ['./pages/*.mdx', './pages/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in the pages.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  // The frame has the product's own face too.
  staticDirs: [{ from: '../packages/whitelabel-themes/src/fonts', to: '/fonts' }],
  managerHead: (head = '') =>
    `${head}<style>@font-face { font-family: 'Inter Variable'; font-weight: 100 900; src: url('./fonts/inter-latin.woff2') format('woff2'); }</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript-based extractor needs the old compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwind(), translations()],
      // All of them, whatever part is run first: a dependency found late reloads the page under a running test.
      optimizeDeps: {
        entries: ['packages/*/src/**/*.stories.tsx', '.storybook/pages/*.stories.tsx'],
        include: ['react-dom'],
        // In a worker, where the scan does not look.
        exclude: ['pdfjs-dist'],
      },
      worker: { format: 'es' },
      resolve: { conditions: ['@agio/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
