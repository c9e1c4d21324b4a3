import type { Transfer, WalletNetwork } from '@agio/api-client/contract';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { TransferOnProcessingModal } from '@agio/ui/transfer-on-processing';
import { InReview } from '../details/transfer-status.tsx';
import { explorerOf, processedOf } from './model/processed-transfer.ts';

/** The steps of one transfer over what listed it. */
export function TransferDetails({
  transfer,
  network,
  popup: { open, onOpenChange },
}: {
  transfer: Transfer;
  network: WalletNetwork | undefined;
  popup: LazyPopupState;
}) {
  return (
    <TransferOnProcessingModal
      open={open}
      onOpenChange={onOpenChange}
      transfer={processedOf(transfer, network)}
      explorerUrl={explorerOf(transfer, network)}
    >
      <InReview transfer={transfer} />
    </TransferOnProcessingModal>
  );
}
