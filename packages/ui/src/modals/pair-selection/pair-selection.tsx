import { Loadable, type LoadNotes } from '../../feedback/loadable/loadable.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { type LoadState, readyState } from '../../foundations/load-state.ts';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { Modal, type ModalProps } from '../shared/modal.tsx';
import {
  type PairSelectorLabels,
  pairSelectorMessages,
} from '../../trading/pair-selector/messages.ts';
import { PairList, type PairListProps } from '../../trading/pair-selector/pair-list.tsx';
import * as terms from '../../foundations/terms/terms.ts';

const messages = defineMessages('pairSelection', {
  loading: 'Loading markets',
  failed: terms.marketsNotLoaded,
});
export type PairSelectionLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages> & {
    title: string;
    /** Words of the list. */
    list?: Partial<PairSelectorLabels> | undefined;
  };

export interface PairSelectionModalProps
  extends
    ModalProps,
    Pick<PairListProps, 'current' | 'favourites' | 'onFavouriteChange' | 'onSelect' | 'locale'> {
  /** Undefined until they are loaded. */
  pairs: PairListProps['pairs'] | undefined;
  /** The state of the markets: loading, ready, out of date or missing; derived from `pairs` by default. */
  state?: LoadState | undefined;
  /** The words of the states, in place of the modal's own. */
  notes?: LoadNotes | undefined;
  /** Loads the markets again. */
  onRetry?: (() => void) | undefined;
  labels?: Partial<PairSelectionLabels> | undefined;
}

/** All markets with a search, in a dialog for phones. On a desk, `PairSelector` opens the same list at its button. */
export function PairSelectionModal({
  pairs,
  current,
  favourites,
  onFavouriteChange,
  onSelect,
  locale,
  state = pairs === undefined ? { status: 'loading' } : readyState,
  notes,
  onRetry,
  labels,
  ...modal
}: PairSelectionModalProps) {
  const { title } = useMessages(pairSelectorMessages);
  const words: PairSelectionLabels = {
    title,
    ...useMessages(overlayMessages),
    ...useMessages(messages, labels),
  };
  return (
    <Modal heading={words.title} closeLabel={words.close} size="lg" {...modal}>
      <Loadable
        state={state}
        onRetry={onRetry}
        notes={{
          loading: words.loading,
          ...notes,
          error: { title: words.failed, ...notes?.error },
        }}
        skeleton={<Skeletons />}
        className="ui:min-h-0"
      >
        <PairList
          {...{ current, favourites, onFavouriteChange, locale }}
          pairs={pairs ?? []}
          onSelect={(id) => {
            onSelect(id);
            modal.onOpenChange(false);
          }}
          labels={words.list}
          className="ui:px-3 ui:pb-3"
        />
      </Loadable>
    </Modal>
  );
}

/** Placeholders with the height of the list and its search. */
function Skeletons() {
  return (
    <div className="ui:flex ui:flex-col ui:gap-3 ui:px-6 ui:pt-2 ui:pb-6">
      <Skeleton className="ui:h-9" />
      {Array.from({ length: 7 }, (_, row) => (
        <Skeleton key={row} className="ui:h-6" />
      ))}
    </div>
  );
}
