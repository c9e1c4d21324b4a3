export { type PaletteItems, usePaletteItems, usePaletteSearch } from './palette-items.ts';
export { PagePalette, type PagePaletteProps } from './page-palette.tsx';
export {
  opensPalette,
  TypedAhead,
  searchShortcut,
  useEarlyKeys,
  useTypedAhead,
} from './palette-keys.ts';
export { readTradeCommand, type TradeCommand } from './trade-command.ts';
export type { CommandActs } from './use-commands.tsx';
