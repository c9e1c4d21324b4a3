import { Settings2 } from 'lucide-react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { useMessages } from '../../foundations/language/language.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../overlays/dropdown-menu/dropdown-menu.tsx';
import {
  type DataGridColumn,
  type DataGridLayout,
  gridDensities,
  initialGridLayout,
  toggled,
} from './grid-layout.ts';
import { gridMessages } from './grid-messages.ts';

/** Which columns are shown and pinned, and how high the rows are. The menu stays open while it is used. */
export function GridMenu<Row>({
  columns,
  layout,
  onLayoutChange,
}: {
  columns: readonly DataGridColumn<Row>[];
  layout: DataGridLayout;
  onLayoutChange: (layout: DataGridLayout) => void;
}) {
  const t = useMessages(gridMessages);
  const optional = columns.filter((column) => column.optional);
  const pinnable = columns.filter(({ id, rowHeader }) => !rowHeader && !layout.hidden.includes(id));
  const stayOpen = (event: Event) => event.preventDefault();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t.view}>
          <Settings2 size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
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
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
