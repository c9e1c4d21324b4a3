// @where Trading: drawings in the chart: where they are kept
import { storageKeys } from '@agio/api-client';
import { useUserInformation } from '@agio/api-client/react';
import type { PriceChartProps } from '@agio/ui/price-chart';
import * as v from 'valibot';
import { useMemo } from 'react';
import { defineSetting, settingIn, useAccount, useHost, usePersisted } from '../host/index.ts';

type Drawing = NonNullable<PriceChartProps['drawings']>[number];

/** The chart looks into each, and leaves out what is no drawing: its code is loaded with the first one. */
const drawing = v.custom<Drawing>(() => true);
const list = v.fallback(v.array(drawing), []);

const schema = v.object({
  /** Drawings by account, `guest` without one, and market. */
  byAccount: v.fallback(v.record(v.string(), v.fallback(v.record(v.string(), list), {})), {}),
  options: v.fallback(
    v.object({ isMagnet: v.boolean(), isLocked: v.boolean(), isHidden: v.boolean() }),
    { isMagnet: false, isLocked: false, isHidden: false },
  ),
});

/** The drawings of this device. */
const drawingSetting = defineSetting<v.InferOutput<typeof schema>>(storageKeys.drawings, schema, {
  byAccount: {},
  options: { isMagnet: false, isLocked: false, isHidden: false },
});

const none: readonly Drawing[] = [];

/** The reader's drawings in a market, as the props of its chart. Until it is known who reads there is no button to draw. */
export function useKeptDrawings(
  market: string,
): Pick<
  PriceChartProps,
  'drawings' | 'onDrawingsChange' | 'drawingOptions' | 'onDrawingOptionsChange'
> {
  const { isSignedIn } = useAccount();
  const { data: user } = useUserInformation();
  const account = isSignedIn ? user?.id : 'guest';
  const store = settingIn(drawingSetting, useHost().storage);
  const [{ byAccount, options }] = usePersisted(store);
  const lists = new Map(Object.entries(account === undefined ? {} : (byAccount[account] ?? {})));
  const drawings = lists.get(market) ?? none;
  const changes = useMemo(
    () => ({
      onDrawingsChange:
        account === undefined
          ? undefined
          : (next: Drawing[]) => {
              const kept = store.get();
              const { [market]: _, ...others } = kept.byAccount[account] ?? {};
              const own = next.length === 0 ? others : { ...others, [market]: next };
              store.set({ ...kept, byAccount: { ...kept.byAccount, [account]: own } });
            },
      onDrawingOptionsChange: (next: typeof options) =>
        store.set({ ...store.get(), options: next }),
    }),
    [store, account, market],
  );
  return { drawings, drawingOptions: options, ...changes };
}
