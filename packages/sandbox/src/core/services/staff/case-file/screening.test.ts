import { describe, expect, test } from 'vitest';
import { backgroundPeople } from '../../../catalog/background-people.ts';
import { crowd } from '../../../catalog/crowd.ts';
import { demoAccounts } from '../../../catalog/demo-accounts.ts';
import { isSame, isSameName, matchesOf } from './screening.ts';

const found = (name: string, birthYear?: number) =>
  matchesOf([{ name, birthYear }]).map(({ entry, score, reasons }) => ({
    id: entry.id,
    score,
    reasons,
  }));

describe('the search of the list', () => {
  test('finds a name whatever its accents, case and order, and the year of birth decides', () => {
    for (const name of ['Viktor Hlaváč', 'HLAVAC, Viktor', 'viktor hlavac']) {
      expect(found(name, 1979)).toEqual([
        { id: 'sl-101', score: 100, reasons: ['SameName', 'SameBirthYear'] },
      ]);
    }
    expect(isSame(matchesOf([{ name: 'Viktor Hlavac', birthYear: 1979 }])[0]!)).toBe(true);
  });

  test('finds an entry of a year beside, and of one that is not known, as similar only', () => {
    expect(found('Keiko Tanabe', 1972)).toEqual([
      { id: 'pl-201', score: 92, reasons: ['SameName', 'OtherBirthYear'] },
    ]);
    expect(found('Keiko Tanabe')).toEqual([
      { id: 'pl-201', score: 95, reasons: ['SameName', 'NoBirthYear'] },
    ]);
    expect(matchesOf([{ name: 'Keiko Tanabe', birthYear: 1972 }]).some(isSame)).toBe(false);
  });

  test('does not find a namesake of another generation', () => {
    expect(found('Keiko Tanabe', 1998)).toEqual([]);
  });

  test('finds aliases, letters that differ and a surname that is left out', () => {
    expect(found('Kazimierz Ostrowiecki', 1958)[0]?.reasons[0]).toBe('SameAlias');
    expect(found('Dragana Velic', 1974)[0]).toMatchObject({ id: 'sl-103', score: 100 });
    expect(found('Dragona Velić', 1974)[0]?.reasons).toEqual(['SimilarName', 'SameBirthYear']);
    expect(found('Teodoro Almansa', 1969)[0]).toMatchObject({ id: 'pl-204', score: 90 });
  });

  test('finds a company, which has no year of birth', () => {
    expect(found('Blackmere Shipping Ltd.')).toEqual([
      { id: 'sl-104', score: 95, reasons: ['SameName', 'NoBirthYear'] },
    ]);
  });

  test('finds of all people of the demonstration the two who are meant', () => {
    const people = [...demoAccounts, ...backgroundPeople, ...crowd(2000, 200)];
    const hits = people.filter(({ displayName }) => found(displayName).length > 0);
    expect(hits.map(({ id }) => id).toSorted()).toEqual(['p-hlavac', 'p-tanabe']);
  });

  test('has no match for a name without letters or of one word', () => {
    for (const name of ['', '…', 'Ana', 'Keiko', 'Ltd']) expect(found(name)).toEqual([]);
  });
});

test('two names are the same whatever their accents and order', () => {
  expect(isSameName('Tomáš Novotný', 'NOVOTNY Tomas')).toBe(true);
  expect(isSameName('Łukasz Ø. Straße', 'lukasz o strasse')).toBe(true);
  expect(isSameName('Tomáš Novotný', 'Tomáš Novotný Dvořák')).toBe(false);
});
