import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { instrument } from './testing/instrument.ts';
import { liveBook } from './testing/live-book.ts';
import { frame, settle, useFakeClock } from './testing/market-fixture.ts';

beforeEach(useFakeClock);
afterEach(() => vi.useRealTimers());

describe('a book whose sides meet', () => {
  test('R10 a crossed book is loaded anew once, and then shown as crossed', async () => {
    const { fixture, market, store } = await liveBook();
    fixture.send(market.change({ bids: [['100.05', '1']] }));
    await settle();
    await frame();
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
    expect(store.getSnapshot()).toMatchObject({ status: 'live', crossed: true, spread: '-0.04' });
    fixture.send(market.change({ bids: [['100.06', '1']] }));
    await settle();
    await frame();
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
    fixture.send(
      market.change({
        bids: [
          ['100.05', '0'],
          ['100.06', '0'],
        ],
      }),
    );
    await frame();
    expect(store.getSnapshot()).toMatchObject({ crossed: false, spread: '0.01' });
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
