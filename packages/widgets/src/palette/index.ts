export { type PaletteOffer, usePaletteOffer, usePaletteSearch } from './offers.ts';
export { PagePalette, type PagePaletteProps } from './page-palette.tsx';
