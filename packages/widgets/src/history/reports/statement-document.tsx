import { userIdOf } from '@agio/api-client';
import { useExchangeInfo, useSession, useUserInformation } from '@agio/api-client/react';
import { formatCrypto, formatFiat } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { timeText } from '@agio/ui/data-table';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { exactText } from '../../details/figure.tsx';
import { useDayText } from '../../lists/filters/use-filter-chip.ts';
import { messages } from '../messages.ts';
import { daysOf, type StatementRow, worthTogether } from '../model/statement.ts';
import { reportMessages } from './report-messages.ts';
import type { MonthlyStatement } from './use-statement.ts';

/** A statement as a document: plain tables with every digit, that read the same on paper. */
export function StatementDocument({
  title,
  statement,
  onAgain,
}: {
  title: string;
  statement: MonthlyStatement;
  onAgain: () => void;
}) {
  const { monthly: t } = useMessages(reportMessages);
  const words = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const dayText = useDayText();
  const user = userIdOf(useSession());
  const { month, rows, entries, isWhole, soFar, worths, currency } = statement;
  const { data: person } = useUserInformation();
  const { data: info } = useExchangeInfo();
  const operator = info?.operator;
  const { from, to } = daysOf(month);
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const figure = (value: string) => formatCrypto(value, { locale, maxDigits: 18 });
  const fiat = (value: string | null) =>
    value === null || !currency ? '—' : formatFiat(value, { currency, display: 'none', locale });
  // A zero balance is worth nothing, whatever its price.
  const worthOf = ({ asset, closing }: StatementRow) =>
    closing === '0' ? '0' : (worths.get(asset) ?? null);
  const unpriced = rows.filter((row) => worthOf(row) === null).map(({ asset }) => asset);
  return (
    <article className="wg:flex wg:flex-col wg:gap-5 wg:p-6 wg:max-sm:p-4">
      <header>
        <h1 className="wg:display wg:text-xl">
          {soFar === undefined ? title : t.soFar({ title })}
        </h1>
        <p className="wg:mt-1 wg:text-sm wg:text-fg-muted">
          {soFar === undefined
            ? t.span({ from: dayText(from), to: dayText(to), zone })
            : t.spanSoFar({ from: dayText(from), to: timeText(soFar, { locale, timeZone }), zone })}
        </p>
        {person ? (
          <p className="wg:mt-1 wg:text-sm wg:wrap-anywhere">
            <bdi>
              {t.person({ name: person.legalName ?? person.displayName, email: person.email })}
            </bdi>
          </p>
        ) : null}
        {user === undefined ? null : (
          <p className="wg:text-sm wg:text-fg-muted">{t.account({ id: user })}</p>
        )}
        {operator ? (
          <p className="wg:text-sm wg:text-fg-muted">
            <bdi>{[operator.name, ...operator.address].join(', ')}</bdi>
          </p>
        ) : null}
      </header>
      {isWhole ? null : (
        <Callout
          tone="warning"
          actions={
            <Button size="sm" onClick={onAgain}>
              {t.again}
            </Button>
          }
        >
          {t.changed}
        </Callout>
      )}
      <div>
        <h2 className="wg:mb-2 wg:text-md wg:font-semibold">{t.balances}</h2>
        {rows.length === 0 ? (
          <p className="wg:text-fg-muted">{t.noBalances}</p>
        ) : (
          <PlainTable
            label={t.balances}
            heads={[
              t.asset,
              t.opening,
              t.received,
              t.sent,
              soFar === undefined ? t.closing : t.balanceNow,
              t.fees,
              ...(currency ? [t.worth({ currency })] : []),
            ]}
            rows={rows.map((row) => [
              row.asset,
              figure(row.opening),
              figure(row.received),
              figure(row.sent),
              figure(row.closing),
              figure(row.fees),
              ...(currency ? [fiat(worthOf(row))] : []),
            ])}
            foot={
              currency
                ? [t.worthAll, '', '', '', '', '', fiat(worthTogether(rows.map(worthOf)))]
                : undefined
            }
            figuresFrom={1}
          />
        )}
        {isWhole && rows.length > 0 ? (
          <p className="wg:mt-2 wg:text-xs wg:text-fg-muted">{t.whole}</p>
        ) : null}
        {currency && rows.length > 0 ? (
          <p className="wg:text-xs wg:text-fg-muted">
            {t.worthAt}{' '}
            {unpriced.length === 0 ? null : t.worthMissing({ assets: unpriced.join(', ') })}
          </p>
        ) : null}
      </div>
      <div>
        <h2 className="wg:mb-2 wg:text-md wg:font-semibold">{t.entries}</h2>
        {entries.length === 0 ? (
          <p className="wg:text-fg-muted">{t.noEntries}</p>
        ) : (
          <PlainTable
            label={t.entries}
            heads={[words.time, words.what, words.sent, words.received, words.fee]}
            rows={entries.map(({ time, type, changes, fee }) => {
              const amounts = (isOut: boolean) =>
                changes
                  .filter(({ change }) => change.startsWith('-') === isOut)
                  .map(({ asset, change }) => exactText(change.replace('-', ''), asset, locale))
                  .join(', ');
              return [
                timeText(time, { locale, timeZone }),
                words.types[type],
                amounts(true),
                amounts(false),
                fee ? exactText(fee.amount, fee.asset, locale) : '',
              ];
            })}
            figuresFrom={2}
          />
        )}
      </div>
    </article>
  );
}

/** A table that prints whole: nothing is cut, windowed or left out by width. */
function PlainTable({
  label,
  heads,
  rows,
  foot,
  figuresFrom,
}: {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** The line under all others. */
  foot?: readonly ReactNode[] | undefined;
  /** The first column of figures. */
  figuresFrom: number;
}) {
  const align = (at: number) =>
    at >= figuresFrom ? 'wg:text-figures wg:num' : 'wg:text-start wg:whitespace-nowrap';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={label} className="wg:overflow-x-auto wg:focus-ring">
      <table className="wg:w-full wg:border-collapse wg:text-sm">
        <thead>
          <tr className="wg:border-b wg:border-line-strong wg:text-xs wg:text-fg-muted">
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`wg:px-2 wg:py-1.5 wg:font-medium ${align(at)}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} className="wg:border-b wg:border-line wg:break-inside-avoid">
              {cells.map((cell, at) => (
                <td key={at} className={`wg:px-2 wg:py-1.5 ${align(at)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <tr className="wg:font-semibold">
              {foot.map((cell, at) => (
                <td key={at} className={`wg:px-2 wg:py-1.5 ${align(at)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}
