import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuSeparator,
  LazyMenuContent,
} from '@agio/ui/dropdown-menu';
import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { messages } from './messages.ts';
import { hideablePanels, type HideablePanel } from './trade-view.tsx';

export interface LayoutMenuProps {
  hidden: ReadonlySet<HideablePanel>;
  onHiddenChange: (hidden: readonly HideablePanel[]) => void;
  /** All panels, in their first sizes. */
  onReset: () => void;
}

/** The panels of the desk; it stays open for the next one. */
export function LayoutMenu({
  hidden,
  onHiddenChange,
  onReset,
  popup,
}: LayoutMenuProps & { popup: LazyPopupState }) {
  const t = useMessages(messages).layout;
  return (
    <LazyMenuContent popup={popup} align="end">
      {hideablePanels.map((panel) => (
        <DropdownMenuCheckboxItem
          key={panel}
          checked={!hidden.has(panel)}
          onSelect={(event) => event.preventDefault()}
          onCheckedChange={(shown) =>
            onHiddenChange(
              hideablePanels.filter((each) => (each === panel ? !shown : hidden.has(each))),
            )
          }
        >
          {t.panels[panel]}
        </DropdownMenuCheckboxItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={onReset}>{t.reset}</DropdownMenuItem>
    </LazyMenuContent>
  );
}
