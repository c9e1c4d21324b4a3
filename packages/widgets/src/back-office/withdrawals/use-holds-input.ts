import { useTimeZone } from '@agio/ui/language';
import { useMemo } from 'react';
import { endsBy, inputOf, listSpan, type ListView } from '../frame/list/model/list-view.ts';

/** Returns the input of the call for a view. */
export function useHoldsInput(view: ListView) {
  const timeZone = useTimeZone();
  return useMemo(
    () => ({
      ...inputOf(view),
      ...listSpan(view, timeZone),
      expiresTo: endsBy(view.filter['ends']),
    }),
    [view, timeZone],
  );
}
