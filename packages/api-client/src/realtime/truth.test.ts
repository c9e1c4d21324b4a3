import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { pausedAfterMs, staleAfterMs } from './streams/freshness.ts';
import { frame, MarketFixture, pass, rowsOf, settle, fakeClock } from './testing/market-fixture.ts';
import type { PublicTrade } from '../contract/core.ts';
import type { Freshness } from './views.ts';

fakeClock();

/**
 * Returns the allowed states for a market whose last message is so old; the wall clock ran on while the machine slept.
 */
function allowed(age: number): readonly Freshness[] {
  if (age < staleAfterMs) return ['live', 'resyncing', 'crossed', 'stale', 'paused'];
  return age < pausedAfterMs ? ['stale', 'paused'] : ['paused'];
}

/** Time between two paints: shown data is the state of the last one. */
const frameMs = 60;

const kinds = [
  'message',
  'gap',
  'malformed',
  'trade',
  'drop',
  'refuse',
  'accept',
  'mute',
  'speak',
  'sleep',
  'hide',
  'show',
  'cross',
  'wait',
  'wait',
  'wait',
] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  ms: fc.integer({ min: 0, max: 12_000 }),
});

test('nothing is shown as live that is older than the rule allows, or has a hole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (script) => {
      const fixture = new MarketFixture();
      const market = fixture.market();
      const answer = fixture.server.methods.get('BookSnapshot')!;
      let muted = false;
      let heardAt: number | undefined;
      const heard = () => (heardAt = Date.now());
      fixture.server.methods.set('BookSnapshot', (call) => {
        if (muted) return new Promise(() => {});
        heard();
        return answer(call);
      });
      fixture.server.methods.set('SubscribeTrades', () => []);
      const store = fixture.streams.book(market.id, { rows: 5 });
      store.subscribe(() => {});
      fixture.streams.trades(market.id).subscribe(() => {});
      let trades = 0;
      const check = () => {
        const view = store.getSnapshot();
        const shown = view.status;
        const mayBe: readonly Freshness[] =
          heardAt === undefined
            ? ['connecting', 'failed', 'paused']
            : ['connecting', 'failed', ...allowed(Date.now() - heardAt - frameMs)];
        expect(mayBe).toContain(shown);
        const isRight =
          rowsOf(view, 'bids').join() === market.book.rows('bids', 5).join() &&
          rowsOf(view, 'asks').join() === market.book.rows('asks', 5).join();
        expect({ shown, isRight: shown !== 'live' || isRight }).toEqual({ shown, isRight: true });
      };
      for (const { kind, ms } of script) {
        const reaches = !muted && fixture.server.open.length > 0;
        switch (kind) {
          case 'message':
            if (!muted) fixture.send(market.change({ bids: [['99.50', `${1 + (ms % 7)}`]] }));
            if (reaches) heard();
            break;
          case 'gap':
            if (muted) break;
            market.change({ bids: [['99.51', `${1 + (ms % 7)}`]] });
            fixture.send(market.change());
            if (reaches) heard();
            break;
          case 'malformed':
            market.change({ asks: [['100.50', `${1 + (ms % 7)}`]] });
            if (!muted)
              for (const socket of fixture.server.open)
                socket.emit('book', { market: market.id, seq: -1 });
            break;
          case 'trade': {
            const trade: PublicTrade = {
              id: `t${(trades += 1)}`,
              market: market.id,
              price: '100',
              amount: '1',
              side: 'Buy',
              time: new Date().toISOString(),
            };
            fixture.server.emit('trades', [trade]);
            break;
          }
          case 'cross':
            if (!muted)
              fixture.send(market.change({ bids: [['100.02', ms % 2 === 0 ? '0' : '1']] }));
            if (reaches) heard();
            break;
          case 'drop':
            fixture.server.drop();
            break;
          case 'refuse':
          case 'accept':
            fixture.server.reception = kind;
            break;
          case 'mute':
          case 'speak':
            muted = kind === 'mute';
            break;
          case 'sleep':
            vi.setSystemTime(Date.now() + ms * 100);
            // A timer wakes within the second.
            await pass(1_000);
            break;
          case 'hide':
          case 'show':
            fixture.environment.setHidden(kind === 'hide');
            break;
          case 'wait':
            await pass(ms);
            break;
        }
        await settle();
        await frame();
        if (!fixture.environment.isHidden()) check();
      }
      fixture.streams.dispose();
      await settle();
    }),
    { numRuns: 40 },
  );
}, 60_000);

describe('a book that cannot be had', () => {
  const reading = async (prepare: (fixture: MarketFixture) => void) => {
    const fixture = new MarketFixture();
    prepare(fixture);
    const store = fixture.streams.book('XCB-CTN');
    const statuses: Freshness[] = [];
    store.subscribe(() => {
      const { status } = store.getSnapshot();
      if (status !== statuses.at(-1)) statuses.push(status);
    });
    fixture.startHeartbeats();
    await pass(15_000);
    return { fixture, store, statuses };
  };

  test('is on its way at first, and has failed when it was tried in vain; it is never empty or live', async () => {
    const { fixture, store, statuses } = await reading(({ server }) => {
      server.methods.set('BookSnapshot', () => new Promise(() => {}));
    });
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', bids: [], asks: [] });
    expect(statuses).not.toContain('live');
    fixture.server.methods.set('BookSnapshot', () => fixture.market().snapshot());
    await pass(20_000);
    expect(store.getSnapshot().status).toBe('live');
  });

  test('is loaded anew and then stale when every snapshot is of another count than the messages, and not live again', async () => {
    const { statuses } = await reading((fixture) => {
      fixture.server.methods.set('BookSnapshot', () => ({
        ...fixture.market().snapshot(),
        epoch: 'another',
      }));
    });
    // The first snapshot is whole and all that is known, so it is live until a message says otherwise: by the contract
    // after 2 s at most. To wait for that message would leave every quiet market without prices for as long.
    expect(statuses).toEqual(['live', 'resyncing', 'stale']);
  });

  test('has failed, too, when its prices cannot be', async () => {
    const { store } = await reading((fixture) => {
      fixture.server.methods.set('BookSnapshot', () => ({
        ...fixture.market().snapshot(),
        bids: [['-5', '1']],
      }));
    });
    expect(store.getSnapshot().status).toBe('failed');
  });

  test('a book that was shown and cannot be loaded anew is stale, and then paused', async () => {
    const { fixture, store } = await reading(() => {});
    expect(store.getSnapshot().status).toBe('live');
    fixture.server.methods.set('BookSnapshot', () => ({}));
    fixture.market().restart('epoch-2');
    await pass(3_000);
    expect(store.getSnapshot().status).toBe('resyncing');
    await pass(5_000);
    expect(store.getSnapshot().status).toBe('stale');
    await pass(26_000);
    expect(store.getSnapshot()).toMatchObject({ status: 'paused', bids: { length: 30 } });
  });
});
