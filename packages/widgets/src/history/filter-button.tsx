import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { ListFilter } from 'lucide-react';
import { partOf } from '../states/lazy-part.ts';
import { filterMessages } from '../lists/filters/filter-messages.ts';
import type { FilterPanelProps } from './filter-panel.tsx';

const load = partOf(() => import('./filter-panel.tsx'), 'FilterPanel');

/** Opens the choices by which a list is filtered. */
export function FilterButton(props: FilterPanelProps) {
  const t = useMessages(filterMessages);
  return (
    <LazyPopup kind="dialog" load={load} contentProps={props}>
      {(button) => (
        <Button {...button} data-filter-button>
          <ListFilter size={16} strokeWidth={1.5} aria-hidden />
          {t.name}
        </Button>
      )}
    </LazyPopup>
  );
}
