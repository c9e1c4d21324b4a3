import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AmountInput } from './amount-input.tsx';

type Props = ComponentProps<typeof AmountInput>;

/** Holds the value, as a page would. */
function Held({ value: initial, onValueChange, ...rest }: Props) {
  const [value, setValue] = useState(initial);
  return (
    <div className="w-72">
      <AmountInput
        {...rest}
        value={value}
        onValueChange={(next, change) => {
          setValue(next);
          onValueChange(next, change);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Forms/Amount input',
  component: AmountInput,
  args: { label: 'Amount', value: '', unit: 'XCB', maxScale: 2, onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof AmountInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  args: { hint: 'Between 5 and 100,000 XCB' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '500.41');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '500.41',
      expect.objectContaining({ by: 'typing' }),
    );
    await expect(field).toHaveValue('500.41');
    await expect(field).toHaveAccessibleDescription('Between 5 and 100,000 XCB XCB');
  },
};

/** Inside a box of the parent, which has the frame. */
export const Bare: Story = {
  args: { label: 'From', size: 'lg', layout: 'bare', value: '1250', unit: 'XCB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('1,250');
  },
};

/** The ticket's price field: 48 px, label inside, fixed columns, steps by tick. */
export const Inline: Story = {
  args: {
    label: 'Price',
    unit: 'CTN',
    value: '6.415',
    maxScale: 4,
    step: '0.0001',
    steppers: true,
    layout: 'inline',
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Price');
    await expect(field).toHaveValue('6.4150');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('6.4151');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(field).toHaveValue('6.4141');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('6.4151');
    await userEvent.click(canvas.getByRole('button', { name: 'Step down' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '6.415',
      expect.objectContaining({ by: 'step' }),
    );
    await expect(field).toHaveFocus();
  },
};

export const WithUnitSwitch: Story = {
  args: {
    layout: 'inline',
    value: '500.41',
    trailing: (
      <button
        data-slot="unit-switch"
        type="button"
        aria-label="Enter the amount in CTN"
        className="flex flex-1 items-center justify-center"
      >
        <ArrowUpDown aria-hidden size={14} strokeWidth={1.5} />
      </button>
    ),
  },
};

/** M20: more digits than the asset has is an error, never rounded; what was typed stays. */
export const TooPrecise: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '0.123');
    await expect(field).toHaveValue('0.123');
    await expect(field).toBeInvalid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', expect.anything());
    await expect(canvas.getByText('At most 2 decimal places.')).toBeVisible();
  },
};

/** M12, M13: separators of another locale are not taken, and what they may mean is one press away. */
export const ForeignSeparators: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('10,5');
    await expect(field).toHaveValue('10,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', expect.anything());
    await expect(field).toHaveAccessibleDescription('Did you mean 10.5? XCB');
  },
};

export const SuggestionTaken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('1.234,56');
    await userEvent.click(await canvas.findByRole('button', { name: 'Did you mean 1234.56?' }));
    await expect(field).toHaveValue('1234.56');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '1234.56',
      expect.objectContaining({ by: 'typing' }),
    );
  },
};

/** No one meaning to offer: the separators are told. */
export const NoOneMeaning: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('1,,234');
    await expect(field).toHaveValue('1,,234');
    await expect(canvas.getByText(/Use “\.” for decimals and “,” for thousands/)).toBeVisible();
  },
};

/** A letter is not typed; what is pasted with one stays, and says why it is no number. */
export const Letters: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1t2en$');
    await expect(field).toHaveValue('12');
    await userEvent.clear(field);
    await userEvent.paste('1e3');
    await expect(field).toHaveValue('1e3');
    await expect(canvas.getByText('Enter a number.')).toBeVisible();
  },
};

/** The unit stands beside the field: it is not in it a second time. */
export const UnitPasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' 10 XCB ');
    await expect(field).toHaveValue('10');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10', expect.anything());
  },
};

/** M14: in German "1.234" is one thousand and says so. M19: the field's own unit is dropped from pasted text. */
export const GermanPaste: Story = {
  args: { locale: 'de', hint: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('1.234 XCB');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234', expect.anything());
    await expect(canvas.getByText('= 1234 XCB')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('1.5 BTC');
    await expect(field).toBeInvalid();
  },
};

/** A number that is still being typed is no fault; leaving it so is. */
export const Unfinished: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1.');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(canvas.getByText('Complete the number.')).toBeVisible();
  },
};

export const ErrorFromOutside: Story = {
  args: {
    layout: 'inline',
    value: '2500',
    error: (
      <>
        This order needs <span className="num">16,037.50 CTN</span>,{' '}
        <span className="num">3,196.88 CTN</span> more than you have.
      </>
    ),
  },
};

export const Disabled: Story = { args: { layout: 'inline', value: '500.41', disabled: true } };

/** A value that the page sets anew replaces what was typed. */
export const SetFromOutside: Story = {
  render: function Outside(args) {
    const [value, setValue] = useState('');
    return (
      <div className="flex w-72 flex-col gap-3">
        <AmountInput {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('1234567.5')}>
          Max
        </button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(field).toHaveValue('1,234,567.5');
  },
};

/** A reader who is about to write over a live figure writes over it, also if it moved just then. */
export const MovesWhileSelected: Story = {
  args: { label: 'Price', unit: 'CTN', value: '6.4150', maxScale: 4, step: '0.0001' },
  render: function MovesWhileSelected(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <AmountInput {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('6.4151')}>
          Tick
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    field.focus();
    field.select();
    // Presses the button by script: the focus stays in the field.
    canvas.getByRole('button', { name: 'Tick' }).click();
    await waitFor(() => expect(field).toHaveValue('6.4151'));
    await userEvent.keyboard('5.5');
    await expect(field).toHaveValue('5.5');
  },
};

export const RightToLeft: Story = {
  args: {
    layout: 'inline',
    label: 'السعر',
    value: '6.415',
    step: '0.0001',
    steppers: true,
    unit: 'CTN',
  },
  globals: { dir: 'rtl' },
};

export const Matrix: Story = {
  parameters: { layout: 'padded' },
  args: { label: 'Price', value: '6.415', unit: 'CTN', step: '0.0001', maxScale: 4 },
  render: (args) => (
    <div className="grid w-[640px] grid-cols-2 gap-4">
      {(['stacked', 'inline'] as const).flatMap((layout) =>
        [
          { steppers: true },
          { value: '' },
          { error: 'The price must be a multiple of 0.0001.' },
          { disabled: true },
          { hint: 'Best ask 6.4182' },
        ].map((props) => (
          <Held
            key={`${layout}-${Object.keys(props).join()}`}
            {...args}
            layout={layout}
            {...props}
          />
        )),
      )}
    </div>
  ),
};
