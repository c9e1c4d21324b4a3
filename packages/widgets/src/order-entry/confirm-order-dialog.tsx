import type { Instrument } from '@agio/api-client/contract';
import { formatCrypto } from '@agio/money';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@agio/ui/alert-dialog';
import { Button } from '@agio/ui/button';
import { Checkbox } from '@agio/ui/checkbox';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@agio/ui/language';
import { messages } from './messages.ts';
import type { TicketSummary } from './model/ticket-summary.ts';
import { confirmWords, priceText, type Writer } from './ticket-words.ts';
import type { TicketState } from './model/ticket.ts';

/** An order as it was when it was asked about: what is confirmed is what is sent. */
export interface OrderInQuestion {
  readonly state: TicketState;
  readonly summary: TicketSummary;
  readonly instrument: Instrument;
}

export interface ConfirmOrderDialogProps {
  /** Undefined: closed. */
  question: OrderInQuestion | undefined;
  locale: string;
  onConfirm: (question: OrderInQuestion) => void;
  onCancel: () => void;
}

/** The market order warning: says in plain words what is unusual about an order, before it is sent. */
export function ConfirmOrderDialog({
  question,
  locale,
  onConfirm,
  onCancel,
}: ConfirmOrderDialogProps) {
  return (
    <AlertDialog open={question !== undefined} onOpenChange={(open) => !open && onCancel()}>
      {question ? (
        <AlertDialogContent className="wg:max-w-[440px]">
          <Question question={question} locale={locale} onConfirm={onConfirm} />
        </AlertDialogContent>
      ) : null}
    </AlertDialog>
  );
}

function Question({
  question,
  locale,
  onConfirm,
}: Pick<ConfirmOrderDialogProps, 'locale' | 'onConfirm'> & { question: OrderInQuestion }) {
  const t = useMessages(messages);
  const [isAcknowledged, setAcknowledged] = useState(false);
  const { state, summary, instrument } = question;
  const writer: Writer = { t, locale, instrument };
  const asked = summary.cautions.filter((caution) => caution.confirm);
  const mustAcknowledge = asked.some((caution) => caution.code === 'range' && caution.acknowledge);
  return (
    <>
      <AlertDialogTitle>{t.confirm.title}</AlertDialogTitle>
      <AlertDialogDescription className="wg:num wg:whitespace-normal wg:text-fg">
        {summaryWords(question, writer)}
      </AlertDialogDescription>
      <ul data-slot="order-cautions" className="wg:mt-1 wg:flex wg:flex-col wg:gap-2">
        {asked.map((caution) => (
          <li
            key={caution.code}
            className="wg:flex wg:gap-2 wg:rounded-control wg:bg-warning-soft wg:px-3 wg:py-2.5 wg:text-sm"
          >
            <TriangleAlert
              size={16}
              strokeWidth={1.5}
              aria-hidden
              className="wg:mt-px wg:flex-none wg:text-warning"
            />
            {confirmWords(caution, writer)}
          </li>
        ))}
      </ul>
      {mustAcknowledge ? (
        <Checkbox
          label={t.confirm.acknowledge}
          checked={isAcknowledged}
          onCheckedChange={setAcknowledged}
          className="wg:mt-2"
        />
      ) : null}
      <AlertDialogFooter>
        <AlertDialogCancel asChild>
          <Button variant="ghost">{t.confirm.back}</Button>
        </AlertDialogCancel>
        <AlertDialogAction asChild>
          <Button
            variant={state.side === 'Buy' ? 'buy' : 'sell'}
            disabled={mustAcknowledge && !isAcknowledged}
            onClick={() => onConfirm(question)}
          >
            {(state.side === 'Buy' ? t.ticket.buy : t.ticket.sell)({
              asset: instrument.baseAsset,
            })}
          </Button>
        </AlertDialogAction>
      </AlertDialogFooter>
    </>
  );
}

function summaryWords({ state, summary, instrument }: OrderInQuestion, writer: Writer): string {
  const { t, locale } = writer;
  const { baseAsset, quoteAsset } = instrument;
  // Of a market order what the book fills, and no more.
  const { estimate, amount: asked } = summary.size;
  const filled = estimate?.amount.isPositive ? estimate.amount : asked.value;
  const amount = `${formatCrypto(filled, { locale })} ${baseAsset}`;
  const price = summary.price.value;
  const buys = state.side === 'Buy';
  if (price) {
    return (buys ? t.confirm.summaryLimitBuy : t.confirm.summaryLimitSell)({
      amount,
      price: `${priceText(price, writer)} ${quoteAsset}`,
    });
  }
  if (!summary.size.value) return t.confirm[`summaryOpen${state.side}`]({ amount });
  const total = `${formatCrypto(summary.size.value, { locale })} ${quoteAsset}`;
  return (buys ? t.confirm.summaryBuy : t.confirm.summarySell)({ amount, total });
}
