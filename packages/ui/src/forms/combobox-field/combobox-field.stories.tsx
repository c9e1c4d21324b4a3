import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { ComboboxField } from './combobox-field.tsx';

const mark = (letter: string) => (
  <span
    aria-hidden
    className="flex size-6 flex-none items-center justify-center rounded-full bg-surface-3 text-xs font-semibold"
  >
    {letter}
  </span>
);
const assets = [
  ['USDC', 'USD Coin', '12,990.50'],
  ['XCB', 'Core', '1,862.40'],
  ['CTN', 'CoreToken', '12,840.62'],
  ['BTC', 'Bitcoin', '0.684210'],
  ['XAUG', 'Gold, 1 g', '42.5000'],
].map(([symbol = '', name = '', balance = '']) => ({
  value: symbol,
  label: symbol,
  hint: name,
  keywords: [name],
  media: mark(symbol.slice(0, 1)),
  end: <span className="num text-fg-muted">{balance}</span>,
  disabled: symbol === 'XAUG',
}));

function Held({
  value: initial,
  onValueChange,
  ...rest
}: ComponentProps<typeof ComboboxField<string>>) {
  const [value, setValue] = useState(initial);
  return (
    <div className="w-72">
      <ComboboxField
        {...rest}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </div>
  );
}

/** An asset picker: symbols that are also found by name, with a mark and the balance. */
const meta = {
  title: 'Forms/Combobox',
  component: ComboboxField<string>,
  args: { label: 'Asset', options: assets, value: undefined, onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ComboboxField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.queryByRole('listbox');

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'XCB' } };
export const WithError: Story = { args: { error: 'Choose what to send.' } };
export const Disabled: Story = { args: { value: 'XCB', disabled: true } };

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Asset' });
    await userEvent.type(field, 'core');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CTN');
    await expect(field).toHaveValue('CTN');
    await waitFor(() => expect(list()).not.toBeInTheDocument());
  },
};

/** Leaving or Escape without a choice keeps the previous one. */
export const LeavingKeeps: Story = {
  args: { value: 'XCB' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('dogs');
    await expect(await screen.findByText('Nothing matches “dogs”')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('XCB');
    await userEvent.type(field, 'bt');
    await userEvent.tab();
    await expect(field).toHaveValue('XCB');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Pointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /XAUG/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: /BTC/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('BTC');
  },
};

export const Open: Story = {
  tags: ['picture'],
  args: { value: 'XCB' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('listbox', { name: 'Asset' })).toBeVisible();
  },
};

export const Matrix: Story = matrix(
  Held,
  {
    Empty: Empty.args,
    Chosen: Chosen.args,
    'With error': WithError.args,
    Disabled: Disabled.args,
  },
  2,
);
