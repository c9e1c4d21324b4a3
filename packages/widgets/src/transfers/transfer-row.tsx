import type { Transfer, WalletNetwork } from '@agio/api-client/contract';
import { formatDateTime } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { ProgressBar } from '@agio/ui/progress-bar';
import { partOf } from '../states/lazy-part.ts';
import { exactText } from '../details/figure.tsx';
import { InReview, TransferStatus } from '../details/transfer-status.tsx';
import { messages } from './messages.ts';

const loadDetails = partOf(() => import('./transfer-details.tsx'), 'TransferDetails');

/** A transfer with how far it is, live: it opens its steps. */
export function TransferRow({
  transfer,
  network,
  isMixed = false,
  isHidden = false,
}: {
  transfer: Transfer;
  network: WalletNetwork | undefined;
  /** In a list with others: it says whether it is a deposit. */
  isMixed?: boolean;
  isHidden?: boolean;
}) {
  const t = useMessages(messages).recent;
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { status, review, confirmations, requiredConfirmations: required } = transfer;
  const isConfirming = (status === 'Broadcast' || status === 'Confirming') && review === undefined;
  return (
    <li className="wg:border-t wg:border-line">
      <LazyPopup block kind="dialog" load={loadDetails} contentProps={{ transfer, network }}>
        {(button) => (
          <button
            type="button"
            {...button}
            className="wg:flex wg:w-full wg:cursor-pointer wg:items-center wg:gap-3 wg:rounded-sm wg:py-2 wg:text-start wg:hover:bg-surface-2 wg:focus-ring"
          >
            <span className="wg:min-w-0 wg:flex-1">
              {isHidden ? (
                <Amount value={transfer.netAmount} unit={transfer.asset} masked />
              ) : (
                <bdi
                  dir="ltr"
                  className="wg:num wg:block wg:match-parent wg:font-medium wg:break-all"
                >
                  {exactText(transfer.netAmount, transfer.asset, locale)}
                </bdi>
              )}
              <span className="wg:block wg:text-xs wg:text-fg-muted">
                {isMixed ? `${t[transfer.type]} · ` : null}
                {formatDateTime(transfer.createdAt, { locale, timeZone })}
              </span>
            </span>
            {isConfirming && required > 0 ? (
              <ProgressBar
                label={t.confirmations({ done: confirmations, count: required })}
                value={confirmations / required}
                detail={
                  <span className="wg:num">
                    {t.confirmations({ done: confirmations, count: required })}
                  </span>
                }
                className="wg:w-36"
              />
            ) : (
              <TransferStatus status={status} review={review} />
            )}
            <span className="wg:sr-only">{t.open}</span>
          </button>
        )}
      </LazyPopup>
      <InReview transfer={transfer} />
    </li>
  );
}
