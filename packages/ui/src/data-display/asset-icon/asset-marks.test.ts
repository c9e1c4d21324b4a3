import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetMark } from './asset-marks.ts';

describe('the mark of an asset', () => {
  test('a known asset has its glyph, whatever the case', () => {
    expect(assetMark('btc').Glyph).toBe(assetMark('BTC').Glyph);
    expect(assetMark('BTC').Glyph).toBeDefined();
  });

  test('any other symbol gets letters and always the same hue', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 12 }), (symbol) => {
        const mark = assetMark(symbol);
        expect(mark.hue).toBeGreaterThanOrEqual(0);
        expect(mark.hue).toBeLessThan(360);
        expect(mark).toEqual(assetMark(symbol));
      }),
    );
    expect(assetMark('constructor')).toMatchObject({ Glyph: undefined, letters: 'CO' });
  });
});
