import type { FeeStep } from '@agio/api-client/contract';
import { useFeeEffect } from '@agio/api-client/react';
import { Callout } from '@agio/ui/callout';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { Change } from './fee-table.tsx';
import { feesMessages } from './fees-messages.ts';
import type { NewSteps } from './model/fee-form.ts';
import { useFeeTexts } from './use-fee-texts.ts';

const cell = 'wg:py-1.5 wg:ps-3 wg:text-figures';

/** Consequence of other steps; undefined while they have a fault. */
export function FeeEffect({ steps }: { steps: NewSteps | undefined }) {
  const t = useMessages(feesMessages);
  const { data, error } = useFeeEffect(steps && { steps });
  const texts = useFeeTexts();
  return (
    <section aria-label={t.effect} className="wg:flex wg:flex-col wg:gap-2">
      <h2 className="wg:text-sm wg:font-medium">{t.effect}</h2>
      <p className="wg:text-xs wg:text-fg-muted">{t.effectText}</p>
      {error !== undefined && data === undefined ? (
        <Callout tone="warning">{t.effectError}</Callout>
      ) : data === undefined || steps === undefined ? (
        <Skeleton className="wg:h-40 wg:w-full" />
      ) : (
        <>
          <KeyValueList>
            {(['day', 'month'] as const).map((span) => (
              <KeyValue key={span} term={t[span]}>
                <span className="wg:num">
                  <Change
                    before={texts.money(data[span].before, data.currency)}
                    after={texts.money(data[span].after, data.currency)}
                  />
                </span>
              </KeyValue>
            ))}
            <KeyValue term={t.orders}>
              <span className="wg:num">{data.orders}</span>
            </KeyValue>
            <KeyValue term={t.orderCustomers}>
              <span className="wg:num">{data.orderCustomers}</span>
            </KeyValue>
          </KeyValueList>
          <Counts steps={steps} counts={data.steps} currency={data.currency} />
        </>
      )}
    </section>
  );
}

/** Customers of each step, and those who would pay more or less. */
function Counts({
  steps,
  counts,
  currency,
}: {
  steps: readonly Pick<FeeStep, 'tier' | 'volume'>[];
  counts: readonly { customers: number; more: number; less: number }[];
  currency: string;
}) {
  const t = useMessages(feesMessages);
  const texts = useFeeTexts();
  return (
    <table aria-label={t.customers} className="wg:w-full wg:text-sm">
      <thead>
        <tr className="wg:text-fg-muted">
          <th scope="col" className="wg:py-1.5 wg:text-start wg:font-medium">
            {t.tier}
          </th>
          {[t.customers, t.more, t.less].map((name) => (
            <th key={name} scope="col" className={`${cell} wg:font-medium`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ tier, volume }, at) => (
          <tr key={`${tier} ${volume}`}>
            <th scope="row" className="wg:py-1.5 wg:text-start wg:font-normal">
              {texts.tier(tier)},{' '}
              <bdi dir="ltr" className="wg:num">
                {texts.volume(volume, currency)}
              </bdi>
            </th>
            {(['customers', 'more', 'less'] as const).map((count) => (
              <td key={count} className={`${cell} wg:num`}>
                {counts[at]?.[count] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
