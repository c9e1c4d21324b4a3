import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { useMessages } from '../../foundations/language/language.tsx';
import { gridMessages } from './grid-messages.ts';

/** Actions for the selected rows. The bar covers the last rows, so that nothing moves when it appears. */
export function GridBulk({
  count,
  isFloating,
  onClear,
  children,
}: {
  count: number;
  /** Over the rows of the box around it; otherwise at the end of the page. */
  isFloating: boolean;
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useMessages(gridMessages);
  return (
    <>
      {/* Stays in the page, so that a screen reader says how it changes. */}
      <output data-slot="data-grid-selected" className="ui:visually-hidden">
        {count === 0 ? '' : t.selected({ count })}
      </output>
      {count === 0 ? null : (
        <fieldset
          data-slot="data-grid-bulk"
          aria-label={t.selected({ count })}
          className={cn(
            isFloating ? 'ui:absolute ui:inset-x-2' : 'ui:sticky',
            'ui:bottom-3 ui:z-20 ui:mx-auto ui:flex ui:w-fit ui:max-w-[calc(100%-1rem)] ui:flex-wrap ui:items-center ui:gap-2 ui:rounded-panel ui:border ui:border-line-overlay ui:bg-overlay ui:py-2 ui:ps-4 ui:pe-2 ui:text-sm ui:text-fg ui:shadow-overlay',
          )}
        >
          <span
            data-slot="data-grid-count"
            aria-hidden
            className="ui:num ui:me-2 ui:whitespace-nowrap"
          >
            {t.selected({ count })}
          </span>
          {children}
          <IconButton label={t.clear} onClick={onClear}>
            <X size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </fieldset>
      )}
    </>
  );
}
