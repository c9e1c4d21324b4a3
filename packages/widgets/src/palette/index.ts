/**
 * The command palette of a host: pages, markets and actions by typing, with commands such as `buy 100 xcb`.
 *
 * @example
 * ```tsx
 * import { PagePalette } from '@agio/widgets/palette';
 * import { useState } from 'react';
 *
 * export function Palette() {
 *   const [open, setOpen] = useState(false);
 *   const [search, setSearch] = useState('');
 *   return (
 *     <PagePalette
 *       open={open}
 *       onOpenChange={setOpen}
 *       search={search}
 *       onSearchChange={setSearch}
 *       groups={[{ heading: 'Pages', items: [] }]}
 *     />
 *   );
 * }
 * ```
 *
 * @module
 */

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
