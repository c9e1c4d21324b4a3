import type { Aggregation } from '@agio/api-client/contract';
import { useWalletSponsor } from '@agio/api-client/react';
import { shortAddress } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { Callout } from '@agio/ui/callout';
import { CopyButton } from '@agio/ui/copy-button';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages } from '@agio/ui/language';
import { IdValue } from '../../../details/id-value.tsx';
import { exactText, Figure } from '../../../details/figure.tsx';
import { isMove, isShort } from '../model/aggregation.ts';
import { aggregationMessages, walletMessages } from '../wallet-messages.ts';
import { WholeAddress } from '../wallet-cells.tsx';

/** Facts that are compared before an aggregation is approved: amount, addresses, fee, and who pays it. */
export function AggregationFacts({
  aggregation: {
    walletId,
    amount,
    asset,
    sources,
    destination,
    networkFee,
    feeAsset,
    transaction,
    state,
    kind,
    proposalReason,
  },
}: {
  aggregation: Pick<
    Aggregation,
    | 'walletId'
    | 'amount'
    | 'asset'
    | 'sources'
    | 'destination'
    | 'networkFee'
    | 'feeAsset'
    | 'transaction'
  > &
    Partial<Pick<Aggregation, 'state' | 'kind' | 'proposalReason'>>;
}) {
  const t = useMessages(aggregationMessages);
  const { copy, balanceHistory } = useMessages(walletMessages);
  const locale = useLocale();
  const sponsor = useWalletSponsor(walletId);
  const isBefore = state === undefined || state === 'Proposed' || state === 'Approved';
  return (
    <>
      <KeyValueList>
        <KeyValue
          term={kind === 'ToCold' || kind === 'FromCold' ? balanceHistory.kind[kind] : t.arrives}
          className="wg:sm:items-center wg:max-sm:flex-col wg:max-sm:items-stretch wg:max-sm:gap-0"
        >
          <Amount
            value={amount}
            maxDigits={18}
            unit={asset}
            className="wg:text-xl wg:font-semibold wg:wrap-anywhere wg:whitespace-normal!"
          />
        </KeyValue>
        {isMove({ kind }) ? (
          sources.map(({ address }) => (
            <KeyValue key={address} term={t.from}>
              <WholeAddress name={t.from} address={address} />
            </KeyValue>
          ))
        ) : (
          <KeyValue term={t.from}>{t.addresses({ count: sources.length })}</KeyValue>
        )}
        <KeyValue term={t.to}>
          <WholeAddress name={t.to} address={destination} />
        </KeyValue>
        <KeyValue term={t.fee}>
          <Figure>{exactText(networkFee, feeAsset, locale)}</Figure>
        </KeyValue>
        <KeyValue term={t.sponsor}>
          {sponsor.data === undefined ? (
            sponsor.error === undefined ? (
              '…'
            ) : (
              <span className="wg:text-warning">{t.sponsorFailed}</span>
            )
          ) : (
            <span className="wg:inline-flex wg:flex-wrap wg:items-center wg:justify-end wg:gap-x-1">
              <span dir="ltr" className="wg:num">
                {shortAddress(sponsor.data.address)}
              </span>
              <CopyButton
                value={sponsor.data.address}
                labels={{ copy: copy({ name: t.sponsor }) }}
              />
              <span className="wg:num">
                {t.left({ balance: exactText(sponsor.data.balance, sponsor.data.asset, locale) })}
              </span>
            </span>
          )}
        </KeyValue>
        {proposalReason == null ? null : (
          <KeyValue term={t.end.reason}>
            <span className="wg:wrap-anywhere">{proposalReason}</span>
          </KeyValue>
        )}
        {transaction === null ? null : (
          <IdValue term={t.transaction} copy={copy({ name: t.transaction })} value={transaction} />
        )}
      </KeyValueList>
      {isBefore && sponsor.data !== undefined && isShort(networkFee, sponsor.data.balance) ? (
        <Callout tone="danger">{t.short}</Callout>
      ) : null}
    </>
  );
}
