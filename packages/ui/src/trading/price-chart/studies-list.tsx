import {
  DropdownMenuCheckboxItem,
  LazyMenuContent,
} from '../../overlays/dropdown-menu/dropdown-menu.tsx';
import type { LazyPopupState } from '../../overlays/lazy-popup/lazy-popup.tsx';
import { type ChartStudy, chartStudies } from './chart-data.ts';
import type { PriceChartLabels } from './messages.ts';

/** The menu of the studies, fetched with its first use. */
export function StudiesList({
  popup,
  studies,
  onChange,
  labels,
}: {
  popup: LazyPopupState;
  studies: readonly ChartStudy[];
  onChange: (studies: ChartStudy[]) => void;
  labels: PriceChartLabels;
}) {
  return (
    <LazyMenuContent popup={popup} align="start">
      {chartStudies.map((study) => (
        <DropdownMenuCheckboxItem
          key={study}
          checked={studies.includes(study)}
          // The menu stays open for the choice of several.
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
    </LazyMenuContent>
  );
}
