import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, fn } from 'storybook/test';
import * as v from 'valibot';
import '../../testing/english.ts';
import { configSchema } from '../../config/schema.ts';
import { ConfigProvider } from '../../config/use-config.ts';
import { LoginStatus, LoginView } from './login-view.tsx';

const config = v.parse(configSchema, { identity: { authority: '/identity', clientId: 'agio' } });

/** The entry to sign-in. Signing in itself happens at the identity provider. */
const meta = {
  title: 'Screens/Login',
  component: LoginView,
  args: { redirecting: false, onSignIn: fn() },
  render: (args) => (
    <MemoryRouter>
      <ConfigProvider value={config}>
        <LoginView {...args} />
      </ConfigProvider>
    </MemoryRouter>
  ),
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to sign-in' }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'View markets first' })).toHaveAttribute(
      'href',
      '/markets',
    );
  },
};

export const Leaving: Story = {
  args: { redirecting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to sign-in' }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Taking you to sign-in…');
  },
};

export const ComingBack: Story = { render: () => <LoginStatus text="Signing you in…" /> };
