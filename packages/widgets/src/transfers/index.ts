export {
  SendReceiveDialog,
  type SendReceiveDialogProps,
  type TransferTab,
} from './send-receive-dialog.tsx';
export { PendingTransfers, type PendingTransfersProps } from './pending-transfers.tsx';
export { sendDraft } from './send/send-draft.ts';
export { type ChosenNetwork, chosenNetwork, type TransferChoice } from './model/choice.ts';
