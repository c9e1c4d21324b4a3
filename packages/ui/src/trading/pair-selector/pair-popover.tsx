import type { LazyPopupState } from '../../overlays/lazy-popup/lazy-popup.tsx';
import { LazyPopoverContent } from '../../overlays/popover/popover.tsx';
import { PairList, type PairListProps } from './pair-list.tsx';

/** The list under a `PairSelector`, fetched with its first use. A market that is chosen closes it. */
export function PairPopover({
  popup,
  title,
  onSelect,
  ...list
}: PairListProps & { popup: LazyPopupState; title: string }) {
  return (
    <LazyPopoverContent
      popup={popup}
      align="start"
      aria-label={title}
      className="ui:flex ui:w-[min(520px,calc(100vw-16px))] ui:flex-col ui:p-0!"
    >
      <PairList
        {...list}
        onSelect={(id) => {
          popup.onOpenChange(false);
          onSelect(id);
        }}
      />
    </LazyPopoverContent>
  );
}
