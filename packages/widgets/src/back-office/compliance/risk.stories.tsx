import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Risk',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/compliance/p-raghunathan', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const signalsOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Risk signals' }));
const linksOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Linked addresses' }));

const wallets = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
];
/** Two people use the same addresses, one of which is no longer proven. */
const share = async (sandbox: Sandbox) => {
  for (const account of ['tier1', 'tier3', 'entity']) {
    for (const [index, address] of wallets.entries()) {
      await actAs(sandbox, `${account}@agio.test`, [
        'POST',
        '/frontoffice/api/address-book',
        { name: `Wallet ${index + 1}`, asset: 'BTC', network: 'bitcoin', address },
      ]);
    }
  }
};

/** One signal of a high severity: its word and its weight are said, not only coloured. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const signals = await signalsOf(canvas);
    await expect(signals.getByText('Risk 4 of 4')).toBeInTheDocument();
    const [item] = signals.getAllByRole('listitem');
    await expect(item).toHaveTextContent(/^HighThe identity partner found a high risk/);
    const links = await linksOf(canvas);
    await expect(links.getByText('No other user has an address of this person.')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const None: Story = {
  args: { address: '/admin/compliance/p-keller' },
  play: async ({ canvas }) => {
    const signals = await signalsOf(canvas);
    await expect(signals.getByText(/^No signals\./)).toBeVisible();
    await expect(signals.getByText('Risk 0 of 4')).toBeInTheDocument();
  },
};

/** Several signals, and addresses that lead to the profiles of those who have them, too. */
export const Many: Story = {
  args: { address: '/admin/compliance/tier1', break: (sandbox) => void share(sandbox) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = await linksOf(canvas);
    await expect(links.getAllByRole('listitem')).toHaveLength(2);
    await expect((await signalsOf(canvas)).getAllByRole('listitem')).toHaveLength(2);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    await userEvent.click(links.getAllByRole('link', { name: 'Yuki Tanaka' })[0]!);
    await expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
      'data-address',
      '/admin/users/tier3',
    );
    await canvas.findByRole('heading', { name: 'Yuki Tanaka' });
  },
};
const many: Story = {
  args: Many.args,
  play: async ({ canvas }) => {
    await expect((await linksOf(canvas)).getAllByRole('listitem')).toHaveLength(2);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Light: Story = { ...many, globals: { ...at('desk'), scheme: 'light' } };
export const Phone: Story = { ...many, globals: at('phone') };
export const Narrow: Story = { ...many, globals: at('small') };
export const RightToLeft: Story = { ...many, globals: { ...at('desk'), dir: 'rtl' } };
