import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Markets',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'admin@agio.test', address: '/admin/markets', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const listed = (canvas: Context['canvas'], name: string) =>
  canvas.findByRole('link', { name: `Edit ${name}` });
const editor = async (canvas: Context['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};
/** Types another text over what a field has. */
async function retype(
  { userEvent }: Pick<Context, 'userEvent'>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await listed(canvas, 'XAUG/USDC')).toBeVisible();
    await expectFits();
  },
};
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };
export const Phone: Story = { ...Ready, globals: at('phone') };
/** The area that is open is in sight among all of them. */
export const Narrow: Story = {
  globals: at('small'),
  play: async ({ canvas }) => {
    await expect(await listed(canvas, 'XAUG/USDC')).toBeVisible();
    const area = canvas.getByRole('link', { name: 'Markets & assets' }).getBoundingClientRect();
    await expect(area.left).toBeGreaterThanOrEqual(0);
    await expect(area.right).toBeLessThanOrEqual(innerWidth);
    await expectFits();
  },
};
export const RightToLeft: Story = { ...Ready, globals: { ...at('desk'), dir: 'rtl' } };

/** `j`, `k` and Enter open one, `u` leads back. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listed(canvas, 'XAUG/USDC');
    const links = canvasElement.querySelectorAll('[data-row]');
    await userEvent.keyboard('jjk');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Nothing is changed' });
    await userEvent.keyboard('u');
    await expect(canvas.queryByRole('button', { name: 'Nothing is changed' })).toBeNull();
  },
};

export const NoMatch: Story = {
  args: { address: '/admin/markets?search=zzz' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await expect(await listed(canvas, 'XAUG/USDC')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'marketData.instruments', latencyMs: 600_000 }),
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'marketData.instruments', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
  },
};

/** Officers read no rules here that they could change: the area is for admins. */
export const NotAllowed: Story = {
  args: { account: 'officer@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { address: '/admin/markets/XXX-YYY' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no XXX-YYY')).toBeVisible();
  },
};

export const Editor: Story = {
  args: { address: '/admin/markets/XAUG-USDC' },
  play: async ({ canvas }) => {
    const market = await editor(canvas, 'XAUG/USDC');
    await expect(await market.findByRole('button', { name: 'Nothing is changed' })).toBeDisabled();
    await expectFits();
  },
};
export const EditorLight: Story = { ...Editor, globals: { ...at('desk'), scheme: 'light' } };
export const EditorPhone: Story = { ...Editor, globals: at('small') };
export const EditorRightToLeft: Story = { ...Editor, globals: { ...at('desk'), dir: 'rtl' } };

/** Errors are shown at their fields, and nothing is reviewed. */
export const Faults: Story = {
  ...Editor,
  play: async ({ canvas, userEvent }) => {
    const market = await editor(canvas, 'XAUG/USDC');
    await retype({ userEvent }, await market.findByRole('textbox', { name: /^Tick size/ }), '0');
    await userEvent.tab();
    // At the field and on the button.
    await expect(await market.findAllByText('Must be more than 0')).toHaveLength(2);
    await expect(market.getByRole('button', { name: 'Must be more than 0' })).toBeDisabled();
  },
};

/** Each rule now and then, and whom it concerns; sent, everybody sees it. */
export const Changed: Story = {
  ...Editor,
  play: async ({ canvas, userEvent }) => {
    const market = await editor(canvas, 'XAUG/USDC');
    await retype({ userEvent }, await market.findByRole('textbox', { name: /^Taker/ }), '0.15');
    await userEvent.click(market.getByRole('checkbox', { name: 'Post only' }));
    await userEvent.click(market.getByRole('button', { name: 'Review 2 changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change XAUG/USDC?' }));
    await expect(dialog.getByText('0.15 %')).toBeVisible();
    // A line between the changes, and none below the last.
    const changes = [...dialog.getByLabelText('Changes').children];
    await expect(changes.map((row) => getComputedStyle(row).borderBlockEndWidth)).toEqual([
      '1px',
      '0px',
    ]);
    const users = await dialog.findByText('Users with open orders');
    await expect(users.parentElement).toHaveTextContent(/\d+$/);
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Reason, kept in the audit trail/ }),
      'New schedule.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save the changes' }));
    await expect(
      await market.findByText('XAUG/USDC is changed. Everybody sees it now.'),
    ).toBeVisible();
    await expect(market.getByRole('textbox', { name: /^Taker/ })).toHaveValue('0.15');
    await expect(await market.findByRole('button', { name: 'Nothing is changed' })).toBeDisabled();
  },
};

/** A fee that the exchange would refuse is told in its field, in percent; a leap stands out before it is sent. */
export const LeapOfAFee: Story = {
  ...Editor,
  play: async ({ canvas, userEvent }) => {
    const market = await editor(canvas, 'XAUG/USDC');
    const taker = await market.findByRole('textbox', { name: /^Taker/ });
    await retype({ userEvent }, taker, '12');
    await userEvent.tab();
    // At the field and on the button.
    await expect(await market.findAllByText('Must be from 0 to 10 %')).toHaveLength(2);
    await retype({ userEvent }, taker, '9');
    await userEvent.click(market.getByRole('button', { name: 'Review 1 change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change XAUG/USDC?' }));
    await expect(
      dialog.getByText(/× the present fee: 90 USDC for an order of 1000 USDC$/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Enter a reason/ })).toBeDisabled();
  },
};

/** A halt needs a reason and the pair, typed. */
export const Halt: Story = {
  ...Editor,
  play: async ({ canvas, userEvent }) => {
    const market = await editor(canvas, 'XAUG/USDC');
    await userEvent.click(await market.findByRole('radio', { name: 'Halted' }));
    await userEvent.click(market.getByRole('button', { name: 'Review 1 change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Halt XAUG/USDC?' }));
    await expect(
      dialog.getByRole('button', { name: 'Enter a reason. It is shown on the market.' }),
    ).toBeDisabled();
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Reason/ }),
      'Vault audit at the custodian, until 16:00',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /^Type XAUG/ }), 'xaug/usdc');
    await expect(dialog.getByRole('button', { name: 'Halt XAUG/USDC' })).toBeEnabled();
  },
};
export const HaltPhone: Story = { ...Halt, globals: at('small') };
export const Halted: Story = {
  ...Editor,
  play: async (context) => {
    await Halt.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Halt XAUG/USDC' }));
    const market = await editor(context.canvas, 'XAUG/USDC');
    await expect(await market.findByText(/Everybody sees it now/)).toBeVisible();
    await expect(market.getByText('Vault audit at the custodian, until 16:00')).toBeVisible();
    await expect(market.getByRole('radio', { name: 'Halted' })).toBeChecked();
  },
};

/** The exchange refuses: what it says is in the dialog, and nothing that was typed is gone. */
export const Refused: Story = {
  args: {
    address: '/admin/markets/XAUG-USDC',
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'backOfficeTrading.updateMarket',
        failWith: { status: 409 },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    const market = await editor(canvas, 'XAUG/USDC');
    await userEvent.click(await market.findByRole('checkbox', { name: 'Post only' }));
    await userEvent.click(market.getByRole('button', { name: 'Review 1 change' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the changes' }));
    await expect(await dialog.findByText(/^Nothing was changed: /)).toBeVisible();
  },
};

/** The answer is lost after the change was made: it is looked up, and found. */
export const AnswerLost: Story = {
  args: {
    address: '/admin/markets/XAUG-USDC',
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeTrading.updateMarket', lose: 'answer' }),
  },
  play: async ({ canvas, userEvent }) => {
    const market = await editor(canvas, 'XAUG/USDC');
    await userEvent.click(await market.findByRole('checkbox', { name: 'Post only' }));
    await userEvent.click(market.getByRole('button', { name: 'Review 1 change' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the changes' }));
    await expect(await market.findByText(/Everybody sees it now/)).toBeVisible();
  },
};

/** The call is lost before it arrived: it is looked up, and can be sent again. */
export const NotArrived: Story = {
  args: {
    address: '/admin/markets/XAUG-USDC',
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeTrading.updateMarket', lose: 'request' }),
  },
  play: async ({ canvas, userEvent }) => {
    const market = await editor(canvas, 'XAUG/USDC');
    await userEvent.click(await market.findByRole('checkbox', { name: 'Post only' }));
    await userEvent.click(market.getByRole('button', { name: 'Review 1 change' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the changes' }));
    await expect(await market.findByText(/did not arrive/)).toBeVisible();
    await expect(market.getByRole('button', { name: 'Review 1 change' })).toBeEnabled();
  },
};

export const Assets: Story = {
  args: { address: '/admin/markets?list=assets' },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(await listed(canvas, 'XAUG')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Markets' }));
    await expect(await listed(canvas, 'XAUG/USDC')).toBeVisible();
    await expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
      'data-address',
      '/admin/markets',
    );
  },
};

/** Deposits of an asset are closed, with the reason that customers read. */
export const AssetEditor: Story = {
  args: { address: '/admin/markets/BTC?list=assets' },
  play: async ({ canvas, userEvent }) => {
    const asset = await editor(canvas, 'BTC');
    await userEvent.click(await asset.findByRole('checkbox', { name: 'Deposits are open' }));
    await userEvent.type(
      asset.getByRole('textbox', { name: /^Reason, shown/ }),
      'The node is renewed.',
    );
    await userEvent.click(asset.getByRole('button', { name: 'Review 2 changes' }));
    const second = within(await screen.findByRole('dialog', { name: 'Change BTC?' }));
    await expect(second.getByText('The node is renewed.')).toBeVisible();
    await expect(second.getByRole('button', { name: /^Enter a reason/ })).toBeDisabled();
    await userEvent.type(second.getByRole('textbox', { name: /^Reason/ }), 'Planned.');
    await userEvent.click(second.getByRole('button', { name: 'Save the changes' }));
    await expect(await asset.findByText('BTC is changed. Everybody sees it now.')).toBeVisible();
    await expect(await asset.findByRole('button', { name: 'Nothing is changed' })).toBeDisabled();
    await expect(asset.getByRole('checkbox', { name: 'Deposits are open' })).not.toBeChecked();
  },
};
export const AssetEditorPhone: Story = {
  args: { address: '/admin/markets/BTC?list=assets' },
  globals: at('small'),
  play: async ({ canvas }) => {
    await expect(
      await (await editor(canvas, 'BTC')).findByRole('button', { name: 'Nothing is changed' }),
    ).toBeDisabled();
    await expectFits();
  },
};

/** One network of an asset closes and asks for more, with the others as they are. */
export const NetworkEditor: Story = {
  args: { address: '/admin/markets/USDC?list=assets' },
  play: async ({ canvas, userEvent }) => {
    const asset = await editor(canvas, 'USDC');
    await userEvent.click(
      await asset.findByRole('checkbox', { name: 'Withdrawals on Stellar are open' }),
    );
    await userEvent.type(
      asset.getByRole('textbox', { name: /^Reason on Stellar/ }),
      'The issuer is upgrading.',
    );
    const stellar = within(asset.getByRole('form', { name: 'Edit USDC, Stellar' }));
    const fee = stellar.getByRole('textbox', { name: /^Withdrawal fee/ });
    await userEvent.clear(fee);
    await userEvent.type(fee, '0.5');
    await userEvent.click(stellar.getByRole('button', { name: 'Review 3 changes of Stellar' }));
    const second = within(await screen.findByRole('dialog', { name: 'Change USDC, Stellar?' }));
    await expect(second.getByText('0.5')).toBeVisible();
    await expect(second.getByText('2.5 × the present value')).toBeVisible();
    await userEvent.type(second.getByRole('textbox', { name: /^Reason/ }), 'Planned.');
    await userEvent.click(second.getByRole('button', { name: 'Save the changes' }));
    await expect(
      await asset.findByText('USDC, Stellar is changed. Everybody sees it now.'),
    ).toBeVisible();
    await expect(
      await asset.findByRole('checkbox', { name: 'Withdrawals on Stellar are open' }),
    ).not.toBeChecked();
    await expect(
      asset.getByRole('checkbox', { name: 'Withdrawals on Ethereum are open' }),
    ).toBeChecked();
    await expectFits();
  },
};
export const NetworkEditorPhone: Story = { ...NetworkEditor, globals: at('small') };
