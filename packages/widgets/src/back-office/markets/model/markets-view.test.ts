import { expect, test } from 'vitest';
import { isFound, readMarketsView, writeMarketsView } from './markets-view.ts';

test('a view survives the address, and what is not understood is left out', () => {
  const view = { shelf: 'assets', search: 'gold & co', status: undefined } as const;
  expect(readMarketsView(writeMarketsView(view))).toEqual(view);
  expect(writeMarketsView(readMarketsView('list=shares&status=Broken'))).toBe('');
  expect(readMarketsView('?status=Halted')).toEqual({
    shelf: 'markets',
    search: '',
    status: 'Halted',
  });
});

test('a pair is found with and without its separator', () => {
  for (const text of ['xcb', 'XCB/CTN', 'xcb-ctn', 'xcbctn', 'b ct'])
    expect(isFound(text, 'XCB/CTN')).toBe(true);
  expect(isFound('ctnxcb', 'XCB/CTN')).toBe(false);
});
