import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookUser } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { AddressGroups, AddressInput } from './address-input.tsx';

const stellar = 'GDQP2KPQGKIHYJGXNUIYOMHARUARCA7DJT5FO2FFOOKY3B2WSQHG4W37';

function Held({ value: initial, onValueChange, ...rest }: ComponentProps<typeof AddressInput>) {
  const [value, setValue] = useState(initial);
  return (
    <div className="w-96">
      <AddressInput
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

const meta = {
  title: 'Forms/Address input',
  component: AddressInput,
  args: { label: 'To', value: '', onValueChange: fn(), placeholder: 'Stellar address' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof AddressInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Characters that copying adds are dropped; without the focus the address is in groups of four. */
export const Pasted: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.click(field);
    await userEvent.paste(`\u202e ${stellar.slice(0, 20)}\n${stellar.slice(20)} `);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(stellar);
    await expect(canvasElement.querySelector('[data-slot=address-groups]')).not.toBeVisible();
    await userEvent.tab();
    const groups = canvasElement.querySelectorAll('[data-slot=address-groups] > span');
    await expect([...groups].map((group) => group.textContent)).toContain('2KPQ');
    await expect(groups).toHaveLength(14);
    await expect(field).toHaveValue(stellar);
  },
};

/** The height is one and the same with the focus and without it: what is below does not move from under a press. */
export const Steady: Story = {
  args: { heading: <b>Pasted address</b> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'To' });
    const height = () => canvasElement.firstElementChild?.getBoundingClientRect().height;
    for (const address of [stellar, '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', 'GDQP']) {
      await userEvent.click(field);
      await userEvent.clear(field);
      await userEvent.paste(address);
      const typed = height();
      await userEvent.tab();
      await expect(height()).toBe(typed);
      await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    }
  },
};

export const PasteButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'readText').mockResolvedValue(` ${stellar}\n`);
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(stellar));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the address' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const FromTheAddressBook: Story = {
  args: {
    value: stellar,
    heading: (
      <>
        <BookUser aria-hidden size={16} strokeWidth={1.5} />
        <b className="font-semibold">Northbank Custody</b>
      </>
    ),
  },
};

export const Wrong: Story = {
  args: {
    value: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
    error: 'This is an Ethereum address, not one of Stellar.',
  },
};

export const Disabled: Story = { args: { value: stellar, disabled: true } };

/** A look-alike: only the groups that differ are marked. */
export const LookAlike: Story = {
  tags: ['picture'],
  render: () => (
    <div className="w-80 text-sm">
      <AddressGroups
        address="GDQP2KPQGKIHYJGXNUIYOMHARUARCA7DJT5FO2FFOOKY3B2WSQHG4W37"
        compareWith="GDQP2KPQGKIHXXGXNUIYOMHARUARCA7DJT5FO2FFOOKY3B2WSQHG4W37"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('YJGX')).toHaveClass('ui:text-danger');
    await expect(canvas.getByText('2KPQ')).not.toHaveClass('ui:text-danger');
  },
};

export const Matrix: Story = matrix(
  Held,
  {
    Empty: {},
    'From the address book': FromTheAddressBook.args,
    Wrong: Wrong.args,
    Disabled: Disabled.args,
  },
  2,
);
