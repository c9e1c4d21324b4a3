import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

// The frame around the stories: quiet, so that the stories are what one sees.
/** Pages, not components: nothing of the panel below is about them. */
const pages = /^(?:inventory|theming|foundations-tokens|api-reference)-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, byDefault) => (pages.test(storyId) ? false : byDefault),
  },
  theme: create({
    base: 'dark',
    brandTitle: 'Agio',
    fontBase: "'Inter Variable',Inter,system-ui,sans-serif",
    appBg: '#0b0d12',
    appContentBg: '#10131a',
    appPreviewBg: '#0b0d12',
    appBorderColor: '#262a33',
    barBg: '#10131a',
    colorSecondary: '#8599fa',
  }),
});
