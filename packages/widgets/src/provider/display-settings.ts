import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting } from './persisted.ts';

/** Ids of the favourite markets, in the order of marking. */
export const favouriteMarkets = defineSetting<readonly string[]>(
  storageKeys.favouriteMarkets,
  v.array(v.string()),
  [],
);

export const hideBalances = defineSetting(storageKeys.hideBalances, v.boolean(), false);
export const hideSmallBalances = defineSetting(storageKeys.hideSmallBalances, v.boolean(), false);
