import { ChevronDown } from 'lucide-react';
import { type ComponentProps } from 'react';
import { PairIcon } from '../../data-display/pair-icon/pair-icon.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useMessages } from '../../foundations/language/language.tsx';
import { sentence } from '../../foundations/sentence/sentence.ts';
import { mergeRefs } from '../../foundations/merge-refs.ts';
import { LazyPopup } from '../../overlays/lazy-popup/lazy-popup.tsx';
import type { PairFigures, PairGroup, SelectablePair } from './find-pairs.ts';
import { type PairSelectorLabels, pairSelectorMessages } from './messages.ts';
import type { PairListProps } from './pair-list.tsx';

export type { PairFigures, PairGroup, PairListProps, PairSelectorLabels, SelectablePair };

export interface PairSelectorProps
  extends
    Omit<ComponentProps<'button'>, 'onSelect' | 'children'>,
    Pick<
      PairListProps,
      | 'pairs'
      | 'figuresOf'
      | 'volumeUnit'
      | 'favourites'
      | 'onFavouriteChange'
      | 'onSelect'
      | 'locale'
    > {
  /** The chosen market; shown on the button. */
  pair: Pick<SelectablePair, 'id' | 'baseAsset' | 'quoteAsset'>;
  labels?: Partial<PairSelectorLabels> | undefined;
}

/** The current market as a button that opens the list of all markets. */
export function PairSelector({
  pair,
  pairs,
  figuresOf,
  volumeUnit,
  favourites,
  onFavouriteChange,
  onSelect,
  locale,
  labels: ownLabels,
  className,
  ref,
  ...rest
}: PairSelectorProps) {
  const labels = useMessages(pairSelectorMessages, ownLabels);
  return (
    <LazyPopup
      kind="dialog"
      load={loadPairList}
      contentProps={{
        title: labels.title,
        pairs,
        figuresOf,
        volumeUnit,
        current: pair.id,
        favourites,
        onFavouriteChange,
        onSelect,
        locale,
        labels: ownLabels,
      }}
    >
      {(button) => (
        <button
          data-slot="pair-selector"
          type="button"
          className={cn(
            'ui:flex ui:h-9 ui:flex-none ui:cursor-pointer ui:items-center ui:gap-2.5 ui:rounded-control ui:ps-2 ui:pe-2.5 ui:text-lg ui:font-semibold ui:tracking-tight ui:whitespace-nowrap ui:hover:bg-surface-2 ui:state-open:bg-surface-2 ui:touch:h-11',
            className,
          )}
          {...rest}
          {...button}
          ref={mergeRefs(button.ref, ref)}
        >
          <PairIcon base={pair.baseAsset} quote={pair.quoteAsset} />
          <span>
            {sentence(labels.change, {
              pair: () => (
                <>
                  {pair.baseAsset}
                  <span className="ui:font-medium ui:text-fg-muted">/{pair.quoteAsset}</span>
                </>
              ),
              more: (words) => <span className="ui:visually-hidden">{words}</span>,
            })}
          </span>
          <ChevronDown size={14} strokeWidth={1.5} aria-hidden className="ui:text-fg-muted" />
        </button>
      )}
    </LazyPopup>
  );
}

/** Fetches the code of the list, where its first opening should not wait for it. */
export const loadPairList = async () => ({
  default: (await import('./pair-popover.tsx')).PairPopover,
});
