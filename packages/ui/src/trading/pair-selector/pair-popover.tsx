import {
  LazyAnchor,
  lazyContentProps,
  type LazyPopupState,
} from '../../overlays/lazy-popup/lazy-popup.tsx';
import { Popover, PopoverAnchor, PopoverContent } from '../../overlays/popover/popover.tsx';
import { PairList, type PairListProps } from './pair-list.tsx';

/** The list under a `PairSelector`, fetched with its first use. A market that is chosen closes it. */
export function PairPopover({
  popup,
  title,
  onSelect,
  ...list
}: PairListProps & { popup: LazyPopupState; title: string }) {
  return (
    <Popover open={popup.open} onOpenChange={popup.onOpenChange}>
      <PopoverAnchor asChild>
        <LazyAnchor />
      </PopoverAnchor>
      <PopoverContent
        align="start"
        aria-label={title}
        className="ui:flex ui:w-[min(520px,calc(100vw-16px))] ui:flex-col ui:p-0!"
        {...lazyContentProps(popup)}
      >
        <PairList
          {...list}
          onSelect={(id) => {
            popup.onOpenChange(false);
            onSelect(id);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
