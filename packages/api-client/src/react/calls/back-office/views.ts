import type { SavedView } from '../../../contract/core.ts';
import type { CallName, InputOf } from '../../cache/keys.ts';
import type { Query } from '../../cache/use-query.ts';
import { usePrivateRead } from '../../cache/use-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';

const views: readonly CallName[] = ['backOfficeViews.list'];

/** Returns the reader's own views of a list, and those that colleagues share. */
export function useSavedViews(input: InputOf<'backOfficeViews.list'>): Query<SavedView[]> {
  return usePrivateRead('backOfficeViews.list', input);
}

/** Keeps a view of a list, or changes one. */
export function useSaveView(): Write<'saveView', 'backOfficeViews.save'> {
  return useWrite('saveView', 'backOfficeViews.save', views);
}

/** Removes a view. */
export function useRemoveView(): Write<'removeView', 'backOfficeViews.remove'> {
  return useWrite('removeView', 'backOfficeViews.remove', views);
}
