import type { Freshness as FreshnessOfStreams } from '@agio/api-client';
import { type Freshness, freshnesses } from '@agio/ui/connection-indicator';
import { expect, expectTypeOf, test } from 'vitest';

test('components and streams say of live figures the same words', () => {
  expectTypeOf<Freshness>().toEqualTypeOf<FreshnessOfStreams>();
  expect(new Set<FreshnessOfStreams>(freshnesses).size).toBe(freshnesses.length);
});
