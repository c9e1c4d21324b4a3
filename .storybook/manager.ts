import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { frameThemes, schemeOf } from './frame-themes.ts';

/** Pages, not components: nothing of the panel below is about them. */
const pages = /^(?:inventory|languages|theming|foundations-tokens|api-reference)-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, byDefault) => (pages.test(storyId) ? false : byDefault),
  },
  theme: frameThemes.dark,
});

// The frame wears the scheme of the toolbar, as the stories do.
addons.register('agio/scheme', (api) => {
  const wear = (message: unknown) => api.setOptions({ theme: frameThemes[schemeOf(message)] });
  api.on(SET_GLOBALS, wear);
  api.on(GLOBALS_UPDATED, wear);
});
