// @vitest-environment jsdom
import type { Order } from '@agio/api-client/contract';
import { ExchangeProvider, useInstruments, useOpenOrders } from '@agio/api-client/react';
import { createWorld, type WorldOptions } from '@agio/sandbox/world';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Notice, type Notices } from '../../host/index.ts';
import { WidgetsProvider } from '../../provider/index.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { AmendOrderDialog } from './amend-order-dialog.tsx';

// A machine may be busy: what is waited for may take its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const market = 'XCB-CTN';

function Desk() {
  const { data = [] } = useOpenOrders();
  const instrument = useInstruments().data?.find(({ id }) => id === market);
  const [edited, setEdited] = useState<Order>();
  const bid = data.find((order) => order.market === market && order.side === 'Buy');
  return (
    <>
      {bid ? <button onClick={() => setEdited(bid)}>Edit</button> : 'Nothing to edit'}
      <AmendOrderDialog
        order={edited}
        instrument={instrument}
        onClose={() => setEdited(undefined)}
      />
    </>
  );
}

/** The open bid of the trader (500 XCB) in an edit, and what is told. */
async function editing(options: WorldOptions = {}) {
  const told: (Notice & { kind: string })[] = [];
  const tell = (kind: string) => (notice: Notice) => void told.push({ ...notice, kind });
  const notices: Notices = {
    info: tell('info'),
    success: tell('success'),
    warning: tell('warning'),
    error: tell('error'),
    close: () => undefined,
  };
  const sent: string[] = [];
  const world = createWorld({
    account: 'trader@agio.test',
    scenario: 'quiet',
    answer: (request) => {
      if (request.method !== 'GET') sent.push(request.method);
      return undefined;
    },
    ...options,
  });
  render(
    <ExchangeProvider client={world.client}>
      <WidgetsProvider storage={memoryStorage()} notices={notices}>
        <Desk />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit order' }));
  const type = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  const bids = async () =>
    (await world.client.trading.openOrders({ market })).filter(({ side }) => side === 'Buy');
  return { ...world, told, sent, dialog, type, bids };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('an order is changed in price and amount, and the change is reported once', async () => {
  const { dialog, type, told, sent, bids } = await editing();
  expect(dialog.getByRole('button', { name: 'Change price or amount' })).toBeDefined();
  type('Price', '6.1');
  type('Amount', '450.5');
  fireEvent.click(await dialog.findByRole('button', { name: 'Change order' }));
  await closed();
  expect(told).toMatchObject([
    { kind: 'success', title: 'Order changed', description: 'Buy 450.5 XCB at 6.1000 CTN' },
  ]);
  expect(sent).toEqual(['DELETE', 'POST']);
  expect(await bids()).toMatchObject([{ price: '6.1', amount: '450.5' }]);
});

test('the rules of the ticket hold: what cannot be placed is not cancelled', async () => {
  const { dialog, type, sent } = await editing();
  type('Price', '6.10005');
  expect(await dialog.findByRole('button', { name: 'Choose a valid price' })).toBeDefined();
  type('Price', '6.1');
  type('Amount', '9999');
  fireEvent.click(await dialog.findByRole('button', { name: 'Not enough CTN' }));
  type('Amount', 'x');
  expect(await dialog.findByRole('button', { name: 'Check the amount' })).toBeDefined();
  expect(sent).toEqual([]);
});

test('a refusal after the cancellation keeps the form, says so, and only the placing is tried again', async () => {
  const body = {
    errorCode: 60001,
    errors: [{ key: 'market', code: 'closed', message: 'XCB/CTN is halted.' }],
  };
  const { dialog, type, told, sent, bids } = await editing({
    break: ({ faults }) =>
      faults.set({
        endpoint: 'trading.createOrder',
        failWith: { status: 409, body },
        times: 1,
      }),
  });
  type('Price', '6.1');
  fireEvent.click(await dialog.findByRole('button', { name: 'Change order' }));
  expect(await dialog.findByText('XCB/CTN is halted.')).toBeDefined();
  expect(await bids()).toEqual([]);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Price' }).value).toBe('6.1');
  fireEvent.click(await dialog.findByRole('button', { name: 'Place order' }));
  await closed();
  expect(sent).toEqual(['DELETE', 'POST', 'POST']);
  expect(told).toMatchObject([{ title: 'Order changed' }]);
  expect(await bids()).toMatchObject([{ price: '6.1', amount: '500' }]);
});

test('a user who leaves after the refusal reads that the order is cancelled', async () => {
  const { dialog, type, told } = await editing({
    break: ({ faults }) =>
      faults.set({ endpoint: 'trading.createOrder', failWith: { status: 409 }, times: 1 }),
  });
  type('Price', '6.1');
  fireEvent.click(await dialog.findByRole('button', { name: 'Change order' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Leave it cancelled' }));
  await closed();
  expect(told).toMatchObject([{ kind: 'warning', title: 'Order cancelled' }]);
});

test('an order that ended meanwhile is shown as it ended, and nothing is placed', async () => {
  const { client, dialog, type, told, sent, bids } = await editing();
  const [bid] = await bids();
  await client.trading.cancelOrder({ orderId: bid!.id });
  sent.length = 0;
  type('Price', '6.1');
  fireEvent.click(await dialog.findByRole('button', { name: 'Change order' }));
  await closed();
  expect(told).toMatchObject([{ title: 'Order cancelled' }]);
  expect(told[0]?.description).toContain('nothing was placed');
  expect(sent).toEqual(['DELETE']);
});

test('S54 a price that looks like a slip needs a confirmation, and the confirmed order is the one that is sent', async () => {
  const { dialog, type, sent, bids } = await editing();
  type('Price', '9');
  type('Amount', '20');
  fireEvent.click(await dialog.findByRole('button', { name: 'Change order' }));
  const question = within(await screen.findByRole('dialog', { name: 'Check this order' }));
  expect(sent).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Buy anyway' }));
  await closed();
  expect(sent).toEqual(['DELETE', 'POST']);
  expect(await bids()).toEqual([]);
});

test('an order that reaches the wanted amount before it is cancelled is reported once, and nothing is placed', async () => {
  let bid: Order | undefined;
  const { dialog, type, told, sent, bids } = await editing({
    answer: (request) => {
      if (request.method !== 'GET') sent.push(request.method);
      if (request.method !== 'DELETE' || !bid) return undefined;
      const ended = { status: 'Cancelled', cancelReason: 'CancelledByTrader' };
      return Response.json({ ...bid, ...ended, filledAmount: '400', averagePrice: bid.price });
    },
  });
  [bid] = await bids();
  type('Amount', '400');
  fireEvent.click(await dialog.findByRole('button', { name: 'Change order' }));
  await closed();
  expect(told).toHaveLength(1);
  expect(told[0]?.description).toContain('400 XCB was filled by then; nothing was left to place');
  expect(sent).toEqual(['DELETE']);
});

test.each([
  [
    'the cancellation is unknown',
    'trading.cancelOrder',
    'We could not find out whether your order was cancelled',
    0,
  ],
  [
    'the state of the new order is unknown',
    'trading.createOrder',
    'We could not find out what became of your order',
    1,
  ],
] as const)(
  'R24 the message that %s is shown once, and nothing is placed twice',
  async (_, endpoint, title, placed) => {
    const { dialog, type, told, sent, sandbox } = await editing();
    sandbox.faults.set({ endpoint, lose: 'answer' });
    for (const list of ['trading.orderHistory', 'trading.openOrders'] as const)
      sandbox.faults.set({ endpoint: list, failWith: { status: 503 } });
    type('Price', '6.1');
    const change = await dialog.findByRole('button', { name: 'Change order' });
    // The pauses between the looks are of seconds: the clock goes on to the end of each.
    vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
    fireEvent.click(change);
    await closed();
    expect(told).toMatchObject([{ kind: 'warning', title }]);
    expect(sent.filter((method) => method === 'POST')).toHaveLength(placed);
  },
);
