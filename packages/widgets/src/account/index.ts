// @where Widgets: compliance request, uploads, claim of rewards, step-up sign-in
/**
 * The reader's compliance request, claims of rewards, and the sign-in that a refused call asks for.
 *
 * @example
 * ```tsx
 * import { RequestDialog, RequestStatus } from '@agio/widgets/account';
 * import { useState } from 'react';
 *
 * export function Request() {
 *   const [open, setOpen] = useState(false);
 *   return (
 *     <>
 *       <RequestStatus onClick={() => setOpen(true)} />
 *       <RequestDialog open={open} onOpenChange={setOpen} />
 *     </>
 *   );
 * }
 * ```
 *
 * @module
 */

export { ClaimDialog, type ClaimDialogProps } from './claim-dialog.tsx';
export type { AccountDialogProps } from './dialog.ts';
export { RequestDialog, type RequestDialogProps } from './request-dialog.tsx';
export { RequestStatus } from './request-status.tsx';
export { RewardsBanner, type RewardsBannerProps } from './rewards-banner.tsx';
export { useAccountNotices } from './use-account-notices.ts';
export { useCopyCoreId } from './use-copy-core-id.ts';
export { useAddressNotices } from './use-address-notices.ts';
export { UpgradeTier3Dialog, type UpgradeTier3DialogProps } from './upgrade-tier-3-dialog.tsx';
export { UserDetailsDialog, type UserDetailsDialogProps } from './user-details-dialog.tsx';
export { useRequestNotices } from './use-request-notices.ts';
export { useRampNotices } from './use-ramp-notices.ts';
export { useTransferNotices } from './use-transfer-notices.ts';
export { StepUpDialog, type StepUpDialogProps } from './step-up-dialog.tsx';
