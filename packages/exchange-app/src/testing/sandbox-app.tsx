import type { Announcement, ExchangeClient } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { createWorld, type WorldOptions } from '@agio/sandbox/world';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import './english.ts';
import { BRANDS, fetchBrandWords } from '@agio/whitelabel-themes';
import { brandOf } from '../config/brand.ts';
import { AppLanguage } from '../shared/language/translator.tsx';
import { configSchema } from '../config/schema.ts';
import { chooseMode, inMode } from '../config/mode.ts';
import { ConfigProvider } from '../config/use-config.ts';
import { setCopy } from '../shared/language/load-language.ts';
import { App } from '../routes.tsx';
import { keepUserOf, keptUser } from '../shared/user/user-store.ts';
import { notifyError } from '../shared/notices/notify.ts';
import { askForStepUp } from '../shared/notices/step-up.ts';

// The app starts with them.
await Promise.all(BRANDS.map(fetchBrandWords));

export interface SandboxAppProps extends WorldOptions {
  /** Client of an exchange elsewhere, in place of one inside the page. */
  client?: ExchangeClient | undefined;
  path?: string | undefined;
  /** Settings of the deployment that differ. */
  config?: Record<string, unknown> | undefined;
  /**
   * Announcements of the exchange; by default none, since the times of the sandbox's own are not those of the reader.
   */
  announcements?: Announcement[] | undefined;
}

/** The whole app, header and all, on an exchange of its own inside the page. Its clock stands still. */
export function SandboxApp(props: SandboxAppProps) {
  const [world] = useState(() => createAppWorld(props));
  useEffect(() => () => world.client.dispose(), [world]);
  return (
    <AppLanguage>
      <ConfigProvider value={world.config}>
        <ExchangeProvider client={world.client} onError={notifyError}>
          <div className="flex min-h-dvh flex-col bg-canvas text-fg">
            <MemoryRouter initialEntries={[props.path ?? '/markets']}>
              <App />
            </MemoryRouter>
          </div>
        </ExchangeProvider>
      </ConfigProvider>
    </AppLanguage>
  );
}

const forgetful = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

function createAppWorld({
  path = '/markets',
  config = {},
  announcements = [],
  client: given,
  ...options
}: SandboxAppProps) {
  const client =
    given ??
    createWorld({
      answer: ({ url }) =>
        new URL(url).pathname.endsWith('/v1/announcement')
          ? Response.json(announcements)
          : undefined,
      ...options,
    }).client;
  keptUser.clear();
  askForStepUp(undefined);
  keepUserOf(client.session);
  const deployment = v.parse(configSchema, {
    identity: { authority: '/identity', clientId: 'agio' },
    opensByItself: { importantNotice: false, claimRewards: false },
    ...config,
  });
  // Starts like for a new visitor: no story remembers another one.
  const mode = chooseMode(new URL(path, 'https://agio.test'), deployment, {
    flag: () => forgetful,
    tab: () => forgetful,
  });
  const worn = inMode(deployment, mode);
  setCopy(brandOf(worn).copy);
  return { client, config: worn };
}
