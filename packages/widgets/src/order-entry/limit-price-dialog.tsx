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
import { TriangleAlert } from 'lucide-react';
import { useMessages } from '@agio/ui/language';
import { messages } from './messages.ts';
import type { OrderInQuestion } from './model/order-in-question.ts';
import { confirmWords, priceText, type Writer } from './ticket-words.ts';

export interface LimitPriceDialogProps {
  /** Undefined: closed. */
  question: OrderInQuestion | undefined;
  locale: string;
  onConfirm: (question: OrderInQuestion) => void;
  onCancel: () => void;
}

/** Asks about a limit price that is likely a slip of the finger: it would match at once, far from the last price. */
export function LimitPriceDialog({ question, locale, onConfirm, onCancel }: LimitPriceDialogProps) {
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
}: Pick<LimitPriceDialogProps, 'locale' | 'onConfirm'> & { question: OrderInQuestion }) {
  const t = useMessages(messages);
  const { state, summary, instrument } = question;
  const writer: Writer = { t, locale, instrument };
  const words = state.side === 'Buy' ? t.ticket.buy : t.ticket.sell;
  return (
    <>
      <AlertDialogTitle>{t.confirm.title}</AlertDialogTitle>
      <AlertDialogDescription className="wg:num wg:whitespace-normal wg:text-fg">
        {t.confirm[`summary${state.side}`]({
          amount: `${formatCrypto(summary.size.amount.value, { locale })} ${instrument.baseAsset}`,
          price: `${summary.price.value ? priceText(summary.price.value, writer) : '—'} ${instrument.quoteAsset}`,
        })}
      </AlertDialogDescription>
      <ul data-slot="order-cautions" className="wg:mt-1 wg:flex wg:flex-col wg:gap-2">
        {summary.cautions
          .filter(({ confirm }) => confirm)
          .map((caution) => (
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
      <AlertDialogFooter>
        <AlertDialogCancel asChild>
          <Button variant="ghost">{t.confirm.back}</Button>
        </AlertDialogCancel>
        <AlertDialogAction asChild>
          <Button
            variant={state.side === 'Buy' ? 'buy' : 'sell'}
            onClick={() => onConfirm(question)}
          >
            {words({ asset: instrument.baseAsset })}
          </Button>
        </AlertDialogAction>
      </AlertDialogFooter>
    </>
  );
}
