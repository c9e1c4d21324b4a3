import { useMessages } from '../../../foundations/language/language.tsx';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  LazyMenuContent,
} from '../../../overlays/dropdown-menu/dropdown-menu.tsx';
import type { LazyPopupState } from '../../../overlays/lazy-popup/lazy-popup.tsx';
import {
  type DataGridColumn,
  type DataGridLayout,
  gridDensities,
  initialGridLayout,
  toggled,
} from '../grid-layout.ts';
import { gridMessages } from '../grid-messages.ts';

export interface GridMenuProps<Row> {
  columns: readonly DataGridColumn<Row>[];
  layout: DataGridLayout;
  onLayoutChange: (layout: DataGridLayout) => void;
}

/** The menu of a grid, fetched when its button is reached. It stays open while it is used. */
export function GridMenuContent<Row>({
  columns,
  layout,
  onLayoutChange,
  popup,
}: GridMenuProps<Row> & { popup: LazyPopupState }) {
  const t = useMessages(gridMessages);
  const optional = columns.filter((column) => column.optional);
  const pinnable = columns.filter(({ id, rowHeader }) => !rowHeader && !layout.hidden.includes(id));
  const stayOpen = (event: Event) => event.preventDefault();
  return (
    <LazyMenuContent popup={popup} align="end">
      {optional.length === 0 ? null : (
        <DropdownMenuGroup aria-label={t.columns}>
          <DropdownMenuLabel>{t.columns}</DropdownMenuLabel>
          {optional.map(({ id, header }) => (
            <DropdownMenuCheckboxItem
              key={id}
              checked={!layout.hidden.includes(id)}
              onSelect={stayOpen}
              onCheckedChange={() =>
                onLayoutChange({ ...layout, hidden: toggled(layout.hidden, id) })
              }
            >
              {header}
            </DropdownMenuCheckboxItem>
          ))}
          <DropdownMenuSeparator />
        </DropdownMenuGroup>
      )}
      <DropdownMenuGroup aria-label={t.pinned}>
        <DropdownMenuLabel>{t.pinned}</DropdownMenuLabel>
        {pinnable.map(({ id, header }) => (
          <DropdownMenuCheckboxItem
            key={id}
            checked={layout.pinned.includes(id)}
            onSelect={stayOpen}
            onCheckedChange={() =>
              onLayoutChange({ ...layout, pinned: toggled(layout.pinned, id) })
            }
          >
            {header}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuGroup>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{t.density}</DropdownMenuLabel>
      <DropdownMenuRadioGroup aria-label={t.density} value={layout.density}>
        {gridDensities.map((density) => (
          <DropdownMenuRadioItem
            key={density}
            value={density}
            onSelect={(event) => {
              stayOpen(event);
              onLayoutChange({ ...layout, density });
            }}
          >
            {t.densities[density]}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => onLayoutChange(initialGridLayout)}>
        {t.reset}
      </DropdownMenuItem>
    </LazyMenuContent>
  );
}
