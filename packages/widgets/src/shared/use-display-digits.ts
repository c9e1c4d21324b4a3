import { useAssets } from '@agio/api-client/react';
import { useMemo } from 'react';

/** How an asset's amounts are shown: always as many fraction digits, so that a figure keeps its width. */
export type DigitsOf = (asset: string) => { minDigits: number; maxDigits: number };

const fallback = 6;

/** The digits that the exchange shows each asset with; at most six (spec §9). */
export function useDisplayDigits(): DigitsOf {
  const { data } = useAssets();
  return useMemo(() => {
    const digitsOf = new Map(data?.map(({ id, displayDecimals }) => [id, displayDecimals]));
    return (symbol) => {
      const digits = digitsOf.get(symbol);
      return { minDigits: digits ?? 0, maxDigits: Math.min(digits ?? fallback, fallback) };
    };
  }, [data]);
}
