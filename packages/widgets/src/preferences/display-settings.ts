// @where Widgets: choices of display: density, price colours, motion, favourite markets
import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { browserStorage, defineSetting, settingIn, type WidgetStorage } from '../host/persisted.ts';

/** Ids of the favourite markets, in the order of marking. */
export const favouriteMarkets = defineSetting<readonly string[]>(
  storageKeys.favouriteMarkets,
  v.array(v.string()),
  [],
);

/** Id of the market that the desk opens if its address names none; null: the host's own. */
export const defaultMarket = defineSetting<string | null>(
  storageKeys.defaultMarket,
  v.nullable(v.pipe(v.string(), v.maxLength(100))),
  null,
);

export const densityChoices = ['brand', 'trading', 'default', 'comfortable', 'touch'] as const;
export const directionChoices = ['green-up', 'red-up', 'colour-blind'] as const;
export const motionChoices = ['system', 'reduced'] as const;

const display = v.object({
  /** Row and control heights; `brand`: those of the brand. */
  density: v.fallback(v.picklist(densityChoices), 'brand'),
  /** The colours of rising and falling prices. */
  direction: v.fallback(v.picklist(directionChoices), 'green-up'),
  /** `system`: as the device says. */
  motion: v.fallback(v.picklist(motionChoices), 'system'),
});

/** Display of figures, on this device. */
export type DisplaySettings = v.InferOutput<typeof display>;

export const displaySettings = defineSetting<DisplaySettings>(storageKeys.display, display, {
  density: 'brand',
  direction: 'green-up',
  motion: 'system',
});

/**
 * Puts the reader's display settings on the document, now and whenever they change, in another tab too. Returns a
 * function that stops it. The themes know the attributes `data-density`, `data-direction` and `data-motion`.
 */
export function applyDisplaySettings(storage: WidgetStorage = browserStorage): () => void {
  const store = settingIn(displaySettings, storage);
  const { dataset } = document.documentElement;
  const put = (name: 'density' | 'direction' | 'motion', value: string, byItself: string) => {
    if (value === byItself) delete dataset[name];
    else dataset[name] = value;
  };
  const apply = () => {
    const { density, direction, motion } = store.get();
    put('density', density, 'brand');
    put('direction', direction, 'green-up');
    put('motion', motion, 'system');
  };
  apply();
  return store.subscribe(apply);
}

export const hideBalances = defineSetting(storageKeys.hideBalances, v.boolean(), false);
export const hideSmallBalances = defineSetting(storageKeys.hideSmallBalances, v.boolean(), false);
