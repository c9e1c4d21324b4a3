import { lazyContentProps, type LazyPopupProps } from '../../foundations/use-lazy-popup.ts';
import { Popover, PopoverAnchor, PopoverContent } from '../../overlays/popover/popover.tsx';
import { PairList, type PairListProps } from './pair-list.tsx';

/** The list under a `PairSelector`, fetched with its first use. */
export function PairPopover({
  popup,
  title,
  ...list
}: PairListProps & { popup: LazyPopupProps; title: string }) {
  const { onCloseAutoFocus, onInteractOutside } = lazyContentProps(popup);
  return (
    <Popover open={popup.open} onOpenChange={popup.onOpenChange}>
      <PopoverAnchor asChild>
        <span aria-hidden className="ui:pointer-events-none ui:absolute ui:inset-0" />
      </PopoverAnchor>
      <PopoverContent
        align="start"
        aria-label={title}
        className="ui:flex ui:w-[min(472px,calc(100vw-16px))] ui:flex-col ui:p-0!"
        onCloseAutoFocus={onCloseAutoFocus}
        onInteractOutside={onInteractOutside}
      >
        <PairList {...list} />
      </PopoverContent>
    </Popover>
  );
}
