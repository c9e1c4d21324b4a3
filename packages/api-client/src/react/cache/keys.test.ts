import { expect, test } from 'vitest';
import { contract, type Endpoint } from '../../contract/index.ts';
import { gatedReads } from './keys.ts';

test('the reads that are asked again when the activity status changes are those that it gates', () => {
  const gated = Object.entries(contract).flatMap(([area, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>)
      .filter(([, endpoint]) => endpoint.activeOnly && endpoint.method === 'GET')
      .map(([name]) => `${area}.${name}`),
  );
  expect(gatedReads).toEqual(gated.toSorted());
});
