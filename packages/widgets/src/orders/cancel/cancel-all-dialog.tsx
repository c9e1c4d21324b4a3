// @where Trading: question before all orders are cancelled
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
import { useLocale, useMessages } from '@agio/ui/language';
import { cancelAllMessages } from './cancel-all-messages.ts';
import { messages } from '../messages.ts';

/** Which orders are to be cancelled: those of one market, or all. */
export interface CancelAllQuestion {
  readonly count: number;
  /** `XCB/CTN`, and the id of that market; undefined for all. */
  readonly market: { readonly id: string; readonly symbol: string } | undefined;
  /** Symbols of the markets that they are in, where that is not one. */
  readonly markets?: readonly string[] | undefined;
}

/** Asks before every waiting order is taken away. */
export function CancelAllDialog({
  question,
  onConfirm,
  onCancel,
}: {
  question: CancelAllQuestion | undefined;
  onConfirm: (question: CancelAllQuestion) => void;
  onCancel: () => void;
}) {
  const { cancelAll } = useMessages(messages);
  const { confirmCancelAll: t } = useMessages(cancelAllMessages);
  const locale = useLocale();
  return (
    <AlertDialog open={question !== undefined} onOpenChange={(open) => !open && onCancel()}>
      {question ? (
        <AlertDialogContent>
          <AlertDialogTitle>
            {question.market ? t.titleHere({ market: question.market.symbol }) : t.title}
          </AlertDialogTitle>
          <AlertDialogDescription>
            {question.markets
              ? t.textIn({
                  count: question.count,
                  markets: new Intl.ListFormat(locale).format(question.markets),
                })
              : t.text({ count: question.count })}
          </AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel asChild>
              <Button variant="ghost">{t.back}</Button>
            </AlertDialogCancel>
            <AlertDialogAction asChild>
              <Button variant="danger" onClick={() => onConfirm(question)}>
                {cancelAll}
              </Button>
            </AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      ) : null}
    </AlertDialog>
  );
}
