import { RequestDialog as Request } from '@agio/widgets/account';
import { keptUser } from '../../shared/user/user-store.ts';
import type { DialogProps } from './dialog.ts';

const backInReview = () => keptUser.markLastRequestPending();

/** Behind the status button. What was sent is remembered, so that the next page has the right menus at once. */
export const RequestDialog = ({ open, onOpenChange }: DialogProps) => (
  <Request {...{ open, onOpenChange }} onBackInReview={backInReview} />
);
