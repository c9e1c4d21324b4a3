import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { ListFilter } from 'lucide-react';
import { partOf } from '../../../states/lazy-part.ts';
import { filterMessages } from '../../../lists/filters/filter-messages.ts';
import type { FilterChanges, ListView } from './model/list-view.ts';

/** A field of a filter with what it can be. */
export interface ListField {
  readonly id: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly nameOf: (value: string) => string;
  /** What is said where nothing was chosen. */
  readonly all?: string | undefined;
}

/** A field of a filter that is typed. */
export interface ListText {
  readonly id: string;
  readonly name: string;
  readonly hint?: string;
}

export interface ListFiltersProps {
  fields: readonly ListField[];
  texts: readonly ListText[];
  /** Label of the days; undefined where the list is not filtered by days. */
  days: string | undefined;
  filter: ListView['filter'];
  /** An empty value takes a field away. */
  onChange: (changes: FilterChanges) => void;
}

/** Opens the choices by which a list is filtered. */
export function ListFilters(props: ListFiltersProps) {
  const t = useMessages(filterMessages);
  return (
    <LazyPopup kind="dialog" load={loadChoices} contentProps={props}>
      {(button) => (
        <Button data-filter-button {...button}>
          <ListFilter size={16} strokeWidth={1.5} aria-hidden />
          {t.name}
        </Button>
      )}
    </LazyPopup>
  );
}

const loadChoices = partOf(() => import('./filter-choices.tsx'), 'FilterChoices');
