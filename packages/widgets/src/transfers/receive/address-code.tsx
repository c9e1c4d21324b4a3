import { useMessages } from '@agio/ui/language';
import { QrCode } from '../../files/qr-code.tsx';
import { receiveMessages } from './receive-messages.ts';

/** The code of an address, and its place until there is one. */
export function AddressCode({
  address,
  memoLabel,
}: {
  address: string | undefined;
  /** Label of the memo that the sender must enter; null if the address is enough. */
  memoLabel: string | null;
}) {
  const { receive } = useMessages(receiveMessages);
  return (
    <div className="wg:flex wg:flex-col wg:items-center wg:gap-3">
      <QrCode text={address} label={receive.qr} />
      <p className="wg:text-center wg:text-sm wg:text-fg-muted">
        {address === undefined
          ? receive.qrLater
          : memoLabel === null
            ? receive.qrOnly
            : receive.qrNoMemo({ memo: memoLabel })}
      </p>
    </div>
  );
}
