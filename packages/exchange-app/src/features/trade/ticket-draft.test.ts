import { storageKeys } from '@agio/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newTicket, ticketReducer } from './ticket.ts';

const memory = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

describe('a ticket over a sign-in', () => {
  test('comes back as it was typed, for its own market only', async () => {
    const { draftOf, ticketDraft } = await import('./ticket-draft.ts');
    const typed = [
      { type: 'typed', field: 'price', text: '6,30' } as const,
      { type: 'picked', field: 'amount', value: '12.50' } as const,
    ].reduce(ticketReducer, newTicket('XCB-CTN', 'Sell'));
    ticketDraft.set(typed);
    expect(draftOf('XCB-CTN')).toEqual(typed);
    expect(draftOf('BTC-USDC')).toBeUndefined();
  });

  test.each(['{}', '"x"', JSON.stringify({ ...newTicket('XCB-CTN'), side: 'Steal' })])(
    'what does not look like a ticket is none: %s',
    async (text) => {
      memory.set(storageKeys.ticketDraft, text);
      const { draftOf } = await import('./ticket-draft.ts');
      expect(draftOf('XCB-CTN')).toBeUndefined();
    },
  );
});
