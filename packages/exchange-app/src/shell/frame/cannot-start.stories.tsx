import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConfigError } from '../../config/load.ts';
import words from '../../shared/language/locales/en/boot.json';
import { CannotStart } from './cannot-start.tsx';

/** Stands in for the app while its settings or words cannot be loaded. Needs neither. */
const meta = {
  title: 'Screens/Cannot start',
  component: CannotStart,
  args: {
    error: new ConfigError('unreachable', 'Failed to fetch'),
    words,
    onRetry: fn(),
  },
} satisfies Meta<typeof CannotStart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Missing: Story = {
  args: { error: new ConfigError('missing', 'identity: Invalid key: Expected "identity"') },
};
export const Invalid: Story = {
  args: { error: new ConfigError('invalid', 'identity.authority: Invalid URL') },
};
export const PartMissing: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A part of the app could not be loaded.',
    );
  },
};
