export { type PaletteOffer, usePaletteOffer, usePaletteSearch } from './offers.ts';
export { PagePalette, type PagePaletteProps } from './page-palette.tsx';
export {
  opensPalette,
  TypedAhead,
  searchShortcut,
  useEarlyKeys,
  useTypedAhead,
} from './palette-keys.ts';
