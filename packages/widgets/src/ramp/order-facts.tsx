import type { RampOrder } from '@agio/api-client/contract';
import { formatCrypto } from '@agio/money';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { Figure } from '../details/figure.tsx';
import { IdValue } from '../details/id-value.tsx';
import { isUnpaid } from './model/order-steps.ts';
import { endText, fiatText, type FormatContext } from './ramp-words.ts';

/** The two amounts of an order that is open, that is done, and that ended without a payment. */
const tenses = {
  open: { pay: 'paid', receive: 'expected' },
  done: { pay: 'paidDone', receive: 'received' },
  missed: { pay: 'paidMissed', receive: 'missed' },
} as const;

/** All figures of an order, and its names to copy. */
export function OrderFacts({ order, format }: { order: RampOrder; format: FormatContext }) {
  const { t, locale } = format;
  const { quote, id, reference, status } = order;
  const side = quote.side === 'Sell' ? 'Sell' : 'Buy';
  const tense = tenses[status === 'Completed' ? 'done' : isUnpaid(status) ? 'missed' : 'open'];
  return (
    <KeyValueList className="wg:border-t wg:border-line wg:pt-3">
      <KeyValue term={t.order[tense.pay][side]}>
        <Figure>{endText(quote, 'pay', locale)}</Figure>
      </KeyValue>
      <KeyValue term={t.order[tense.receive][side]}>
        <Figure>
          <strong className="wg:font-semibold">{endText(quote, 'receive', locale)}</strong>
        </Figure>
      </KeyValue>
      {quote.paymentMethod ? (
        <KeyValue term={t.order.method}>{quote.paymentMethod.name}</KeyValue>
      ) : null}
      <KeyValue term={t.order.rate}>
        <Figure>
          {t.figure.rateValue({
            asset: quote.asset,
            rate: formatCrypto(quote.rate, { locale }),
            fiat: quote.fiatCurrency,
          })}
        </Figure>
      </KeyValue>
      <KeyValue term={t.order.fee}>
        <Figure>{fiatText(quote.providerFee, quote.fiatCurrency, locale)}</Figure>
      </KeyValue>
      <IdValue term={t.order.reference} copy={t.order.copyReference} value={reference} />
      <IdValue term={t.order.number} copy={t.order.copyNumber} value={id} />
    </KeyValueList>
  );
}
