import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { frameThemes, schemeOf } from './frame-themes.ts';

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
    <DocsContainer {...props} theme={frameThemes[scheme]}>
      {children}
    </DocsContainer>
  );
}
