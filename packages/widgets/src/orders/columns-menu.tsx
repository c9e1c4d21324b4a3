import { DropdownMenuCheckboxItem, LazyMenuContent } from '@agio/ui/dropdown-menu';
import type { LazyPopupState } from '@agio/ui/lazy-popup';

export interface ColumnsMenuProps {
  /** The columns that can be taken away, in their order. */
  columns: readonly { readonly id: string; readonly header: string }[];
  hidden: readonly string[];
  onHiddenChange: (hidden: readonly string[]) => void;
}

/** Chooses the columns of a table; it stays open for the next one. */
export function ColumnsMenu({
  columns,
  hidden,
  onHiddenChange,
  popup,
}: ColumnsMenuProps & { popup: LazyPopupState }) {
  return (
    <LazyMenuContent popup={popup} align="end">
      {columns.map(({ id, header }) => (
        <DropdownMenuCheckboxItem
          key={id}
          checked={!hidden.includes(id)}
          onSelect={(event) => event.preventDefault()}
          onCheckedChange={(shown) =>
            onHiddenChange(shown ? hidden.filter((each) => each !== id) : [...hidden, id])
          }
        >
          {header}
        </DropdownMenuCheckboxItem>
      ))}
    </LazyMenuContent>
  );
}
