import { describe, expect, test } from 'vitest';
import { instrument } from '../testing/instrument.ts';
import { liveBook } from '../testing/live-book.ts';
import { frame, pass, settle, fakeClock } from '../testing/market-fixture.ts';

fakeClock();

describe('a book whose sides meet', () => {
  test.each([
    ['crossed', '100.05'],
    ['locked', '100.01'],
  ])('R10 a %s book is loaded anew once, and then shown as crossed', async (_, bid) => {
    const { fixture, market, store } = await liveBook();
    fixture.send(market.change({ bids: [[bid, '1']] }));
    await settle();
    await frame();
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
    expect(store.getSnapshot()).toMatchObject({ status: 'crossed', crossed: true });
    // A negative spread would be a figure that cannot be.
    expect(store.getSnapshot().spread).toBeUndefined();
    fixture.send(market.change({ bids: [['100.06', '1']] }));
    await settle();
    await frame();
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
    fixture.send(
      market.change({
        bids: [
          [bid, '0'],
          ['100.06', '0'],
        ],
      }),
    );
    await frame();
    expect(store.getSnapshot()).toMatchObject({ status: 'live', crossed: false, spread: '0.01' });
  });

  test('R10 while it stays crossed it is loaded anew every 10 s, and shown as crossed all the time', async () => {
    const { fixture, market, store } = await liveBook();
    const statuses: string[] = [];
    store.subscribe(() => {
      const { status } = store.getSnapshot();
      if (status !== statuses.at(-1)) statuses.push(status);
    });
    fixture.startHeartbeats();
    fixture.send(market.change({ bids: [['100.05', '1']] }));
    await pass(61_000);
    expect(fixture.server.countOf('BookSnapshot')).toBe(2 + 5);
    expect(statuses.filter((status) => status !== 'resyncing')).toEqual(['crossed']);
    // The client's data is wrong, and not the server's: the next snapshot mends it.
    market.book.apply({ bids: [['100.05', '0']], asks: [] });
    await pass(12_000);
    expect(store.getSnapshot()).toMatchObject({ status: 'live', crossed: false });
  });

  test('R10 a crossed book that falls silent is stale, and still known to be crossed', async () => {
    const { fixture, market, store } = await liveBook();
    fixture.send(market.change({ bids: [['100.05', '1']] }));
    await frame();
    fixture.server.methods.set('BookSnapshot', () => new Promise(() => {}));
    await pass(6_000);
    expect(store.getSnapshot()).toMatchObject({ status: 'stale', crossed: true });
  });

  test('R10 a book of a halted market may cross', async () => {
    const { fixture, market, store } = await liveBook();
    fixture.server.emit('instrument', instrument({ status: 'Halted' }));
    fixture.send(market.change({ bids: [['100.05', '1']] }));
    await settle();
    await frame();
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
    expect(store.getSnapshot()).toMatchObject({ status: 'live', crossed: false });
  });
});
