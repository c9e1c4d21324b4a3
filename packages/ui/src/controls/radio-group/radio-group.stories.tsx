import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Radio, RadioCard, RadioGroup } from './radio-group.tsx';

function Held({ value: initial, onValueChange, ...rest }: ComponentProps<typeof RadioGroup>) {
  const [value, setValue] = useState(initial);
  return (
    <RadioGroup
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Controls/Radio group',
  component: RadioGroup,
  args: {
    label: 'Who owns the address?',
    value: undefined,
    onValueChange: fn(),
    children: [
      <Radio key="me" value="me" label="I do" />,
      <Radio key="other" value="other" label="Someone else" hint="We ask for their name." />,
      <Radio key="exchange" value="exchange" label="Another exchange" disabled />,
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Who owns the address?' })).toBeVisible();
    await userEvent.click(canvas.getByText('I do'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('me');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('other');
  },
};

export const Chosen: Story = { args: { value: 'me' } };
export const Disabled: Story = { args: { value: 'me', disabled: true } };

const currencies = [
  ['USD', '$', 'US dollar'],
  ['EUR', '€', 'Euro'],
  ['CHF', 'Fr', 'Swiss franc'],
  ['JPY', '¥', 'Japanese yen'],
].map(([code = '', sign, name]) => (
  <RadioCard
    key={code}
    value={code}
    label={code}
    hint={name}
    disabled={code === 'JPY'}
    media={
      <span className="w-7 rounded-sm bg-surface-3 text-center text-sm font-semibold">{sign}</span>
    }
  />
));

export const Cards: Story = {
  args: {
    label: 'Currency',
    value: 'CHF',
    className: 'grid w-96 grid-cols-2',
    children: currencies,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /CHF/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('EUR');
    await userEvent.click(canvas.getByText('US dollar'));
    await expect(canvas.getByRole('radio', { name: /USD/ })).toBeChecked();
  },
};

export const Matrix: Story = matrix(
  Held,
  {
    'Nothing chosen': NothingChosen.args,
    Chosen: Chosen.args,
    Disabled: Disabled.args,
    Cards: Cards.args,
  },
  2,
);
