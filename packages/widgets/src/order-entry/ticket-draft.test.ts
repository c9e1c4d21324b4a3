import { storageKeys } from '@agio/api-client';
import { describe, expect, test } from 'vitest';
import { settingIn } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { newTicket, ticketReducer } from './model/ticket.ts';
import { draftOf, ticketDraft } from './ticket-draft.ts';

describe('a ticket over a sign-in', () => {
  test('comes back as it was typed, for its own market only', () => {
    const drafts = settingIn(ticketDraft, memoryStorage());
    const typed = [
      { type: 'typed', field: 'price', text: '6,30' } as const,
      { type: 'picked', field: 'amount', value: '12.50' } as const,
    ].reduce(ticketReducer, newTicket('XCB-CTN', 'Sell'));
    drafts.set(typed);
    expect(draftOf(drafts, 'XCB-CTN')).toEqual(typed);
    expect(draftOf(drafts, 'BTC-USDC')).toBeUndefined();
  });

  test.each(['{}', '"x"', JSON.stringify({ ...newTicket('XCB-CTN'), side: 'Steal' })])(
    'what does not look like a ticket is none: %s',
    (text) => {
      const storage = memoryStorage();
      storage.texts.set(storageKeys.ticketDraft, text);
      expect(draftOf(settingIn(ticketDraft, storage), 'XCB-CTN')).toBeUndefined();
    },
  );
});
