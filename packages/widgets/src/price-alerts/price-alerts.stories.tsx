import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { settingIn } from '../host/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { PriceAlertButton } from './price-alert-button.tsx';
import { PriceAlertWatch } from './price-alert-watch.tsx';
import { type PriceAlert, priceAlertSetting } from './setting.ts';

/** A market's button, and the watch that an app has beside its pages. */
function AlertsOnSandbox(stage: SandboxStageProps) {
  return (
    <SandboxStage {...stage}>
      <PriceAlertWatch />
      <PriceAlertButton market="XCB-CTN" />
    </SandboxStage>
  );
}

const meta = {
  title: 'Widgets/Price alerts',
  component: AlertsOnSandbox,
  args: { scenario: 'quiet' },
} satisfies Meta<typeof AlertsOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

function withAlerts(...alerts: PriceAlert[]) {
  const storage = memoryStorage();
  settingIn(priceAlertSetting, storage).set({ byAccount: { guest: alerts } });
  return storage;
}
const alert = (part: Partial<PriceAlert>): PriceAlert => ({
  id: part.price ?? 'a',
  market: 'XCB-CTN',
  direction: 'above',
  price: '900',
  status: 'active',
  ...part,
});
const open = async (canvasElement: HTMLElement) => {
  const button = await within(canvasElement).findByRole('button', {
    name: 'Set a price alert',
  });
  button.click();
  return within(await within(document.body).findByRole('dialog', { name: 'Price alerts' }));
};

/** Active, paused and reached, each with its way on. */
export const Matrix: Story = {
  args: {
    still: true,
    storage: withAlerts(
      alert({ price: '900' }),
      alert({ direction: 'below', price: '0.5', status: 'paused' }),
      alert({
        direction: 'below',
        price: '6.5',
        status: 'reached',
        reached: { price: '6.4998', at: Date.UTC(2026, 10, 20, 12) },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(await dialog.findByText('XCB/CTN at 900.0000 CTN or above')).toBeVisible();
    // The form may arrive after the dialog has taken the focus for itself.
    dialog.getByRole('combobox', { name: 'Market' }).focus();
  },
};

/** Set, paused, resumed and deleted. What is reached already is no alert. */
export const SetAndDelete: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement);
    const price = await dialog.findByRole('textbox', { name: 'Price' });
    await userEvent.type(price, '0.5');
    await expect(
      await dialog.findByRole('button', { name: 'The price is there already' }),
    ).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, '900');
    await userEvent.click(await dialog.findByRole('button', { name: 'Set alert' }));
    const name = 'XCB/CTN at 900.0000 CTN or above';
    await userEvent.click(await dialog.findByRole('button', { name: `Pause: ${name}` }));
    await userEvent.click(await dialog.findByRole('button', { name: `Resume: ${name}` }));
    await dialog.findByRole('button', { name: `Pause: ${name}` });
    await userEvent.click(dialog.getByRole('button', { name: `Delete: ${name}` }));
    await expect(await dialog.findByText('No price alerts yet')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText(name)).toBeNull());
  },
};

/** A live price reaches it: it is told, and stays in the list as reached. */
export const Reached: Story = {
  args: { storage: withAlerts(alert({ price: '0.5' })) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(document.body).findByText('XCB/CTN has reached 0.5000 CTN'),
    ).toBeVisible();
    const dialog = await open(canvasElement);
    await expect(
      await dialog.findByRole('button', { name: 'Set again: XCB/CTN at 0.5000 CTN or above' }),
    ).toBeVisible();
  },
};
