import { documentVerdicts, matchOutcomes } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { outcomes, verdicts } from './case-file-values.ts';

test('the verdicts and outcomes are those of the contract', () => {
  expect(verdicts).toEqual(documentVerdicts);
  expect(outcomes).toEqual(matchOutcomes);
});
