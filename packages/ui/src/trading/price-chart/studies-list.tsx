import { lazyContentProps, type LazyPopupProps } from '../../foundations/use-lazy-popup.ts';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '../../overlays/dropdown-menu/dropdown-menu.tsx';
import { type ChartStudy, chartStudies } from './chart-data.ts';
import type { PriceChartLabels } from './labels.ts';

/** The menu of the studies, fetched with its first use. */
export function StudiesList({
  popup,
  studies,
  onChange,
  labels,
}: {
  popup: LazyPopupProps;
  studies: readonly ChartStudy[];
  onChange: (studies: ChartStudy[]) => void;
  labels: PriceChartLabels;
}) {
  return (
    <DropdownMenu open={popup.open} onOpenChange={popup.onOpenChange}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden tabIndex={-1} className="ui:pointer-events-none ui:absolute ui:inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" {...lazyContentProps(popup)}>
        {chartStudies.map((study) => (
          <DropdownMenuCheckboxItem
            key={study}
            checked={studies.includes(study)}
            // Several are chosen in one go: the menu stays.
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(checked) =>
              onChange(
                chartStudies.filter((each) => (each === study ? checked : studies.includes(each))),
              )
            }
          >
            {labels.study[study]}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
