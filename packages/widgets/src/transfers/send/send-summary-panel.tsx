import { formatFiat } from '@agio/money';
import { Button } from '@agio/ui/button';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import type { Dispatch } from 'react';
import { exactText, Figure } from '../../details/figure.tsx';
import { arrivalText } from '../arrival.ts';
import { LimitBars } from './limit-bars.tsx';
import { messages } from '../messages.ts';
import type { SendAction } from '../model/send.ts';
import type { SendContext, SendReason, SendSummary } from '../model/send-summary.ts';
import { sendMessages, type SendWords } from './send-messages.ts';

export interface SendSummaryPanelProps {
  asset: string;
  context: SendContext;
  summary: SendSummary;
  dispatch: Dispatch<SendAction>;
}

/** Sums of the entered transfer, the limits, and the button with its reason. On a phone the button stays in sight. */
export function SendSummaryPanel({ asset, context, summary, dispatch }: SendSummaryPanelProps) {
  const t = useMessages(messages);
  const words = useMessages(sendMessages);
  const { locale, currency, network, price } = context;
  const { amount, fee, net, reasons } = summary;
  const [first] = reasons;
  const exact = (value: typeof amount) => (value ? exactText(value, asset, locale) : '—');
  const netWorth = net && price && net.times(price);
  const received = (
    <>
      <Figure>{exact(net)}</Figure>
      {netWorth ? (
        <span className="wg:num wg:block wg:text-xs wg:font-normal wg:text-fg-muted">
          <bdi dir="ltr">≈ {formatFiat(netWorth, { currency, locale, display: 'code' })}</bdi>
        </span>
      ) : null}
    </>
  );
  return (
    <div className="wg:flex wg:flex-col wg:gap-3 wg:rounded-ee-dialog wg:border-line wg:bg-surface-1 wg:p-5 wg:max-md:border-t wg:md:border-s">
      <h2 className="wg:text-sm wg:font-semibold">{words.summary.title}</h2>
      <KeyValueList>
        <KeyValue term={words.summary.youSend}>
          <Figure>{exact(amount)}</Figure>
        </KeyValue>
        <KeyValue term={words.summary.networkFee}>
          <Figure>{fee ? exact(fee.negated()) : '—'}</Figure>
        </KeyValue>
        <KeyValue term={t.facts.arrival}>
          {network ? arrivalText(network.arrivalSeconds, t) : '—'}
        </KeyValue>
        <KeyValue total term={words.summary.theyReceive} className="wg:max-md:hidden">
          {received}
        </KeyValue>
      </KeyValueList>
      <LimitBars context={context} summary={summary} dispatch={dispatch} />
      <div className="wg:mt-auto wg:flex wg:flex-col wg:gap-2 wg:max-md:sticky wg:max-md:bottom-0 wg:max-md:-mx-5 wg:max-md:border-t wg:max-md:border-line wg:max-md:bg-surface-1 wg:max-md:px-5 wg:max-md:py-3">
        <div className="wg:flex wg:items-baseline wg:justify-between wg:gap-3 wg:text-sm wg:md:hidden">
          <span className="wg:text-fg-muted">{words.summary.theyReceive}</span>
          <span className="wg:text-end wg:font-semibold">{received}</span>
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          aria-disabled={first !== undefined || undefined}
        >
          {first ? buttonLabel(first, context, words) : words.button.review}
        </Button>
        <p className="wg:text-xs wg:text-fg-muted wg:max-md:hidden">{words.summary.nothingYet}</p>
      </div>
    </div>
  );
}

/** The label of the disabled button: the reason. */
function buttonLabel(reason: SendReason, { asset }: SendContext, { button }: SendWords): string {
  return reason.code === 'notEnough' ? button.notEnough({ asset }) : button[reason.code];
}
