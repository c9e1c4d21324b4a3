import { storageKeys } from '@agio/api-client';
import { type DataGridLayout, gridDensities, initialGridLayout } from '@agio/ui/data-grid';
import * as v from 'valibot';
import { defineSetting, settingIn, useHost, usePersisted } from '../../../host/index.ts';
import type { ViewArea } from './model/saved-views.ts';

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50));

const schema: v.GenericSchema<unknown, DataGridLayout> = v.object({
  hidden: ids,
  pinned: ids,
  widths: v.record(v.string(), v.pipe(v.number(), v.minValue(40), v.maxValue(2000))),
  density: v.picklist(gridDensities),
});

type Layouts = Readonly<Record<string, DataGridLayout>>;

const layouts = defineSetting<Layouts>(
  storageKeys.officeLists,
  v.record(v.pipe(v.string(), v.maxLength(32)), schema),
  {},
);

/** Returns the reader's layout of the columns of a list, and a function that changes it. */
export function useListLayout(area: ViewArea) {
  const store = settingIn(layouts, useHost().storage);
  const [all] = usePersisted(store);
  return [
    all[area] ?? initialGridLayout,
    // Keeps changes that another tab made to the layouts of other lists.
    (layout: DataGridLayout) => store.set({ ...store.get(), [area]: layout }),
  ] as const;
}
