// @where Money: digits of an asset that are shown; those of a currency are its own
import { useAssets } from '@agio/api-client/react';
import { useMemo } from 'react';

/** Fraction digits of an asset's amounts; fixed, so that a figure keeps its width. */
export type DigitsOf = (asset: string) => { minDigits: number; maxDigits: number };

/** Maximum number of fraction digits, and their number for an asset of which the exchange says none. */
const fallback = 6;

/** Fraction digits by asset, from the exchange; at most six. */
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
