import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { ModalError, Modal, type ModalProps } from '../shared/modal.tsx';
import {
  type PairSelectorLabels,
  pairSelectorMessages,
} from '../../trading/pair-selector/labels.ts';
import { PairList, type PairListProps } from '../../trading/pair-selector/pair-list.tsx';
import type { ReactNode } from 'react';

const messages = defineMessages('pairSelection', { loading: 'Loading markets' });
export type PairSelectionLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages> & {
    title: string;
    /** Words of the list itself. */
    list?: Partial<PairSelectorLabels> | undefined;
  };

export interface PairSelectionModalProps
  extends
    ModalProps,
    Pick<PairListProps, 'current' | 'favourites' | 'onFavouriteChange' | 'onSelect' | 'locale'> {
  /** Nothing while they are loaded. */
  pairs: PairListProps['pairs'] | undefined;
  /** Why they could not be loaded, with the way to try again. */
  error?: ReactNode;
  labels?: Partial<PairSelectionLabels> | undefined;
}

/** All markets with a search, as large as a phone needs it. On a desk the pair selector opens the same list at its button. */
export function PairSelectionModal({
  pairs,
  current,
  favourites,
  onFavouriteChange,
  onSelect,
  locale,
  error,
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
      {error === undefined ? null : (
        <div className="ui:px-6 ui:pt-2 ui:pb-4">
          <ModalError>{error}</ModalError>
        </div>
      )}
      {pairs === undefined ? (
        error === undefined ? (
          <LoadingRows label={words.loading} />
        ) : null
      ) : (
        <PairList
          {...{ pairs, current, favourites, onFavouriteChange, locale }}
          onSelect={(id) => {
            onSelect(id);
            modal.onOpenChange(false);
          }}
          labels={words.list}
          className="ui:px-3 ui:pb-3"
        />
      )}
    </Modal>
  );
}

/** As high as the list with its search. */
function LoadingRows({ label }: { label: string }) {
  return (
    <div className="ui:flex ui:flex-col ui:gap-3 ui:px-6 ui:pt-2 ui:pb-6" aria-busy="true">
      <span className="ui:visually-hidden">{label}</span>
      <Skeleton className="ui:h-9" />
      {Array.from({ length: 7 }, (_, row) => (
        <Skeleton key={row} className="ui:h-6" />
      ))}
    </div>
  );
}
