import { addressAllowances } from '@agio/api-client/contract';
import { messagesIn } from '@agio/ui/language';
import { describe, expect, test } from 'vitest';
import { allowanceMessages } from './allowance-messages.ts';
import { allowanceNote } from './allowance-words.ts';

const t = messagesIn(allowanceMessages, { locale: 'en', translate: undefined });

describe('the words about a checked address', () => {
  test('every result has a way on of its own words', () => {
    const ways = addressAllowances.map((result) => [result, allowanceNote(result, t).wayLabel]);
    expect(Object.fromEntries(ways)).toEqual({
      IsAllowed: 'Send',
      VerificationRequired: 'Prove ownership',
      VerificationRequiredWithReplace: 'Prove and replace',
      VerificationRequiredLtc: 'Get the form',
      ExternalCorePassWalletAddressNotAllowed: 'Use my wallet',
      InternalPingOwnedWalletAddressNotAllowed: 'Change address',
      TargetAddressIsNotAllowed: 'Contact support',
      InvalidatedWalletAddress: 'Prove again',
    });
  });

  test('no two results have the same title and text', () => {
    const notes = addressAllowances.map((result) => allowanceNote(result, t));
    expect(new Set(notes.map(({ title }) => title)).size).toBe(addressAllowances.length);
    expect(new Set(notes.map(({ text }) => text)).size).toBe(addressAllowances.length);
  });

  test('the address that a proof removes is named where it is known', () => {
    const text = (replaces: string | null) =>
      allowanceNote('VerificationRequiredWithReplace', t, { replaces }).text;
    expect(text('Ledger, cold')).toMatch(/removes “Ledger, cold”/);
    expect(text(null)).toMatch(/removes the old one/);
  });

  test('a withdrawn proof says since when and why', () => {
    const details = { invalidatedOn: '2 October', invalidatedReason: 'Reported as stolen.' };
    expect(allowanceNote('InvalidatedWalletAddress', t, details).text).toBe(
      'Compliance withdrew the proof on 2 October: Reported as stolen. Prove ownership again, and it goes to review.',
    );
    const again = { ...details, reprovenOn: '4 October' };
    expect(allowanceNote('InvalidatedWalletAddress', t, again)).toMatchObject({
      isProvable: false,
      text: expect.stringContaining('You proved it again on 4 October.'),
    });
  });

  test('a result that this version does not know lets nothing be sent', () => {
    expect(allowanceNote('Unknown', t)).toMatchObject({ way: 'support', isProvable: false });
  });
});
