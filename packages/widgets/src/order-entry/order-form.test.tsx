// @vitest-environment jsdom
import type { BookSnapshot } from '@agio/api-client/contract';
import { ExchangeProvider } from '@agio/api-client/react';
import { createWorld } from '@agio/sandbox/world';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WidgetsProvider } from '../provider/index.ts';
import { type TradingPreferences } from '../preferences/index.ts';
import { withPreferences } from '../testing/with-preferences.ts';
import { OrderEntry } from './order-entry.tsx';

// A machine may be busy: what is waited for may take its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

/** The ticket of the trader before a book whose only ask is what the test says. */
function ticketBefore(ask: string, preferences: Partial<TradingPreferences> = {}) {
  const book = { ask };
  const sent: string[] = [];
  const { sandbox, client } = createWorld({
    account: 'trader@agio.test',
    scenario: 'quiet',
    hubSays: (name, said) =>
      name === 'BookSnapshot' ? { ...(said as BookSnapshot), asks: [[book.ask, '5000']] } : said,
    answer: (request) => {
      if (request.method === 'POST') sent.push(request.url);
      return undefined;
    },
  });
  render(
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={withPreferences(preferences)}>
        <OrderEntry market="XCB-CTN" />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  return { book, sent, sandbox };
}

test('S54 a market order that waited for prices needs a new confirmation at the new ones, and nothing is sent on the old answer', async () => {
  const { book, sent, sandbox } = ticketBefore('6.9');
  const tab = await screen.findByRole('tab', { name: 'Market' });
  fireEvent.click(tab);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Amount' }), {
    target: { value: '10' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Buy XCB' }));
  const question = within(await screen.findByRole('dialog'));
  const worst = () => question.getByText('Worst price').parentElement?.textContent;
  expect(worst()).toContain('6.9000');
  fireEvent.click(question.getByRole('checkbox'));
  expect(await question.findByRole('button', { name: 'Buy anyway' })).toBeDefined();

  sandbox.faults.takeHubsDown(true);
  const waiting = await question.findByRole('button', { name: 'Waiting for live prices' });
  fireEvent.click(waiting);
  book.ask = '6.95';
  sandbox.faults.takeHubsDown(false);
  await waitFor(() => expect(worst()).toContain('6.9500'));
  // The tick was about the old prices.
  const refused = question.getByRole('button', { name: 'Tick the box' });
  expect(question.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  fireEvent.click(refused);
  expect(sent).toEqual([]);
});

const type = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

test('who wants to see every order again sees the whole of it; back sends nothing, and the next press asks again', async () => {
  const { sent } = ticketBefore('6.5', { confirmOrders: 'always' });
  await type('Price', '6');
  await type('Amount', '10');
  fireEvent.click(await screen.findByRole('button', { name: 'Buy XCB' }));
  const review = within(await screen.findByRole('dialog', { name: 'Buy XCB/CTN, Limit' }));
  const told = review.getByText('Price').parentElement?.textContent;
  expect(told).toContain('6.0000 CTN');
  expect(review.getByText('Amount').parentElement?.textContent).toContain('10 XCB');
  fireEvent.click(review.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Buy XCB' }));
  const again = within(await screen.findByRole('dialog', { name: 'Buy XCB/CTN, Limit' }));
  fireEvent.click(again.getByRole('button', { name: 'Buy XCB' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a stop whose limit and trigger may be mixed up needs a confirmation of both prices', async () => {
  const { sent } = ticketBefore('6.5');
  fireEvent.click(await screen.findByRole('tab', { name: 'Stop-limit' }));
  await type('Trigger', '6.9');
  await type('Limit', '6');
  await type('Amount', '10');
  fireEvent.click(await screen.findByRole('button', { name: 'Buy XCB' }));
  const review = within(await screen.findByRole('dialog', { name: 'Buy XCB/CTN, Stop-limit' }));
  expect(review.getByText('Trigger').parentElement?.textContent).toContain('6.9000 CTN');
  expect(review.getByText('Limit').parentElement?.textContent).toContain('6.0000 CTN');
  expect(review.getByText('Limit and trigger may be mixed up.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a trigger that is reached already is announced in one sentence', async () => {
  ticketBefore('6.5');
  fireEvent.click(await screen.findByRole('tab', { name: 'Stop-limit' }));
  await type('Trigger', '5');
  await type('Limit', '5.1');
  await type('Amount', '10');
  expect(
    await screen.findByText(/^Trigger 5.0000 already reached: the order is placed immediately/),
  ).toBeDefined();
  expect(screen.queryByText(/When the price reaches/)).toBeNull();
});
