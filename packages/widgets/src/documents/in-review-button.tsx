import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { partOf } from '../states/lazy-part.ts';
import { messages } from './messages.ts';

const load = partOf(() => import('./in-review.tsx'), 'InReview');
const nothing = {};

/** Shows the request that is in review: since when, and what is usual. */
export function InReviewButton() {
  const t = useMessages(messages);
  return (
    <LazyPopup kind="dialog" load={load} contentProps={nothing}>
      {(button) => (
        <Button size="sm" {...button}>
          {t.seeRequest}
        </Button>
      )}
    </LazyPopup>
  );
}
