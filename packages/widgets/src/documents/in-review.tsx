import { useComplianceRequest } from '@agio/api-client/react';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { PendingForReviewModal } from '@agio/ui/pending-for-review';

/** The request in review; it closes with its decision, which is announced on every page. */
export function InReview({ popup: { open, onOpenChange } }: { popup: LazyPopupState }) {
  const { data: request } = useComplianceRequest();
  if (!request) return null;
  const isInReview = request.statusType === 'PendingForReview';
  return <PendingForReviewModal {...{ onOpenChange, request }} open={open && isInReview} />;
}
