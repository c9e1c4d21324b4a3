/**
 * Transfers to and from outside the exchange, and those that have not arrived yet.
 *
 * @example
 * ```tsx
 * import { PendingTransfers, SendReceiveDialog, type TransferTab } from '@agio/widgets/transfers';
 * import { useState } from 'react';
 *
 * export function Transfers() {
 *   const [open, setOpen] = useState(false);
 *   const [tab, setTab] = useState<TransferTab>('send');
 *   return (
 *     <>
 *       <button type="button" onClick={() => setOpen(true)}>Send and receive</button>
 *       <SendReceiveDialog
 *         open={open}
 *         onOpenChange={setOpen}
 *         tab={tab}
 *         onChoose={(choice) => setTab(choice.tab)}
 *       />
 *       <PendingTransfers />
 *     </>
 *   );
 * }
 * ```
 *
 * @module
 */

export {
  SendReceiveDialog,
  type SendReceiveDialogProps,
  type TransferTab,
} from './send-receive-dialog.tsx';
export { PendingTransfers, type PendingTransfersProps } from './pending-transfers.tsx';
export { sendDraft } from './send/send-draft.ts';
export { type ChosenNetwork, chosenNetwork, type TransferChoice } from './model/choice.ts';
