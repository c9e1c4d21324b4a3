// @where Widgets: months and years that statement and tax report offer
import { dateFormat } from '@agio/money';
import { Button } from '@agio/ui/button';
import { useLocale, useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { SelectField } from '@agio/ui/select-field';
import { Skeleton } from '@agio/ui/skeleton';
import { ArrowLeft, Printer } from 'lucide-react';
import { useAccountLoadState, useLoadNotes } from '../../states/index.ts';
import { messages } from '../messages.ts';
import { monthsUpTo } from '../model/statement.ts';
import { reportMessages } from './report-messages.ts';
import { StatementDocument } from './statement-document.tsx';
import { useNewestDay } from './use-newest-day.ts';
import { useStatement } from './use-statement.ts';

/** Months that can be chosen. */
const monthCount = 36;

/** The statement of a month, to read and to print. */
export function StatementPage({
  month,
  onMonthChange,
  onBack,
}: {
  month: string;
  onMonthChange: (month: string) => void;
  onBack: () => void;
}) {
  const { monthly: t } = useMessages(reportMessages);
  const words = useMessages(messages);
  const locale = useLocale();
  const newest = useNewestDay()?.slice(0, 7) ?? month;
  const statement = useStatement(month);
  const state = useAccountLoadState(statement);
  const notes = useLoadNotes(state, {
    error: t.error,
    loading: t.loading,
    signedOut: { title: words.signedOut },
    notActive: { title: words.notActive },
  });
  const name = (each: string) =>
    dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(`${each}-01T00:00:00Z`),
    );
  const months = monthsUpTo(month > newest ? month : newest, monthCount);
  const { data } = statement;
  return (
    <>
      <div className="wg:mb-4 wg:flex wg:flex-wrap wg:items-end wg:gap-3 wg:print:hidden">
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden className="wg:rtl:-scale-x-100" />
          {t.back}
        </Button>
        <SelectField
          label={t.month}
          className="wg:w-52"
          options={(months.includes(month) ? months : [...months, month]).map((each) => ({
            value: each,
            label: name(each),
          }))}
          value={month}
          onValueChange={onMonthChange}
        />
        <Button
          variant="primary"
          className="wg:ms-auto"
          disabled={data?.isWhole !== true}
          onClick={() => window.print()}
        >
          <Printer size={16} strokeWidth={1.5} aria-hidden />
          {t.print}
        </Button>
      </div>
      <Panel aria-label={t.title({ month: name(month) })}>
        <Loadable
          className="wg:min-h-96"
          state={state}
          notes={notes}
          onRetry={statement.again}
          skeleton={<Skeleton className="wg:m-6 wg:h-80" />}
        >
          {data ? (
            <StatementDocument
              title={t.title({ month: name(month) })}
              statement={data}
              onAgain={statement.again}
            />
          ) : null}
        </Loadable>
      </Panel>
    </>
  );
}
