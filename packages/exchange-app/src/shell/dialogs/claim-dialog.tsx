import { ClaimDialog as Claim } from '@agio/widgets/account';
import type { DialogProps } from './dialog.ts';

/** Claims the reward of the address. */
export const ClaimDialog = ({ args, open, onOpenChange }: DialogProps<{ reward: string }>) => (
  <Claim {...{ open, onOpenChange }} reward={args.reward} />
);
