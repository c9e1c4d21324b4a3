import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emptyFormB, formBDraft, type FormBInput, formBRules } from './form-b-rules.ts';

const owner = {
  fullName: 'Noah Lindqvist',
  dateOfBirth: '1984-02-29',
  nationality: 'Sweden',
  residence: 'Zürich',
  share: '60',
};
const whole: FormBInput = {
  entityName: 'Lindqvist Metals AG',
  registrationNumber: 'CHE-123.456.789',
  country: 'Switzerland',
  address: 'Bahnhofstrasse 1, Zürich',
  owners: [owner],
  signatories: [{ fullName: 'Noah Lindqvist', position: 'Director' }],
  files: [{ fileId: '1', fileName: 'Extract.pdf' }],
};
const codes = (change: Partial<FormBInput>) => {
  const { issues = [] } = v.safeParse(formBRules('2026-11-20'), { ...whole, ...change });
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
};

test('form B is whole with the entity, its owners, who signs and a document', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ files: [] })).toEqual([['files', 'documents']]);
  expect(codes({ entityName: ' ' })).toEqual([['entityName', 'missing']]);
  expect(codes({ owners: [{ ...owner, share: '101' }] })).toEqual([['owners.0.share', 'share']]);
  expect(codes({ owners: [{ ...owner, dateOfBirth: '2026-11-20' }] })).toEqual([
    ['owners.0.dateOfBirth', 'date'],
  ]);
});

test('shares are added up exactly, and are never more than everything', () => {
  const shares = (...all: string[]) => ({ owners: all.map((share) => ({ ...owner, share })) });
  expect(codes(shares('33.34', '33.33', '33.33'))).toEqual([]);
  expect(codes(shares('50', '50.01'))).toEqual([['owners', 'sum']]);
});

test('typed answers are kept, however many are missing', () => {
  expect(v.safeParse(formBDraft, emptyFormB).success).toBe(true);
});
