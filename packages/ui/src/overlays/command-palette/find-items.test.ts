import { describe, expect, test } from 'vitest';
import { findItems, standsIn } from './find-items.ts';

describe('finding', () => {
  test.each([
    ['XCB/CTN XCB-CTN Core', 'xcb', true],
    ['XCB/CTN XCB-CTN Core', 'core ctn', true],
    ['XCB/CTN XCB-CTN Core', ' ', true],
    // Every letter is there in this order, but as no word.
    ['XAUG/BTC XAUG-BTC Gold, 1 g', 'xcb', false],
    ['XAUG/BTC XAUG-BTC Gold, 1 g', 'gold usdc', false],
  ])('in %j, %j stands: %j', (text, search, expected) => {
    expect(standsIn(text, search)).toBe(expected);
  });

  const markets = Array.from({ length: 5000 }, (_, index) => ({
    id: `M${index}`,
    label: `M${index}/USDC`,
    onSelect: () => undefined,
  }));
  const groups = [{ heading: 'Markets', items: markets }];

  test('F20 the 40 best of thousands are listed, with the number of the rest', () => {
    const [found] = findItems(groups, 'usdc');
    expect(found?.items).toHaveLength(40);
    expect(found?.left).toBe(4960);
  });

  test('an item that begins with the words comes first', () => {
    const [found] = findItems(groups, 'm4999');
    expect(found).toMatchObject({ items: [{ id: 'M4999' }], left: 0 });
    const wrapped = { id: 'w', label: 'Wrapped Core', onSelect: () => undefined };
    const core = { id: 'c', label: 'Core', onSelect: () => undefined };
    const [assets] = findItems([{ heading: 'Assets', items: [wrapped, core] }], 'core');
    expect(assets?.items.map(({ id }) => id)).toEqual(['c', 'w']);
  });
});
