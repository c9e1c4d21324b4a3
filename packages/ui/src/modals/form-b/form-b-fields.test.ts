import { describe, expect, test } from 'vitest';
import { readForm } from '../../forms/form/form.tsx';
import { emptyFormB, formB, type FormBValues } from './form-b-fields.ts';

const good: FormBValues = {
  fullName: 'Élodie Marchand',
  dateOfBirth: '1990-04-02',
  nationality: 'France',
  street: 'Bahnhofstrasse 1',
  postalCode: '6300',
  city: 'Zug',
  country: 'Switzerland',
  relationship: 'My sister',
  signature: 'Lukas Keller',
};
const schema = formB({ today: '2026-11-20', signer: 'Lukas Keller' });
const check = (change: Partial<FormBValues>) =>
  Object.fromEntries(
    readForm(schema, { ...good, ...change }).faults.map(({ field, code }) => [field, code]),
  );

describe('form B', () => {
  test('a filled form has no faults', () => {
    expect(check({})).toEqual({});
  });

  test('every field is required, in the order of the form', () => {
    const faults = check(emptyFormB);
    expect(Object.keys(faults)).toEqual(Object.keys(emptyFormB));
    expect(new Set(Object.values(faults))).toEqual(new Set(['missing']));
  });

  test('is sent trimmed', () => {
    expect(readForm(schema, { ...good, city: ' Zug ' }).output).toEqual(good);
  });

  test('blanks are not an answer', () => {
    expect(check({ city: '  ' })).toEqual({ city: 'missing' });
  });

  test.each([
    ['2026-11-20', undefined],
    ['2026-11-21', 'future'],
    ['2023-02-30', 'no-date'],
    ['1890-01-01', 'too-old'],
    ['soon', 'no-date'],
  ])('a birthday of %s is %s', (dateOfBirth, fault) => {
    expect(check({ dateOfBirth }).dateOfBirth).toBe(fault);
  });

  test('the signature is the name of the user, whatever its case and accents', () => {
    expect(check({ signature: ' lukas  KELLER' })).toEqual({});
    expect(check({ signature: 'Lukas' })).toEqual({ signature: 'differs' });
  });

  test('a text that no register holds is too long', () => {
    expect(check({ street: 'x'.repeat(121) })).toEqual({ street: 'too-long' });
  });
});
