import { TickMarkType, type UTCTimestamp } from 'lightweight-charts';
import { describe, expect, test } from 'vitest';
import { chartTimes } from './chart-times.ts';

const at = (iso: string) => (Date.parse(iso) / 1000) as UTCTimestamp;
const midnightUtc = at('2026-11-20T00:00:00Z');

describe('times under the chart', () => {
  test('are in the zone of the reader', () => {
    const times = chartTimes('en', 'Asia/Tokyo', true);
    expect(times.tick(at('2026-11-20T11:30:00Z'), TickMarkType.Time)).toBe('20:30');
    expect(times.full(at('2026-11-20T11:30:00Z'))).toBe('Nov 20, 20:30');
  });

  test('a new day in UTC is an hour like any other elsewhere', () => {
    expect(chartTimes('en', 'UTC', true).tick(midnightUtc, TickMarkType.DayOfMonth)).toBe('Nov 20');
    expect(chartTimes('en', 'Asia/Tokyo', true).tick(midnightUtc, TickMarkType.DayOfMonth)).toBe(
      '09:00',
    );
  });

  test('daily candles show days, months and years, and never an hour', () => {
    const times = chartTimes('en', 'Asia/Tokyo', false);
    expect(times.tick(midnightUtc, TickMarkType.DayOfMonth)).toBe('Nov 20');
    expect(times.tick(midnightUtc, TickMarkType.Month)).toBe('Nov');
    expect(times.tick(midnightUtc, TickMarkType.Year)).toBe('2026');
    expect(times.full(midnightUtc)).toBe('Nov 20, 2026');
  });
});
