import { requestTypes } from '@agio/api-client';
import { expect, test } from 'vitest';
import { targetTierOf } from './target-tier.ts';

test('every type of request but a downgrade names its tier', () => {
  expect(requestTypes.filter((type) => targetTierOf(type) === undefined)).toEqual(['Downgrade']);
  expect(targetTierOf('Tier1ToTier3')).toBe('Tier3');
  expect(targetTierOf('NameDiscrepancyToTier1')).toBe('Tier1');
  expect(targetTierOf('ToTier9')).toBeUndefined();
});
