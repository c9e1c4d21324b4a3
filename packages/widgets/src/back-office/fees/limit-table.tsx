import type { LimitStep } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { Change } from './fee-table.tsx';
import { feesMessages } from './fees-messages.ts';
import { limitKinds, limitRowsOf } from './model/limit-form.ts';
import { useFeeTexts } from './use-fee-texts.ts';

const head = 'wg:px-2 wg:py-2 wg:font-medium wg:text-fg-muted';
const cell = 'wg:px-2 wg:py-2';

/** Limits of each tier; with `before`, each limit beside the one that it takes the place of. */
export function LimitTable({
  label,
  steps,
  before,
  currency,
}: {
  label: string;
  steps: readonly LimitStep[];
  before?: readonly LimitStep[] | undefined;
  currency: string;
}) {
  const t = useMessages(feesMessages);
  const texts = useFeeTexts();
  const old = before && limitRowsOf(before);
  const figure = (limit: string) => (limit === '' ? t.none : texts.amount(limit));
  return (
    <section
      aria-label={`${t.limits}: ${label}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- three columns of amounts scroll at 320 px, by keyboard too
      tabIndex={0}
      className="wg:overflow-x-auto wg:focus-ring"
    >
      <table aria-label={label} className="wg:w-full wg:text-sm">
        <thead>
          <tr className="wg:border-b wg:border-line">
            <th scope="col" className={`${head} wg:text-start`}>
              {t.tierName}
            </th>
            {limitKinds.map((kind) => (
              <th key={kind} scope="col" className={`${head} wg:text-figures`}>
                {t[kind]}
                <span className="wg:block wg:text-xs wg:font-normal">{currency}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="wg:divided">
          {limitRowsOf(steps).map((row, at) => (
            <tr key={row.tier}>
              <th scope="row" className={`${cell} wg:text-start wg:font-normal`}>
                {texts.tier(row.tier)}
              </th>
              {limitKinds.map((kind) => (
                <td key={kind} className={`${cell} wg:num wg:text-figures`}>
                  <Change before={old && figure(old[at]?.[kind] ?? '')} after={figure(row[kind])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
