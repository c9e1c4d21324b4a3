import { transferRisks as contractRisks } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { transferRisks } from './transfer-risks.ts';

test('transfers can be filtered by every risk that the contract has', () => {
  expect(transferRisks).toEqual(contractRisks);
});
