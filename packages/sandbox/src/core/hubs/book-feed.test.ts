import { expect, test, vi } from 'vitest';
import { testExchange, testMarket } from '../testing/test-exchange.ts';
import { BookFeed } from './book-feed.ts';

function open() {
  const { exchange, clock, place, cancel } = testExchange();
  const market = exchange.market(testMarket);
  const publish = vi.fn<ConstructorParameters<typeof BookFeed>[2]>();
  const feed = new BookFeed(market, 'e', publish);
  const flush = (milliseconds: number) => {
    clock.advance(milliseconds);
    feed.flush(clock.now());
    return publish.mock.lastCall?.[0];
  };
  return { market, place, cancel, publish, flush };
}

test('H17 many changes of one price are one, and one that was taken back is none', () => {
  const { place, cancel, publish, flush } = open();
  const resting = place('ann', { price: '5', amount: '10' });
  place('bob', { price: '5', amount: '7' });
  expect(flush(50)).toMatchObject({ seq: 1, prevSeq: 0, bids: [['5', '17']], asks: [] });
  cancel(resting);
  place('cyd', { price: '5', amount: '10' });
  flush(50);
  expect(publish).toHaveBeenCalledTimes(1);
  expect(flush(2000)).toMatchObject({ seq: 2, prevSeq: 1, bids: [], asks: [] });
});

test('H18 a book without listeners forgets the levels that came and went', () => {
  const { market, place, cancel, flush } = open();
  for (let ticks = 1; ticks <= 200; ticks += 1) {
    cancel(place('ann', { price: `5.${String(ticks).padStart(3, '0')}` }));
  }
  place('ann', { price: '5' });
  const lookedAt = vi.spyOn(market.book, 'lotsAt');
  expect(flush(50)).toMatchObject({ bids: [['5', '10']] });
  expect(lookedAt.mock.calls).toEqual([['Buy', expect.any(Number)]]);
});
