import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { oneOf } from '../../testing/arg-types.ts';
import { Button } from './button.tsx';

const variants = [
  'primary',
  'secondary',
  'outline',
  'ghost',
  'danger',
  'danger-soft',
  'buy',
  'sell',
] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const meta = {
  title: 'Controls/Button',
  component: Button,
  argTypes: {
    variant: oneOf(variants, 'secondary'),
    size: oneOf(sizes, 'md'),
    block: { control: 'boolean', description: 'As wide as what is around it.' },
  },
  args: { children: 'Buy & Sell', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Buy & Sell' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Primary: Story = { args: { variant: 'primary' } };

export const WithIcon: Story = {
  args: { icon: <ArrowUp size={16} strokeWidth={1.5} aria-hidden />, children: 'Send' },
};

/** A disabled button says why in its own label. */
export const Disabled: Story = {
  args: { variant: 'buy', disabled: true, children: 'Enter an amount' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter an amount' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true, children: 'Place order' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Place order' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[data-slot=spinner]')).toBeVisible();
  },
};

export const AsLink: Story = {
  args: { asChild: true, variant: 'primary', children: <a href="#markets">Markets</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Markets' });
    await expect(link).toHaveAttribute('data-slot', 'button');
    await expect(link).not.toHaveAttribute('type');
  },
};

export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <div className="grid grid-cols-[repeat(6,max-content)] items-center gap-3">
      {variants.flatMap((variant) =>
        [...sizes, 'icon', 'disabled', 'loading'].map((column) => (
          <Button
            key={`${variant}-${column}`}
            {...args}
            variant={variant}
            size={sizes.find((size) => size === column)}
            icon={column === 'icon' ? <ArrowUp size={16} strokeWidth={1.5} aria-hidden /> : null}
            disabled={column === 'disabled'}
            loading={column === 'loading'}
          >
            {variant}
          </Button>
        )),
      )}
    </div>
  ),
};
