import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link, MemoryRouter, useRoutes } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import '../i18n/english.ts';
import { setCrashReporter } from '../shared/report-crash.ts';
import { type LoadPage, PageCode } from './page-code.ts';
import { PageFrame } from './page-frame.tsx';

function Pages({ load }: { load: LoadPage }) {
  const [code] = useState(() => new PageCode(load));
  const [other] = useState(() => new PageCode(async () => ({ Component: Whole })));
  return useRoutes([
    { path: '/', element: <PageFrame code={code} /> },
    { path: '/other', element: <PageFrame code={other} /> },
  ]);
}

const Whole = () => <p className="m-auto">A page that is whole</p>;

/** Two pages, the first of them at the start, and links between them in place of the shell. */
function TwoPages({ load }: { load: LoadPage }) {
  // Told nowhere: it is meant to crash.
  setCrashReporter(() => undefined);
  return (
    <MemoryRouter>
      <nav className="flex gap-4 p-4">
        <Link to="/">This page</Link>
        <Link to="/other">Another page</Link>
      </nav>
      <Pages load={load} />
    </MemoryRouter>
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

/** Another page opens, and the one that crashed is tried afresh when somebody comes back to it. */
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

/** Its code did not arrive, as when the connection is lost; the second try brings it. */
export const NotArrived: Story = {
  render: () => {
    let tries = 0;
    return (
      <TwoPages
        load={async () => {
          tries += 1;
          if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
          return { Component: Whole };
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page did not load' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('A page that is whole')).toBeVisible());
  },
};

/** The same as it stands, before anybody tries again. */
export const Missing: Story = {
  args: { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing else is affected.');
  },
};
