import { Suspense } from 'react';
import { lazyPart } from '../../../states/lazy-part.ts';
import { Section } from '../../../states/index.ts';
import type { SavedViewListProps } from './saved-view-list.tsx';

const SavedViewList = lazyPart(() => import('./saved-view-list.tsx'), 'SavedViewList');

/** The saved views of a list, at the end of its heading. Their code comes after the list. */
export function SavedViews(props: SavedViewListProps) {
  return (
    <Section isQuiet>
      <Suspense>
        <SavedViewList {...props} />
      </Suspense>
    </Section>
  );
}
