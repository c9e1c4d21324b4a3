import { storageKeys } from '@agio/api-client';
import { describe, expect, test } from 'vitest';
import { settingIn } from '../host/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { newTicket, ticketReducer } from './model/ticket.ts';
import { draftFrom, draftOf, keepDraft, ticketDrafts } from './ticket-draft.ts';

const ticketOf = (market: string, text = '6,30') =>
  ticketReducer(newTicket(market, 'Sell'), { type: 'typed', field: 'price', text });

describe('a ticket that was typed', () => {
  test('comes back as it was typed, for its own market only', () => {
    const drafts = settingIn(ticketDrafts, memoryStorage());
    const typed = [
      { type: 'typed', field: 'price', text: '6,30' } as const,
      { type: 'picked', field: 'amount', value: '12.50' } as const,
    ].reduce(ticketReducer, newTicket('XCB-CTN', 'Sell'));
    keepDraft(drafts, 'XCB-CTN', draftFrom(typed));
    expect(draftOf(drafts, 'XCB-CTN')).toEqual(typed);
    expect(draftOf(drafts, 'BTC-USDC')).toBeUndefined();
  });

  test.each([
    '{}',
    '"x"',
    JSON.stringify(newTicket('XCB-CTN')),
    JSON.stringify({ 'XCB-CTN': { ...newTicket('XCB-CTN'), side: 'Steal' } }),
  ])('a text that does not look like a ticket is none: %s', (text) => {
    const storage = memoryStorage();
    storage.texts.set(storageKeys.ticketDraft, text);
    expect(draftOf(settingIn(ticketDrafts, storage), 'XCB-CTN')).toBeUndefined();
  });

  test('stays beside those of other markets, of which the last twenty are kept', () => {
    const drafts = settingIn(ticketDrafts, memoryStorage());
    for (let market = 0; market < 30; market += 1) {
      keepDraft(drafts, `M${market}`, ticketOf(`M${market}`));
    }
    keepDraft(drafts, 'M10', ticketOf('M10', '7'));
    expect(Object.keys(drafts.get())).toHaveLength(20);
    expect(draftOf(drafts, 'M9')).toBeUndefined();
    expect(draftOf(drafts, 'M10')).toEqual(ticketOf('M10', '7'));
    keepDraft(drafts, 'M10', undefined);
    expect(draftOf(drafts, 'M10')).toBeUndefined();
  });

  test('is nothing as long as only the price follows the market; a chosen side is something', () => {
    const followed = ticketReducer(newTicket('XCB-CTN'), { type: 'livePrice', price: '6.41' });
    expect(draftFrom(followed)).toBeUndefined();
    const sale = ticketReducer(followed, { type: 'sideChosen', side: 'Sell' });
    expect(draftFrom(sale)).toEqual(newTicket('XCB-CTN', 'Sell'));
  });

  test('is not put over what was typed since, nor into another market', () => {
    const typed = ticketOf('XCB-CTN');
    const restore = { type: 'restored', ticket: ticketOf('XCB-CTN', '7') } as const;
    expect(ticketReducer(typed, restore)).toBe(typed);
    expect(ticketReducer(newTicket('XCB-CTN'), restore)).toBe(restore.ticket);
    const other = newTicket('BTC-USDC');
    expect(ticketReducer(other, restore)).toBe(other);
  });
});
