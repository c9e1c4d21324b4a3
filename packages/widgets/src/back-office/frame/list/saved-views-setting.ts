import { storageKeys } from '@agio/api-client';
import { defineSetting } from '../../../host/index.ts';
import { type SavedView, savedViewsSchema } from './model/saved-views.ts';

/** The views that were saved on this device. */
export const savedViews = defineSetting<readonly SavedView[]>(
  storageKeys.officeViews,
  savedViewsSchema,
  [],
);
