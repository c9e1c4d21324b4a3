import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup, type LazyPopupProps } from '@agio/ui/lazy-popup';
import { ListFilter } from 'lucide-react';
import { filterMessages } from './filter-messages.ts';

/** Opens the choices by which a list is filtered. */
export function FilterButton<Props extends object>({
  load,
  contentProps,
  asIcon,
}: Pick<LazyPopupProps<Props>, 'load' | 'contentProps'> & {
  /** Shows an icon without a word, in colour while the list is filtered. */
  asIcon?: { isFiltered: boolean } | undefined;
}) {
  const { name } = useMessages(filterMessages);
  return (
    <LazyPopup kind="dialog" load={load} contentProps={contentProps}>
      {(button) =>
        asIcon ? (
          <IconButton
            size="sm"
            label={name}
            {...button}
            data-filter-button
            className={asIcon.isFiltered ? 'wg:text-accent' : undefined}
          >
            <ListFilter size={14} strokeWidth={1.5} aria-hidden />
          </IconButton>
        ) : (
          <Button {...button} data-filter-button>
            <ListFilter size={16} strokeWidth={1.5} aria-hidden />
            {name}
          </Button>
        )
      }
    </LazyPopup>
  );
}
