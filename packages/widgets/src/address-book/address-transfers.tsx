import type { AddressBookEntry, Transfer } from '@agio/api-client/contract';
import { useAddressTransfers } from '@agio/api-client/react';
import { Amount } from '@agio/ui/amount';
import { Button } from '@agio/ui/button';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { dialogMessages } from './dialog-messages.ts';
import { TransferStatus } from '../details/transfer-status.tsx';

/** Maximum number of transfers in one answer of the exchange. */
const maxTransfers = 50;

/** The history of an entry's use: the transfers to it, newest first. */
export function AddressTransfers({ entry }: { entry: AddressBookEntry }) {
  const t = useMessages(dialogMessages).details;
  const { data, error, mutate } = useAddressTransfers(entry.id);
  return (
    <section aria-label={t.history}>
      <h3 className="wg:mb-1 wg:text-sm wg:font-medium">{t.history}</h3>
      {data === undefined && error === undefined ? <Skeleton className="wg:h-10" /> : null}
      {data === undefined && error !== undefined ? (
        <p className="wg:flex wg:items-center wg:gap-2 wg:text-sm wg:text-fg-muted">
          {t.historyFailed}
          <Button size="sm" onClick={() => void mutate()}>
            {t.retry}
          </Button>
        </p>
      ) : null}
      {data?.length === 0 ? <p className="wg:text-sm wg:text-fg-muted">{t.never}</p> : null}
      <ul>
        {data?.map((transfer) => (
          <TransferItem key={transfer.id} transfer={transfer} />
        ))}
      </ul>
      {data?.length === maxTransfers ? (
        <p className="wg:mt-2 wg:text-sm wg:text-fg-muted">
          {t.historyMost({ count: maxTransfers })}
        </p>
      ) : null}
    </section>
  );
}

function TransferItem({ transfer }: { transfer: Transfer }) {
  const { amount, asset, status, review, createdAt } = transfer;
  return (
    <li className="wg:flex wg:items-center wg:gap-2 wg:border-t wg:border-line-overlay wg:py-2 wg:text-sm wg:first:border-t-0">
      <span className="wg:min-w-0 wg:flex-1">
        <span className="wg:block wg:font-medium">
          <Amount value={amount} maxDigits={18} unit={asset} />
        </span>
        <TimeText iso={createdAt} short className="wg:text-fg-muted" />
      </span>
      <TransferStatus status={status} review={review} />
    </li>
  );
}
