import type { Candle } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { type CandleHistory, type HistoryNews, nextHistory, pageLength } from './candle-history.ts';

const of = 'XCB-CTN 1m';
const candle = (minute: number): Candle => ({
  time: new Date(Date.UTC(2026, 10, 20, 11, minute)).toISOString(),
  open: '1',
  high: '1',
  low: '1',
  close: '1',
  volume: '1',
});
/** So many candles, of which the first starts at a minute. */
const page = (start: number, count = pageLength) =>
  Array.from({ length: count }, (_, index) => candle(start + index));
const at = (minute: number) => candle(minute).time;
const after = (...news: HistoryNews[]) =>
  news.reduce<CandleHistory | undefined>(nextHistory, undefined);
const times = (history: CandleHistory | undefined) => history?.candles.map(({ time }) => time);

describe('the history of a chart', () => {
  const latest = { of, type: 'latest', page: page(0) } as const;

  test('a full page may have older ones before it, one that is not full has none', () => {
    expect(after(latest)).toMatchObject({ older: 'more' });
    expect(after({ of, type: 'latest', page: page(0, 3) })).toMatchObject({ older: 'none' });
  });

  test('older candles come before the first one', () => {
    const history = after(
      latest,
      { of, type: 'asked' },
      { of, type: 'older', to: at(0), page: page(-pageLength) },
    );
    expect(times(history)).toEqual(page(-pageLength, 2 * pageLength).map(({ time }) => time));
    expect(history?.older).toBe('more');
  });

  test('an exchange that counts the end in gives no candle twice, and nothing new is the end', () => {
    const [first] = latest.page;
    const history = after(latest, { of, type: 'older', to: at(0), page: first ? [first] : [] });
    expect(history).toEqual({ of, candles: latest.page, older: 'none' });
  });

  test('a failure keeps what is there and can be asked again', () => {
    const failed = after(latest, { of, type: 'asked' }, { of, type: 'failed' });
    expect(failed).toEqual({ of, candles: latest.page, older: 'error' });
    expect(nextHistory(failed, { of, type: 'asked' })?.older).toBe('loading');
  });

  test('when the latest page moves on, what it no longer reaches back to stays', () => {
    const history = after(
      latest,
      { of, type: 'older', to: at(0), page: page(-2, 2) },
      { of, type: 'latest', page: page(5) },
    );
    expect(times(history)).toEqual(page(-2, pageLength + 7).map(({ time }) => time));
    expect(history?.older).toBe('none');
  });

  test('a page that does not meet what is known begins anew: a chart has no hole', () => {
    const history = after(
      latest,
      { of, type: 'latest', page: page(2 * pageLength) },
      { of, type: 'older', to: at(0), page: page(-pageLength) },
    );
    expect(times(history)).toEqual(page(2 * pageLength).map(({ time }) => time));
    expect(history?.older).toBe('more');
  });

  test('an answer that comes after another market was chosen is not for it', () => {
    const other = after(latest, { of: 'BTC-USDC 1m', type: 'latest', page: page(9) });
    expect(nextHistory(other, { of, type: 'older', to: at(0), page: page(-9, 9) })).toBe(other);
    expect(nextHistory(other, { of, type: 'failed' })).toBe(other);
  });
});
