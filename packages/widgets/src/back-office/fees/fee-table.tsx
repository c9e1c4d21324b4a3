import type { FeeStep } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { rateDigits } from '../../amounts/rate-text.ts';
import { marketsMessages } from '../markets/markets-messages.ts';
import { feesMessages } from './fees-messages.ts';
import { compared } from './model/fee-form.ts';
import { useFeeTexts } from './use-fee-texts.ts';

const head = 'wg:px-3 wg:py-2 wg:font-medium wg:text-fg-muted';
const cell = 'wg:px-3 wg:py-2';

/** Steps of the fees; with `before`, each fee beside the one that it takes the place of. */
export function FeeTable({
  label,
  steps,
  before,
  currency,
}: {
  label: string;
  steps: readonly FeeStep[];
  before?: readonly FeeStep[] | undefined;
  currency: string;
}) {
  const t = useMessages(feesMessages);
  const texts = useFeeTexts();
  const rows = compared(before ?? steps, steps);
  const digits = rateDigits(
    [...steps, ...(before ?? [])].flatMap(({ makerFee, takerFee }) => [makerFee, takerFee]),
  );
  const rate = (fee: string) => texts.rate(fee, digits);
  return (
    <div className="wg:overflow-x-auto">
      <table aria-label={label} className="wg:w-full wg:text-sm">
        <thead>
          <tr className="wg:border-b wg:border-line">
            <th scope="col" className={`${head} wg:text-start`}>
              {t.tier}
            </th>
            <th scope="col" className={`${head} wg:text-figures`}>
              {t.volume}
            </th>
            <th scope="col" className={`${head} wg:text-figures`}>
              {t.maker}
            </th>
            <th scope="col" className={`${head} wg:text-figures`}>
              {t.taker}
            </th>
          </tr>
        </thead>
        <tbody className="wg:divided">
          {rows.map(({ key, step, before: was, isRemoved }) => (
            <tr key={key} className={isRemoved ? 'wg:text-fg-muted' : ''}>
              <th scope="row" className={`${cell} wg:text-start wg:font-normal`}>
                {texts.tier(step.tier)}
                {isRemoved ? <span className="wg:block wg:text-xs">{t.removed}</span> : null}
              </th>
              <td className={`${cell} wg:num wg:text-figures wg:whitespace-nowrap`}>
                <bdi dir="ltr">{texts.volume(step.volume, currency)}</bdi>
              </td>
              {(['makerFee', 'takerFee'] as const).map((fee) => (
                <td key={fee} className={`${cell} wg:num wg:text-figures`}>
                  {isRemoved ? (
                    <del>
                      <bdi dir="ltr">{rate(step[fee])}</bdi>
                    </del>
                  ) : (
                    <Change before={was && rate(was[fee])} after={rate(step[fee])} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A figure that becomes another one; alone where it stays. Figure and unit keep their order in every script. */
export function Change({ before, after }: { before: string | undefined; after: string }) {
  const { review: t } = useMessages(marketsMessages);
  if (before === undefined || before === after) return <bdi dir="ltr">{after}</bdi>;
  return (
    <span className="wg:inline-flex wg:flex-wrap wg:justify-end wg:gap-x-2">
      <span className="wg:sr-only">{t.before}</span>
      <bdi dir="ltr" className="wg:whitespace-nowrap wg:text-fg-muted">
        {before}
      </bdi>
      <span aria-hidden className="wg:text-fg-muted wg:rtl:-scale-x-100">
        →
      </span>
      <span className="wg:sr-only">{t.after}</span>
      <strong className="wg:font-medium wg:whitespace-nowrap">
        <bdi dir="ltr">{after}</bdi>
      </strong>
    </span>
  );
}
