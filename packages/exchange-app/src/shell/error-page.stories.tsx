import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'storybook/test';
import '../i18n/english.ts';
import { ErrorPage } from './error-page.tsx';
import { setCrashReporter } from '../shared/report-crash.ts';

function Crash(): never {
  throw new Error('A page that crashes');
}

function Crashed() {
  // Told nowhere: it is meant to crash.
  setCrashReporter(() => undefined);
  const router = createMemoryRouter([{ path: '*', Component: Crash, ErrorBoundary: ErrorPage }]);
  return <RouterProvider router={router} />;
}

/** In place of a page that crashed. */
const meta = {
  title: 'Screens/Error page',
  component: Crashed,
} satisfies Meta<typeof Crashed>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Oops something went wrong!' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeEnabled();
    await expect(canvas.getByText(/^Reference /)).toBeVisible();
  },
};
