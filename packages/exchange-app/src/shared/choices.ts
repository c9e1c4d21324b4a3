import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { createPersisted } from './persisted.ts';

/** Ids of the markets that the user marked, in the order of marking. */
export const favouriteMarkets = createPersisted(
  storageKeys.favouriteMarkets,
  v.array(v.string()),
  [],
);

export const hideBalances = createPersisted(storageKeys.hideBalances, v.boolean(), false);
export const hideSmallBalances = createPersisted(storageKeys.hideSmallBalances, v.boolean(), false);
