import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { ChoiceMenu } from './choice-menu.tsx';

const meta = {
  title: 'Trading/Choice menu',
  component: ChoiceMenu,
  args: {
    label: 'Time in force',
    value: 'GTC',
    choices: [
      { value: 'GTC', label: 'Good till cancelled' },
      { value: 'IOC', label: 'Immediate or cancel' },
      { value: 'FOK', label: 'Fill or kill', disabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Time in force: Good till cancelled' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await within(document.body).findByRole('menu'));
    const chosen = menu.getByRole('menuitemradio', { name: 'Good till cancelled' });
    await expect(chosen).toBeChecked();
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('IOC');
  },
};

export const Figures: Story = {
  args: {
    label: 'Price grouping',
    value: '0.01',
    choices: ['0.0001', '0.001', '0.01'].map((value) => ({ value, label: value })),
    figures: true,
  },
};

export const Labelled: Story = {
  args: { showLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Time in force')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Time in force Good till cancelled' }),
    ).toBeEnabled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Time in force/ }));
    await expect(await within(document.body).findByRole('menu')).toBeVisible();
  },
};

export const Matrix: Story = matrix(
  ChoiceMenu,
  { Words: {}, Labelled: Labelled.args, Figures: Figures.args, Disabled: Disabled.args },
  4,
);
