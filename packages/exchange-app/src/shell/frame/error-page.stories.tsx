import { createExchangeClient, createGuestSession } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link, MemoryRouter, useRoutes } from 'react-router';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import * as v from 'valibot';
import '../../testing/english.ts';
import { configSchema } from '../../config/schema.ts';
import { ConfigProvider } from '../../config/use-config.ts';
import { setCrashReporter } from '@agio/widgets/error-reports';
import { type LoadPage, pageCode } from './page-code.ts';
import { PageFrame } from './page-frame.tsx';

function Pages({ load }: { load: LoadPage }) {
  const [code] = useState(() => pageCode(load));
  return useRoutes([
    { path: '/', element: <PageFrame page={code.Page} /> },
    { path: '/other', element: <PageFrame page={Whole} /> },
  ]);
}

const config = v.parse(configSchema, { identity: { authority: '/identity', clientId: 'agio' } });

const client = createExchangeClient({
  baseUrl: 'http://exchange.test',
  session: createGuestSession(),
  fetch: () => Promise.reject(new TypeError('There is no exchange.')),
});

const Whole = () => <p className="m-auto">A page that is whole</p>;

/** Two pages, the first of them at the start, and links between them in place of the shell. */
function TwoPages({ load }: { load: LoadPage }) {
  // Told nowhere: it is meant to crash.
  setCrashReporter(() => undefined);
  return (
    <ConfigProvider value={config}>
      <ExchangeProvider client={client}>
        <MemoryRouter>
          <nav className="flex gap-4 p-4">
            <Link to="/">This page</Link>
            <Link to="/other">Another page</Link>
          </nav>
          <Pages load={load} />
        </MemoryRouter>
      </ExchangeProvider>
    </ConfigProvider>
  );
}

/** In place of a page that crashed, or that did not arrive. What is around it stays usable. */
const meta = {
  title: 'Screens/Error page',
  component: TwoPages,
  args: {
    load: async (): ReturnType<LoadPage> => ({
      Component: () => {
        throw new Error('A page that crashes');
      },
    }),
  },
} satisfies Meta<typeof TwoPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Oops something went wrong!' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeEnabled();
    await expect(canvas.getByText(/^Reference /)).toBeVisible();
  },
};

/** Another page opens, and the one that crashed is tried afresh when the reader comes back to it. */
export const AnotherPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Oops something went wrong!' });
    await userEvent.click(canvas.getByRole('link', { name: 'Another page' }));
    await expect(await canvas.findByText('A page that is whole')).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'This page' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Oops something went wrong!' }),
    ).toBeVisible();
  },
};

/** Its code did not arrive, and the server does not answer: the rest stands, and the button can be pressed again. */
export const Missing: Story = {
  args: { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  beforeEach: () => {
    const online = globalThis.fetch;
    globalThis.fetch = fn(() => Promise.reject(new TypeError('Failed to fetch')));
    return () => {
      globalThis.fetch = online;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    const retry = canvas.getByRole('button', { name: 'Try again' });
    // It also asks by itself, now and then.
    const asksAgain = async (act: () => unknown) => {
      const before = mocked(globalThis.fetch).mock.calls.length;
      await act();
      await waitFor(() =>
        expect(mocked(globalThis.fetch).mock.calls.length).toBeGreaterThan(before),
      );
    };
    await expect(globalThis.fetch).toHaveBeenCalled();
    await asksAgain(() => userEvent.click(retry));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled());
    await asksAgain(() => dispatchEvent(new Event('online')));
    await userEvent.click(canvas.getByRole('link', { name: 'Another page' }));
    await expect(await canvas.findByText('A page that is whole')).toBeVisible();
  },
};
