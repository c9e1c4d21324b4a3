import type { ReactNode } from 'react';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useMessages } from '../../foundations/language/language.tsx';
import { CardSkeletons } from '../data-table/table-frame.tsx';
import { CardList } from '../data-table/table-rows.tsx';
import { gridMessages } from './grid-messages.ts';

/** The rows as cards, where the grid is narrow. */
export function GridCards<Row>({
  label,
  rows,
  rowId,
  rowName,
  card,
  cardHeight,
  skeletons,
  canSelect,
  isSelected,
  onToggle,
}: {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  card: (row: Row) => ReactNode;
  /** In rem. */
  cardHeight: number;
  /** Number of placeholders while the rows load; undefined: they are there. */
  skeletons: number | undefined;
  canSelect: (row: Row) => boolean;
  isSelected: (id: string) => boolean;
  onToggle: (id: string, isRange: boolean) => void;
}) {
  const t = useMessages(gridMessages);
  if (skeletons !== undefined)
    return <CardSkeletons label={label} count={skeletons} height={cardHeight} />;
  return (
    <CardList
      label={label}
      rows={rows}
      rowId={rowId}
      estimate={cardHeight * 16}
      card={(row) =>
        canSelect(row) ? (
          <SelectableCard
            label={t.select({ row: rowName(row) })}
            isSelected={isSelected(rowId(row))}
            onToggle={() => onToggle(rowId(row), false)}
          >
            {card(row)}
          </SelectableCard>
        ) : (
          card(row)
        )
      }
    />
  );
}

function SelectableCard({
  label,
  isSelected,
  onToggle,
  children,
}: {
  label: string;
  isSelected: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <div
      data-slot="data-grid-card"
      className={cn('ui:flex ui:items-center ui:ps-4', isSelected && 'ui:bg-accent-soft')}
    >
      <Checkbox aria-label={label} checked={isSelected} onCheckedChange={onToggle} />
      <div data-slot="data-grid-card-body" className="ui:min-w-0 ui:flex-1">
        {children}
      </div>
    </div>
  );
}
