import { describe, expect, test } from 'vitest';
import {
  candlesPerPage,
  joinCandles,
  nextCandles,
  type CandleAction,
  type SettledCandles,
} from './candle-history.ts';
import { candle, candles } from '../testing/candles.ts';

const series = 'XCB-CTN 1m';
const page = (start: number, count = candlesPerPage) => candles(start, count);
const at = (minute: number) => candle(minute).time;
const after = (...actions: CandleAction[]) =>
  actions.reduce<SettledCandles | undefined>(nextCandles, undefined);
const times = (history: SettledCandles | undefined) => history?.candles.map(({ time }) => time);

describe('the history of a chart', () => {
  const latest = { series, type: 'latest', page: page(0) } as const;

  test('a full page may have older ones before it, one that is not full has none', () => {
    expect(after(latest)).toMatchObject({ older: 'more' });
    expect(after({ series, type: 'latest', page: page(0, 3) })).toMatchObject({ older: 'none' });
  });

  test('older candles come before the first one', () => {
    const history = after(
      latest,
      { series, type: 'olderAsked' },
      { series, type: 'older', to: at(0), page: page(-candlesPerPage) },
    );
    expect(times(history)).toEqual(
      page(-candlesPerPage, 2 * candlesPerPage).map(({ time }) => time),
    );
    expect(history?.older).toBe('more');
  });

  test('an exchange that counts the end in gives no candle twice, and nothing new is the end', () => {
    const [first] = latest.page;
    const history = after(latest, { series, type: 'older', to: at(0), page: first ? [first] : [] });
    expect(history).toMatchObject({ series, candles: latest.page, older: 'none' });
  });

  test('a failure keeps the candles and can be tried again', () => {
    const failed = after(latest, { series, type: 'olderAsked' }, { series, type: 'olderFailed' });
    expect(failed).toMatchObject({ series, candles: latest.page, older: 'error' });
    expect(nextCandles(failed, { series, type: 'olderAsked' })?.older).toBe('loading');
  });

  test('when the latest page moves on, what it no longer reaches back to stays', () => {
    const history = after(
      latest,
      { series, type: 'older', to: at(0), page: page(-2, 2) },
      { series, type: 'latest', page: page(5) },
    );
    expect(times(history)).toEqual(page(-2, candlesPerPage + 7).map(({ time }) => time));
    expect(history?.older).toBe('none');
  });

  test('a page that does not meet what is known begins anew: a chart has no hole', () => {
    const history = after(
      latest,
      { series, type: 'latest', page: page(2 * candlesPerPage) },
      { series, type: 'older', to: at(0), page: page(-candlesPerPage) },
    );
    expect(times(history)).toEqual(page(2 * candlesPerPage).map(({ time }) => time));
    expect(history?.older).toBe('more');
  });

  test('an answer that comes after another market was chosen is not for it', () => {
    const other = after(latest, { series: 'BTC-USDC 1m', type: 'latest', page: page(9) });
    expect(nextCandles(other, { series, type: 'older', to: at(0), page: page(-9, 9) })).toBe(other);
    expect(nextCandles(other, { series, type: 'olderFailed' })).toBe(other);
  });
});

describe('candles that have closed since', () => {
  const latest = { series, type: 'latest', page: page(0) } as const;
  const open = candlesPerPage - 1;

  test('become history, the open candle of the page in its final form', () => {
    const candles = [candle(open, '7'), candle(open + 1)];
    const history = after(latest, { series, type: 'closed', candles });
    expect(history?.candles).toEqual([...latest.page.slice(0, -1), ...candles]);
  });

  test('are left out where candles before them are missing', () => {
    const known = after(latest);
    const candles = [candle(open + 2)];
    expect(nextCandles(known, { series, type: 'closed', candles })).toBe(known);
    expect(nextCandles(undefined, { series, type: 'closed', candles })).toBeUndefined();
  });
});

const history = [candle(0, '1'), candle(1, '2'), candle(2, '3')];

describe('history and live candles', () => {
  test('a live candle replaces the open one of the history', () => {
    const moved = candle(2, '9');
    expect(joinCandles(history, [moved])).toEqual([history[0], history[1], moved]);
  });

  test('a new candle follows, and what was settled stays the same objects', () => {
    const joined = joinCandles(history, [candle(2, '4'), candle(3, '5')]);
    expect(joined.map((each) => each.close)).toEqual(['1', '2', '4', '5']);
    expect(joined[0]).toBe(history[0]);
  });

  test('live candles alone are no history', () => {
    expect(joinCandles([], [candle(5, '1')])).toEqual([]);
  });

  test('a history is passed on as it is while there are no live candles', () => {
    expect(joinCandles(history, [])).toBe(history);
  });
});
