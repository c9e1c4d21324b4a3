import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { OrdersPanel } from '../orders/index.ts';
import { OnMarket, type OnMarketProps } from './on-market.tsx';
import { OrderEntry } from '../order-entry/order-entry.tsx';

/** The ticket beside the orders that it makes, on an exchange of their own in the page. */
export function TicketAndOrders(stage: Omit<OnMarketProps, 'children'>) {
  return (
    <OnMarket {...stage}>
      {(instrument) => (
        <div className="flex flex-wrap gap-4">
          <div className="min-h-140 w-80 max-w-full bg-surface-1 p-4">
            <OrderEntry market={instrument.id} />
          </div>
          <OrdersPanel instrument={instrument} className="h-100 w-200 max-w-full" />
        </div>
      )}
    </OnMarket>
  );
}

type Play = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'userEvent'>;

/** Chooses a side, and a type of the menu. */
export async function chooseType(
  { canvas, userEvent }: Play,
  { side, type }: { side: 'Buy' | 'Sell'; type: string },
): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name: side }));
  await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: type }));
  await expect(canvas.getByRole('tab', { name: type })).toHaveAttribute('aria-selected', 'true');
}

/** Types texts, by the name of the field. */
export async function typeFigures(
  { canvas, userEvent }: Play,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = canvas.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

/** Returns the rows of the open orders, a line each. */
export const openOrders = ({ canvas }: Pick<Play, 'canvas'>): string =>
  within(canvas.getByRole('table', { name: 'Open orders' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
    .join('\n');
