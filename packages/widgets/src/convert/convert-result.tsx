import type { SwapRecord } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { useHost, WidgetLink } from '../host/index.ts';
import { Section } from '../states/index.ts';
import { exactText } from '../details/figure.tsx';
import { InHistoryButton } from '../lists/history-link.tsx';
import type { FormatContext } from './convert-words.ts';
import { StepTitle } from '../intent/step-title.tsx';

const Receipt = lazyPart(() => import('./receipt.tsx'), 'Receipt');

/** The result of a conversion, with its receipt. */
export function ConvertResult({
  record,
  format,
  onAgain,
}: {
  record: SwapRecord;
  format: FormatContext;
  onAgain: () => void;
}) {
  const { t } = format;
  const { links } = useHost();
  const isDone = record.status === 'Done';
  return (
    <section aria-label={t.figure.status} className="wg:flex wg:flex-col wg:gap-3">
      <div className="wg:flex wg:items-center wg:gap-3">
        {isDone ? (
          <CircleCheck
            size={28}
            strokeWidth={1.5}
            aria-hidden
            className="wg:flex-none wg:text-success"
          />
        ) : (
          <CircleAlert
            size={28}
            strokeWidth={1.5}
            aria-hidden
            className="wg:flex-none wg:text-danger"
          />
        )}
        <div className="wg:min-w-0">
          <StepTitle>{isDone ? t.result.doneTitle : t.result.failedTitle}</StepTitle>
          <p className="wg:break-words wg:text-fg-muted">{resultText(record, format)}</p>
        </div>
      </div>
      {/* The outcome stands above, also if the receipt cannot be fetched. */}
      <Section isQuiet>
        <Suspense fallback={<div className="wg:h-72" />}>
          <Receipt record={record} format={format} />
        </Suspense>
      </Section>
      <Button variant="primary" size="lg" block onClick={onAgain}>
        {t.button.again}
      </Button>
      <InHistoryButton tab="conversions" id={record.id} block variant="ghost" />
      {links.portfolio === undefined ? null : (
        <Button asChild block variant="ghost">
          <WidgetLink href={links.portfolio}>{t.button.portfolio}</WidgetLink>
        </Button>
      )}
    </section>
  );
}

/** The amount received, or the next step. */
export function resultText({ status, quote }: SwapRecord, { t, locale }: FormatContext): string {
  if (status !== 'Done') return t.result.failed;
  return t.result.done({ amount: exactText(quote.toAmount, quote.toAsset, locale) });
}
