import { describe, expect, test } from 'vitest';
import { splitPrice } from './split-price.ts';

describe('the part of a price that is dimmed', () => {
  test.each([
    ['94,212.50', 'en', '94,212.', '50'],
    ['10.5', 'en', '10.', '5'],
    ['0.9484', 'en', '0.9484', ''],
    ['6.4182', 'en', '6.4182', ''],
    ['1,500', 'en', '1,500', ''],
    ['94.212,50', 'de', '94.212,', '50'],
    ['—', 'en', '—', ''],
  ])('%s in %s', (text, locale, strong, dimmed) => {
    expect(splitPrice(text, locale)).toMatchObject({ strong, dimmed });
  });
});
