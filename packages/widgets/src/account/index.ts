export { ClaimDialog, type ClaimDialogProps } from './claim-dialog.tsx';
export type { AccountDialogProps } from './dialog.ts';
export { RequestDialog, type RequestDialogProps } from './request-dialog.tsx';
export { RequestStatus } from './request-status.tsx';
export { RewardsBanner, type RewardsBannerProps } from './rewards-banner.tsx';
export { StepUpDialog, type StepUpDialogProps } from './step-up-dialog.tsx';
