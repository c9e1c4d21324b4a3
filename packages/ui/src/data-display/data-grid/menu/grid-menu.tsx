import { Settings2 } from 'lucide-react';
import { IconButton } from '../../../controls/icon-button/icon-button.tsx';
import { useMessages } from '../../../foundations/language/language.tsx';
import { LazyPopup } from '../../../overlays/lazy-popup/lazy-popup.tsx';
import type { GridMenuProps } from './grid-menu-content.tsx';
import { gridMessages } from '../grid-messages.ts';

/** Which columns are shown and pinned, and how high the rows are. */
export function GridMenu<Row>(props: GridMenuProps<Row>) {
  const t = useMessages(gridMessages);
  // The columns are only named in the menu: of what their rows are, it knows nothing.
  const contentProps = props as GridMenuProps<unknown>;
  return (
    <LazyPopup load={loadMenu} contentProps={contentProps}>
      {(button) => (
        <IconButton label={t.view} {...button}>
          <Settings2 size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </LazyPopup>
  );
}

const loadMenu = async () => ({
  default: (await import('./grid-menu-content.tsx')).GridMenuContent<unknown>,
});
