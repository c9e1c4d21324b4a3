import type { Instrument } from '@agio/api-client/contract';
import { messagesIn } from '@agio/ui/language';
import { describe, expect, test } from 'vitest';
import { messages } from './messages.ts';
import { examplesFor, readTyped, type TypedCommands } from './typed-commands.ts';

const market = (baseAsset: string, quoteAsset: string) =>
  ({ id: `${baseAsset}-${quoteAsset}`, baseAsset, quoteAsset }) as Instrument;
const markets = [market('BTC', 'USDC'), market('XCB', 'USDC'), market('XCB', 'CTN')];

const wordsIn = (locale: string, texts: Readonly<Record<string, string>> = {}): TypedCommands =>
  messagesIn(messages, {
    locale,
    translate: (_namespace, key, values = {}) =>
      texts[key.replace('typed.', '')]?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
        String(values[name]),
      ),
  }).typed;

const german = wordsIn('de', {
  buy: 'kaufe {{amount}} {{asset}}',
  buyAt: 'kaufe {{amount}} {{asset}} zu {{price}}',
  sell: 'verkaufe {{amount}} {{asset}}',
  sellAt: 'verkaufe {{amount}} {{asset}} zu {{price}}',
  sellAll: 'verkaufe alle {{asset}}',
  convert: 'tausche {{amount}} {{from}} in {{to}}',
  alert: 'melde {{asset}} {{price}}',
  cancelAll: 'storniere alle',
});
const japanese = wordsIn('ja', { buyAt: '{{price}}で{{amount}} {{asset}}を買う' });
const arabic = wordsIn('ar', { sell: 'بِع {{amount}} {{asset}}' });

describe('M8 commands in the words of a language', () => {
  const read = (text: string, own = german, locale = 'de') =>
    readTyped(text, markets, { own, locale });

  test('are those of English, with figures of the language', () => {
    const order = { kind: 'order', side: 'Buy', asset: 'XCB', amount: '10.5' };
    expect(read('Kaufe 10,5 xcb')).toMatchObject({ ...order, price: undefined });
    expect(read('kaufe 10,5 XCB zu 6,2')).toMatchObject({ ...order, price: '6.2' });
    expect(read('kaufe 10,5 XCB zu 6,2 CTN')).toMatchObject({ price: '6.2', quote: 'CTN' });
    expect(read('VERKAUFE ALLE XCB')).toMatchObject({ side: 'Sell', amount: null });
    expect(read('tausche 0,5 btc in usdc')).toMatchObject({ kind: 'convert', amount: '0.5' });
    expect(read('melde xcb 7')).toMatchObject({ kind: 'alert', price: '7' });
    expect(read('storniere alle')).toEqual({ kind: 'cancelAll' });
  });

  test('may have their words in another order, without spaces, and from right to left', () => {
    const order = { side: 'Buy', asset: 'XCB', amount: '10', price: '6.2' };
    expect(read('6.2で10 xcbを買う', japanese, 'ja')).toMatchObject(order);
    expect(read('بع 10 XCB', arabic, 'ar')).toMatchObject({ side: 'Sell', amount: '10' });
  });

  test('are read in English in every language, and no text is guessed', () => {
    expect(read('buy 10,5 xcb')).toMatchObject({ side: 'Buy', amount: '10.5' });
    expect(read('kaufe 10,5')).toBeUndefined();
    expect(read('kaufe alle xcb')).toBeUndefined();
    expect(read('verkaufe 10,5 nope')).toBeUndefined();
  });
});

describe('M8 examples of what may be typed', () => {
  const examples = (search: string, own = german) =>
    examplesFor(search, own, { asset: 'XCB', figure: (value) => value.replace('.', ',') });

  test('are those of the language, each of which is read', () => {
    expect(examples('')).toContain('kaufe 10 XCB zu 6,2');
    for (const text of examples(''))
      expect(readTyped(text, markets, { own: german, locale: 'de' })).toBeDefined();
  });

  test('begin with what was begun by two letters, in the language or in English', () => {
    expect(examples('v')).toEqual([]);
    expect(examples('Verk 1')).toEqual(['verkaufe 10 XCB', 'verkaufe alle XCB']);
    expect(examples('canc')).toEqual(['cancel all']);
    expect(examples('xcb')).toEqual([]);
    expect(examples('bu', wordsIn('en'))).toEqual(['buy 10 XCB', 'buy 10 XCB at 6,2']);
  });
});
