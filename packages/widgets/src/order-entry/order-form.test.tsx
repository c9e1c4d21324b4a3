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
import { memoryStorage } from '../testing/memory-storage.ts';
import { OrderEntry } from './order-entry.tsx';

// A machine may be busy: what is waited for may take its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

/** The ticket of the trader before a book whose only ask is what the test says. */
function ticketBefore(ask: string) {
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
      <WidgetsProvider storage={memoryStorage()}>
        <OrderEntry market="XCB-CTN" />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  return { book, sent, sandbox };
}

test('S54 a market order that waited for prices is asked about anew by the new ones, and nothing is sent on the old answer', async () => {
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
  // What was ticked was about the old prices.
  const refused = question.getByRole('button', { name: 'Tick the box' });
  expect(question.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  fireEvent.click(refused);
  expect(sent).toEqual([]);
});
