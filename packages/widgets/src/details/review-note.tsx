import { useCancelWithdrawal } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useLocale, useMessages } from '@agio/ui/language';
import { useConfirmation } from '../intent/confirm-dialog.tsx';
import { refusalText } from '../intent/refusals.tsx';
import { useFailureWords } from '../states/index.ts';
import { reviewMessages } from '../words/review-messages.ts';

/** Wait of a transfer in words; its owner can cancel a withdrawal after a question. */
export function ReviewNote({
  id,
  usualHours,
  isCancellable,
}: {
  id: string;
  usualHours: number;
  isCancellable: boolean;
}) {
  const t = useMessages(reviewMessages);
  const locale = useLocale();
  const failureWords = useFailureWords();
  const { cancelWithdrawal, isPending, error } = useCancelWithdrawal();
  const { ask, dialog } = useConfirmation();
  const hours = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const cancel = async () => {
    const isConfirmed = await ask({
      title: t.done.cancel,
      text: t.cancelText,
      cancel: t.back,
      confirm: t.done.cancel,
    });
    if (isConfirmed) await cancelWithdrawal({ id }).catch(() => undefined);
  };
  return (
    <Callout
      tone={error === undefined ? 'info' : 'danger'}
      live={error !== undefined}
      title={error === undefined ? undefined : t.done.cancelFailed}
      actions={
        isCancellable ? (
          <Button size="sm" variant="danger-soft" loading={isPending} onClick={() => void cancel()}>
            {t.done.cancel}
          </Button>
        ) : undefined
      }
    >
      {error === undefined
        ? (isCancellable ? t.inReview : t.inReviewAlone)({ time: hours.format(usualHours) })
        : refusalText(error, failureWords)}
      {dialog}
    </Callout>
  );
}
