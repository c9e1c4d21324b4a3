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
import { useTranslate } from '../../i18n/use-translate.ts';
import type { TicketSummary } from './ticket-summary.ts';
import { confirmWords, priceText, type Writer } from './ticket-words.ts';
import type { TicketState } from './ticket.ts';

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
        <AlertDialogContent className="max-w-[440px]!">
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
  const t = useTranslate('trade');
  const [isAcknowledged, setAcknowledged] = useState(false);
  const { state, summary, instrument } = question;
  const writer: Writer = { t, locale, instrument };
  const asked = summary.cautions.filter((caution) => caution.confirm);
  const mustAcknowledge = asked.some((caution) => caution.code === 'range' && caution.acknowledge);
  return (
    <>
      <AlertDialogTitle>{t('confirm.title')}</AlertDialogTitle>
      <AlertDialogDescription className="num whitespace-normal! text-fg!">
        {summaryWords(question, writer)}
      </AlertDialogDescription>
      <ul className="mt-1 flex flex-col gap-2">
        {asked.map((caution) => (
          <li
            key={caution.code}
            className="flex gap-2 rounded-control bg-warning-soft px-3 py-2.5 text-sm"
          >
            <TriangleAlert
              size={16}
              strokeWidth={1.5}
              aria-hidden
              className="mt-px flex-none text-warning"
            />
            {confirmWords(caution, writer)}
          </li>
        ))}
      </ul>
      {mustAcknowledge ? (
        <Checkbox
          label={t('confirm.acknowledge')}
          checked={isAcknowledged}
          onCheckedChange={setAcknowledged}
          className="mt-2"
        />
      ) : null}
      <AlertDialogFooter>
        <AlertDialogCancel asChild>
          <Button variant="ghost">{t('confirm.back')}</Button>
        </AlertDialogCancel>
        <AlertDialogAction asChild>
          <Button
            variant={state.side === 'Buy' ? 'buy' : 'sell'}
            disabled={mustAcknowledge && !isAcknowledged}
            onClick={() => onConfirm(question)}
          >
            {t(state.side === 'Buy' ? 'ticket.buy' : 'ticket.sell', {
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
  const amount = `${formatCrypto(summary.size.amount.value, { locale })} ${baseAsset}`;
  const price = summary.price.value;
  const buys = state.side === 'Buy';
  if (price) {
    return t(buys ? 'confirm.summaryLimitBuy' : 'confirm.summaryLimitSell', {
      amount,
      price: `${priceText(price, writer)} ${quoteAsset}`,
    });
  }
  if (!summary.size.value) return t(`orderLine.market${state.side}`, { amount });
  const total = `${formatCrypto(summary.size.value, { locale })} ${quoteAsset}`;
  return t(buys ? 'confirm.summaryBuy' : 'confirm.summarySell', { amount, total });
}
