import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Conversion,
  type ConvertAction,
  conversionOf,
  conversionReducer,
} from './conversion.ts';
import { entryText } from '../../amounts/amount-entry.ts';

const begun = conversionOf({ from: 'XCB', to: 'USDC', amount: '1250' });
const after = (...actions: ConvertAction[]) => actions.reduce(conversionReducer, begun);

test('typed text stays as it is, on its side', () => {
  const typed = after({ type: 'typed', side: 'to', text: '1.183,' });
  expect(typed).toMatchObject({ given: 'to', entry: { kind: 'typed', text: '1.183,' } });
  expect(entryText(typed.entry, 'de')).toBe('1.183,');
});

test('an exact amount is written with the separator of the locale', () => {
  expect(entryText({ kind: 'exact', value: '0.1' }, 'de')).toBe('0,1');
  expect(entryText({ kind: 'exact', value: '0.1' }, 'fa')).toBe('0.1');
});

test('an amount stays with its asset when the two change places', () => {
  expect(after({ type: 'inverted' })).toMatchObject({
    from: 'USDC',
    to: 'XCB',
    given: 'to',
    entry: { value: '1250' },
  });
  expect(after({ type: 'inverted' }, { type: 'inverted' })).toEqual(begun);
});

test('the asset of the other side, chosen here, changes places with this one', () => {
  expect(after({ type: 'assetChosen', side: 'from', asset: 'USDC' })).toEqual(
    after({ type: 'inverted' }),
  );
  expect(after({ type: 'assetChosen', side: 'to', asset: 'BTC' })).toMatchObject({
    from: 'XCB',
    to: 'BTC',
    entry: { value: '1250' },
  });
});

test('whatever is done, the two assets are never the same', () => {
  const asset = fc.constantFrom('XCB', 'USDC', 'BTC');
  const side = fc.constantFrom('from' as const, 'to' as const);
  const action: fc.Arbitrary<ConvertAction> = fc.oneof(
    fc.record({ type: fc.constant('assetChosen' as const), side, asset }),
    fc.record({ type: fc.constant('typed' as const), side, text: fc.string() }),
    fc.constant({ type: 'inverted' } as const),
    fc.constant({ type: 'done' } as const),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const { from, to } = actions.reduce<Conversion>(conversionReducer, begun);
      expect(from).not.toBe(to);
    }),
  );
});

test('an address may give either amount, and one that is none leaves the field empty', () => {
  expect(conversionOf({ from: 'A', to: 'B', receive: '5.50' })).toMatchObject({
    given: 'to',
    entry: { kind: 'exact', value: '5.5' },
  });
  for (const amount of ['', 'x', '-1', '0'])
    expect(conversionOf({ from: 'A', to: 'B', amount }).entry).toEqual({ kind: 'typed', text: '' });
});

test('the converted amount is used up, the assets stay', () => {
  expect(after({ type: 'done' })).toEqual({ ...begun, entry: { kind: 'typed', text: '' } });
});
