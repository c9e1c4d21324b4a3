import type { Glyph } from '@agio/ui/glyph';
import { usePaletteItems } from '../../palette/index.ts';

/** Something that can be done with what is open. */
export interface ItemAction {
  readonly label: string;
  readonly icon: Glyph;
  /** Leads somewhere, or opens the form of an act: it never acts itself. */
  readonly onSelect: () => void;
}

/** Lists what can be done with what is open in the command palette, before everything else. */
export function useItemActions(heading: string, actions: readonly (ItemAction | false)[]): void {
  usePaletteItems({
    isFirst: true,
    groups: [
      {
        heading,
        items: actions.flatMap((action) => {
          if (action === false) return [];
          const { label, icon: Icon, onSelect } = action;
          return {
            id: `office:act:${heading}:${label}`,
            label,
            icon: <Icon size={16} strokeWidth={1.5} />,
            onSelect,
          };
        }),
      },
    ],
  });
}
