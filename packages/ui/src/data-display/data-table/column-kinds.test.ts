import { expect, test } from 'vitest';
import { languages } from '../../foundations/languages/languages.ts';
import { timeText } from './column-kinds.tsx';

test.each(languages.map(({ tag }) => tag))('a time in %s has room in its column', (locale) => {
  for (let month = 1; month <= 12; month += 1) {
    const iso = `2026-${String(month).padStart(2, '0')}-28T20:58:59Z`;
    expect(timeText(iso, { locale, timeZone: 'UTC' }).length).toBeLessThanOrEqual(26);
  }
});
