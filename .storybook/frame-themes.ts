import { create } from 'storybook/theming';

const fonts = {
  fontBase: "'Inter Variable',Inter,system-ui,sans-serif",
  fontCode: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
};

/** The frame around the stories and the pages of words: quiet, so that the stories are what one sees. */
export const frameThemes = {
  dark: create({
    ...fonts,
    base: 'dark',
    brandTitle: 'Agio',
    appBg: '#10131a',
    appContentBg: '#0b0d12',
    appPreviewBg: '#0b0d12',
    appBorderColor: '#262a33',
    barBg: '#10131a',
    inputBg: '#10131a',
    // The chosen entry of the side bar is this, darker and with it more vivid: so it begins paler than the accent.
    colorSecondary: '#a3afee',
    textColor: '#e8eaf0',
  }),
  light: create({ ...fonts, base: 'light', brandTitle: 'Agio', colorSecondary: '#4450c4' }),
};

interface Globals {
  globals?: { scheme?: unknown };
}

/** The scheme that the toolbar says, by what Storybook's channel tells of it. */
export const schemeOf = (message: unknown): keyof typeof frameThemes =>
  (message as Globals | undefined)?.globals?.scheme === 'light' ? 'light' : 'dark';
