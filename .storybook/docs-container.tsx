import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';

const fonts = {
  fontBase: "'Inter Variable',Inter,system-ui,sans-serif",
  fontCode: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
};
const themes = {
  dark: create({
    ...fonts,
    base: 'dark',
    appContentBg: '#0b0d12',
    appPreviewBg: '#0b0d12',
    appBg: '#10131a',
    appBorderColor: '#262a33',
    colorSecondary: '#8599fa',
    textColor: '#e8eaf0',
    barBg: '#10131a',
    inputBg: '#10131a',
  }),
  light: create({ ...fonts, base: 'light', colorSecondary: '#4450c4' }),
};

interface Globals {
  globals?: { scheme?: unknown };
}

const schemeOf = (message: unknown): keyof typeof themes =>
  (message as Globals | undefined)?.globals?.scheme === 'light' ? 'light' : 'dark';

/** Pages of words wear the scheme of the toolbar, as the stories on them do. */
export function SchemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const channel = addons.getChannel();
  const [scheme, setScheme] = useState(() => {
    const last = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as
      | unknown[]
      | undefined;
    return schemeOf(last?.[0]);
  });
  useEffect(() => {
    const update = (message: unknown) => setScheme(schemeOf(message));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = scheme;
  }, [scheme]);
  return (
    <DocsContainer {...props} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}
