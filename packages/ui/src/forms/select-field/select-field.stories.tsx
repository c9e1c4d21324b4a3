import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Select, SelectField } from './select-field.tsx';

const networks = [
  {
    value: 'core',
    label: 'Core Blockchain',
    hint: 'About 1 minute',
    end: <span className="num text-fg-muted">0.02 XCB</span>,
  },
  {
    value: 'ethereum',
    label: 'Ethereum',
    hint: 'About 5 minutes',
    end: <span className="num text-fg-muted">1.80 USDC</span>,
  },
  { value: 'stellar', label: 'Stellar', hint: 'Paused for maintenance', disabled: true },
  { value: 'tron', label: 'Tron', hint: 'About 2 minutes' },
];

type Props = ComponentProps<typeof SelectField<string>>;

function Held({ value: initial, onValueChange, ...rest }: Props) {
  const [value, setValue] = useState(initial);
  return (
    <div className="w-72">
      <SelectField
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
  title: 'Forms/Select',
  component: SelectField<string>,
  args: { label: 'Network', options: networks, value: undefined, onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SelectField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.queryByRole('listbox');

export const Empty: Story = {
  args: { hint: 'Ask the receiver which network they use.' },
};

export const Chosen: Story = { args: { value: 'ethereum' } };

/** A choice of a language with longer words takes a second line. */
export const LongChoice: Story = {
  args: {
    value: 'all',
    options: [{ value: 'all', label: 'Alles, was auf den Adressen der Wallet liegt' }],
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Alles/);
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(canvas.getByRole('combobox').offsetHeight).toBeGreaterThan(text.clientHeight);
  },
};

export const WithError: Story = { args: { error: 'Choose a network.' } };

export const Disabled: Story = { args: { value: 'ethereum', disabled: true } };

export const Open: Story = {
  tags: ['picture'],
  args: { value: 'ethereum' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Network' }));
    await expect(await screen.findByRole('option', { name: /Ethereum/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Pointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Network' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: /Stellar/ }));
    await expect(list()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: /Tron/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tron');
    await waitFor(() => expect(list()).not.toBeInTheDocument());
    await expect(button).toHaveTextContent('Tron');
    await expect(button).toHaveFocus();
  },
};

export const Keyboard: Story = {
  args: { value: 'core' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Network' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Network' });
    // Over Stellar, which is disabled.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(
      document.querySelector(`#${CSS.escape(button.getAttribute('aria-activedescendant') ?? '')}`),
    ).toHaveTextContent('Tron');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list()).not.toBeInTheDocument());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    // In one go: a pause between two letters begins another word, and a busy machine makes pauses.
    void fireEvent.keyDown(button, { key: 'e' });
    void fireEvent.keyDown(button, { key: 't' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ethereum');
    await userEvent.keyboard('{End}{Tab}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tron');
    await expect(button).not.toHaveFocus();
  },
};

export const Inline: Story = {
  tags: ['picture'],
  render: function Inline() {
    const [value, setValue] = useState<'GTC' | 'IOC' | 'FOK'>('GTC');
    return (
      <Select
        variant="inline"
        label="Time in force"
        value={value}
        onValueChange={setValue}
        options={[
          { value: 'GTC', label: 'Good till cancelled' },
          { value: 'IOC', label: 'Immediate or cancel' },
          { value: 'FOK', label: 'Fill or kill' },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Time in force' })).toHaveTextContent(
      'Good till cancelled',
    );
  },
};

export const Grouped: Story = {
  tags: ['picture'],
  args: {
    label: 'Document',
    value: 'passport',
    options: [
      { value: 'passport', label: 'Passport', group: 'Identity' },
      { value: 'id-card', label: 'Identity card', group: 'Identity' },
      { value: 'bill', label: 'Utility bill', group: 'Address' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('group', { name: 'Address' })).toHaveTextContent(
      'Utility bill',
    );
  },
};

/** Five thousand options: only those in sight are in the page; keys and letters reach all of them. */
export const Many: Story = {
  name: 'F20 Five thousand options',
  args: {
    options: Array.from({ length: 5000 }, (_, index) => ({
      value: `m${index}`,
      label: `Market ${index}`,
      group: index < 10 ? 'Known' : 'Others',
    })),
    value: 'm2500',
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('combobox');
    const options = () => screen.getAllByRole('option');
    const active = () =>
      document.getElementById(button.getAttribute('aria-activedescendant') ?? '');
    await userEvent.click(button);
    await waitFor(() => expect(active()).toHaveTextContent('Market 2500'));
    await waitFor(() => expect(active()).toBeVisible());
    await expect(options().length).toBeLessThanOrEqual(60);
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('Market 4999');
    await expect(active()).toHaveAttribute('aria-posinset', '5000');
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('Market 4988');
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(active()).toHaveTextContent('Market 10');
    await userEvent.keyboard('market 77');
    await expect(active()).toHaveTextContent('Market 77');
    await expect(options().length).toBeLessThanOrEqual(60);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('m77');
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
