import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { entries } from './api-reference/api-document.ts';
import { ApiReference } from './api-reference/api-reference.tsx';

interface Args {
  /** The call that is shown, with a hyphen for its dot, so that it can stand in the address of this page. */
  call: string;
}

const meta = {
  title: 'API reference',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { call: 'trading-createOrder' },
  argTypes: { call: { control: 'select', options: entries.map(({ name }) => slug(name)) } },
  render: function Render() {
    const [{ call }, setArgs] = useArgs<Args>();
    return (
      <ApiReference
        name={call.replace('-', '.')}
        onNameChange={(name) => setArgs({ call: slug(name) })}
      />
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

function slug(name: string): string {
  return name.replace('.', '-');
}

/** Made from `packages/api-client/openapi.json`, which is made from the contract. The address of the page keeps what is shown. */
export const Calls: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'trading.createOrder',
    );
    await expect(canvas.getByRole('status', { name: 'Number found' })).toHaveTextContent(
      `${entries.length} of ${entries.length}`,
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'post wallet/withdrawal');
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Number found' })).toHaveTextContent(/^1 of/),
    );
    await userEvent.click(canvas.getByRole('button', { name: /withdraw/ }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('wallet.withdraw'),
    );
    await expect(canvas.getByRole('button', { name: /withdraw/ })).toHaveAttribute('aria-current');
    await expect(canvas.getByText(/exchange\.wallet\.withdraw\(/)).toBeVisible();
  },
};

/** A call for staff names the roles that may make it. */
export const BackOffice: Story = { args: { call: 'backOfficeCompliance-resolve' } };

/** A message of a hub. */
export const Live: Story = { args: { call: 'market-book' } };

/** A search that finds nothing says so. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'teleport');
    await canvas.findByText('Nothing found');
    await expect(canvas.getByRole('status', { name: 'Number found' })).toHaveTextContent(/^0 of/);
  },
};
