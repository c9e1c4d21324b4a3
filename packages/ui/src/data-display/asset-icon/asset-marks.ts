// @where Looks: marks and hues of assets
import {
  Atom,
  Bitcoin,
  Box,
  CircleDot,
  Coins,
  DollarSign,
  Euro,
  Factory,
  Flame,
  Gem,
  Hexagon,
  JapaneseYen,
  Landmark,
  Leaf,
  Mountain,
  Sunrise,
  SwissFranc,
  Trees,
  Waves,
  Wind,
  Zap,
} from 'lucide-react';
import type { Glyph } from '../../foundations/glyph/glyph.ts';

/** Glyph and hue (oklch degrees) of the assets with a well-known symbol. */
const known: Record<string, readonly [Glyph, number]> = {
  BTC: [Bitcoin, 58],
  ETH: [Gem, 275],
  USDC: [DollarSign, 250],
  USDX: [DollarSign, 165],
  XCB: [Box, 205],
  CTN: [Hexagon, 145],
  SOL: [Zap, 305],
  LTC: [CircleDot, 262],
  XAU: [Landmark, 80],
  XAG: [Coins, 240],
  XAUG: [Landmark, 80],
  XAGO: [Coins, 240],
  XPTG: [Atom, 200],
  XPDG: [Hexagon, 285],
  COPR: [Mountain, 45],
  VCO2: [Leaf, 155],
  CO2: [Leaf, 155],
  EUAX: [Factory, 230],
  WREC: [Wind, 215],
  SREC: [Sunrise, 75],
  HREC: [Waves, 240],
  FRST: [Trees, 140],
  NGAS: [Flame, 35],
  EUR: [Euro, 265],
  CHF: [SwissFranc, 20],
  USD: [DollarSign, 150],
  JPY: [JapaneseYen, 340],
};

export interface AssetMark {
  /** Undefined where the letters are shown. */
  Glyph: Glyph | undefined;
  letters: string;
  /** In oklch degrees. */
  hue: number;
}

/** The mark of an asset by its symbol: a glyph for known ones, for others their first letters and a hue derived from them. */
export function assetMark(symbol: string): AssetMark {
  const name = symbol.toUpperCase();
  const letters = Array.from(name).slice(0, 2).join('');
  const mark = Object.hasOwn(known, name) ? known[name] : undefined;
  if (mark) return { Glyph: mark[0], hue: mark[1], letters };
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return { Glyph: undefined, hue: hash, letters };
}
