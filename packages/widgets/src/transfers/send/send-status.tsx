import { errorToast } from '@agio/api-client';
import type { Transfer, WalletNetwork } from '@agio/api-client/contract';
import { useCancelWithdrawal, useTransfers } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { TransferSteps } from '@agio/ui/transfer-on-processing';
import { ExternalLink, Printer } from 'lucide-react';
import { addRows, printDocument } from '../../files/print-document.ts';
import { InHistoryButton } from '../../lists/history-link.tsx';
import { InReview } from '../../details/transfer-status.tsx';
import { reviewMessages } from '../../words/review-messages.ts';
import { statusMessages, transferState } from '../../words/status-messages.ts';
import { serverText } from '../../intent/refusals.tsx';
import { StepTitle } from '../../intent/step-title.tsx';
import { explorerOf, processedOf } from '../model/processed-transfer.ts';
import { receiptRows } from './receipt.ts';
import type { SendIntent } from './send-draft.ts';
import { sendMessages } from './send-messages.ts';

export interface SendStatusProps {
  /** Transfer of the answer; its updates arrive live. */
  transfer: Transfer;
  intent: SendIntent;
  network: WalletNetwork | undefined;
  onAgain: () => void;
  onClose: () => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Live state of a transfer, with the actions that it allows. */
export function SendStatus({
  transfer: answered,
  intent,
  network,
  onAgain,
  onClose,
}: SendStatusProps) {
  const { transfer: statuses } = useMessages(statusMessages);
  const { done, receipt } = useMessages(sendMessages);
  const { done: cancelling } = useMessages(reviewMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { data } = useTransfers({ clientTransferId: intent.clientTransferId, limit: 1 });
  const { cancelWithdrawal, isPending, error } = useCancelWithdrawal();
  const transfer = data?.items.find(({ id }) => id === answered.id) ?? answered;
  const explorer = explorerOf(transfer, network);
  const isUnchanged = transfer.status === 'Requested';
  return (
    <section
      aria-label={done.title}
      data-status={transfer.status}
      className="wg:mx-auto wg:flex wg:w-full wg:max-w-150 wg:flex-col wg:gap-4 wg:p-6 wg:max-sm:p-4"
    >
      <StepTitle>{done.title}</StepTitle>
      <output className="wg:sr-only">{statuses[transferState(transfer)]}</output>
      <TransferSteps transfer={processedOf(transfer, network)} />
      <InReview transfer={transfer} />
      {error !== undefined && isUnchanged ? (
        <Callout live tone="danger" title={cancelling.cancelFailed}>
          {errorToast(error) && serverText(error)}
        </Callout>
      ) : null}
      <div className="wg:flex wg:flex-wrap wg:justify-end wg:gap-2 wg:border-t wg:border-line wg:pt-4">
        {transfer.cancellable && transfer.review === undefined ? (
          <Button
            variant="danger"
            loading={isPending}
            onClick={() => void cancelWithdrawal({ id: transfer.id }).catch(() => undefined)}
          >
            {cancelling.cancel}
          </Button>
        ) : null}
        <Button
          icon={<Printer {...icon} />}
          onClick={() =>
            printDocument(receipt.title, locale, (body) =>
              addRows(
                body,
                receiptRows(transfer, network, { receipt, status: statuses, locale, timeZone }),
              ),
            )
          }
        >
          {done.print}
        </Button>
        {explorer?.startsWith('https://') === true ? (
          <Button asChild icon={<ExternalLink {...icon} className="wg:rtl:-scale-x-100" />}>
            <a href={explorer} target="_blank" rel="noreferrer">
              {done.explorer}
            </a>
          </Button>
        ) : null}
        <InHistoryButton tab="transfers" id={transfer.id} />
        <Button onClick={onAgain}>{done.again}</Button>
        <Button variant="primary" onClick={onClose}>
          {done.close}
        </Button>
      </div>
    </section>
  );
}
