import { storageKeys } from '@agio/api-client';
import { type DataGridLayout, gridDensities, initialGridLayout } from '@agio/ui/data-grid';
import * as v from 'valibot';
import { defineSetting } from '../provider/index.ts';

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50));

const schema: v.GenericSchema<unknown, DataGridLayout> = v.object({
  hidden: ids,
  pinned: ids,
  widths: v.record(v.string(), v.pipe(v.number(), v.minValue(40), v.maxValue(2000))),
  density: v.picklist(gridDensities),
});

/** What the reader has made of the columns of orders, and of transfers. */
export const ordersLayout = defineSetting(storageKeys.officeOrders, schema, initialGridLayout);
export const transfersLayout = defineSetting(
  storageKeys.officeTransfers,
  schema,
  initialGridLayout,
);
