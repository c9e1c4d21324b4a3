import type { AddressBookEntry, Transfer, WalletNetwork } from '@agio/api-client/contract';
import { useTransfers } from '@agio/api-client/react';
import { Decimal, formatDateTime, formatFiat, groupAddress } from '@agio/money';
import { AddressGroups } from '@agio/ui/address-input';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { Checkbox } from '@agio/ui/checkbox';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { type ReactNode, useState } from 'react';
import { useHost } from '../../host/index.ts';
import { exactText, Figure } from '../../details/figure.tsx';
import { StepTitle } from '../../intent/step-title.tsx';
import { arrivalText } from '../arrival.ts';
import { messages } from '../messages.ts';
import { sameUnderWay } from '../model/same-transfer.ts';
import type { SendIntent } from './send-draft.ts';
import { sendMessages } from './send-messages.ts';

export interface SendReviewProps {
  intent: SendIntent;
  /** Reason for which the earlier try was not taken. */
  refusal: ReactNode;
  network: WalletNetwork | undefined;
  /** The entry of the address book that the address is. */
  entry: AddressBookEntry | undefined;
  /** Price of one unit, in the reader's currency. */
  price: Decimal | undefined;
  isPending: boolean;
  /** The answer was lost and is looked for. */
  isChecking: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** All of the transfer as it is sent, to be compared before it is. */
export function SendReview({
  intent,
  refusal,
  network,
  entry,
  price,
  isPending,
  isChecking,
  onBack,
  onConfirm,
}: SendReviewProps) {
  const t = useMessages(messages);
  const { review, summary, send } = useMessages(sendMessages);
  const locale = useLocale();
  const { currency } = useHost();
  const [hasCompared, setCompared] = useState(false);
  const [meansSecond, setMeansSecond] = useState(false);
  const { data: past } = useTransfers({ type: 'Withdrawal', asset: intent.asset, limit: 10 });
  const same = sameUnderWay(intent, past?.items ?? []);
  const { asset, address, memo } = intent;
  const amount = Decimal.of(intent.amount);
  const fee = Decimal.of(network?.withdrawalFee ?? '0');
  const net = amount.minus(fee);
  const exact = (value: Decimal) => exactText(value, asset, locale);
  const count = groupAddress(address).length;
  const mayConfirm = hasCompared && (!same || meansSecond);
  return (
    <form
      aria-label={review.title}
      className="wg:mx-auto wg:flex wg:w-full wg:max-w-150 wg:flex-col wg:gap-3 wg:p-6 wg:max-sm:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayConfirm && !isPending) onConfirm();
      }}
    >
      <StepTitle>{review.title}</StepTitle>
      {refusal === undefined ? null : (
        <Callout live tone="danger" title={review.refusedTitle}>
          {refusal}
        </Callout>
      )}
      {same ? <SentBefore {...{ same, meansSecond }} onMean={setMeansSecond} /> : null}
      <KeyValueList>
        <KeyValue term={summary.theyReceive}>
          <span className="wg:text-xl wg:font-semibold">
            <Figure>{exact(net)}</Figure>
          </span>
          {price ? (
            <span className="wg:num wg:block wg:text-xs wg:text-fg-muted">
              <bdi dir="ltr">
                ≈ {formatFiat(net.times(price), { currency, locale, display: 'code' })}
              </bdi>
            </span>
          ) : null}
        </KeyValue>
        <KeyValue term={summary.youSend}>
          <Figure>{exact(amount)}</Figure>
        </KeyValue>
        <KeyValue term={summary.networkFee}>
          <Figure>{exact(fee)}</Figure>
        </KeyValue>
        <KeyValue term={review.network}>{network?.name ?? intent.network}</KeyValue>
        {network ? (
          <KeyValue term={review.arrival}>{arrivalText(network.arrivalSeconds, t)}</KeyValue>
        ) : null}
      </KeyValueList>
      <section aria-label={review.to} className="wg:border-t wg:border-line wg:pt-3">
        <div className="wg:mb-2 wg:flex wg:flex-wrap wg:gap-x-3 wg:text-sm">
          <span className="wg:text-fg-muted">{review.to}</span>
          <b className="wg:font-semibold">
            <bdi>{entry?.name ?? send.pasted}</bdi>
          </b>
        </div>
        <AddressGroups address={address} className="wg:text-lg" />
      </section>
      {memo === undefined ? null : (
        <KeyValueList>
          <KeyValue term={network?.memoLabel ?? ''}>
            <bdi dir="ltr" className="wg:num wg:text-lg wg:break-all">
              {memo}
            </bdi>
          </KeyValue>
        </KeyValueList>
      )}
      <Callout>{review.final}</Callout>
      <Checkbox
        checked={hasCompared}
        onCheckedChange={setCompared}
        disabled={isPending}
        label={memo === undefined ? review.compared({ count }) : review.comparedMemo({ count })}
      />
      <div className="wg:flex wg:gap-2 wg:border-t wg:border-line wg:pt-3 wg:max-md:sticky wg:max-md:bottom-0 wg:max-md:bg-overlay wg:max-md:py-3">
        <Button size="lg" disabled={isPending} onClick={onBack}>
          {review.back}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="wg:min-w-0 wg:flex-1 wg:whitespace-normal"
          loading={isPending}
          aria-disabled={!mayConfirm || undefined}
        >
          {isChecking
            ? review.checking
            : mayConfirm
              ? review.confirm({ amount: exact(amount), network: network?.name ?? intent.network })
              : review.first}
        </Button>
      </div>
    </form>
  );
}

/** The same transfer is under way already, perhaps from another tab. */
function SentBefore({
  same,
  meansSecond,
  onMean,
}: {
  same: Transfer;
  meansSecond: boolean;
  onMean: (means: boolean) => void;
}) {
  const { review } = useMessages(sendMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <Callout
      live
      tone="warning"
      title={review.twiceTitle}
      actions={
        <Checkbox checked={meansSecond} onCheckedChange={onMean} label={review.twiceAgreed} />
      }
    >
      {review.twice({
        amount: exactText(same.amount, same.asset, locale),
        time: formatDateTime(same.createdAt, { locale, timeZone }),
      })}
    </Callout>
  );
}
