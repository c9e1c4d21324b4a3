import { UserDetailsDialog } from '@agio/widgets/account';
import type { DialogProps } from './dialog.ts';

/** A user as the back office sees them. */
export const UserDetails = ({ args, ...dialog }: DialogProps<{ user: string }>) => (
  <UserDetailsDialog {...dialog} userId={args.user} />
);
