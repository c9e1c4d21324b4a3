import { useLimitEffect } from '@agio/api-client/react';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { Change } from './fee-table.tsx';
import { feesMessages } from './fees-messages.ts';
import { limitKinds, type NewLimits } from './model/limit-form.ts';
import { useFeeTexts } from './use-fee-texts.ts';

const cell = 'wg:py-1.5 wg:ps-3 wg:text-figures';

/** Customers who used more than other limits; undefined while these have a fault. */
export function LimitEffect({ steps }: { steps: NewLimits | undefined }) {
  const t = useMessages(feesMessages);
  const texts = useFeeTexts();
  const { data, error } = useLimitEffect(steps && { steps });
  return (
    <section aria-label={t.effect} className="wg:flex wg:flex-col wg:gap-2">
      <h2 className="wg:text-sm wg:font-medium">{t.effect}</h2>
      <p className="wg:text-xs wg:text-fg-muted">{t.limitsEffectText}</p>
      {error !== undefined && data === undefined ? (
        <Callout tone="warning">{t.effectError}</Callout>
      ) : data === undefined || steps === undefined ? (
        <Skeleton className="wg:h-40 wg:w-full" />
      ) : (
        <div className="wg:flex wg:flex-col wg:gap-4">
          {data.steps.map((step) => (
            <table
              key={step.tier}
              aria-label={texts.tier(step.tier)}
              className="wg:w-full wg:text-sm"
            >
              <thead>
                <tr>
                  <th scope="col" className="wg:py-1.5 wg:text-start wg:font-medium">
                    {texts.tier(step.tier)}
                  </th>
                  <th
                    scope="col"
                    className={`${cell} wg:font-normal wg:whitespace-nowrap wg:text-fg-muted`}
                  >
                    {t.customers}: <span className="wg:num">{step.customers}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {limitKinds.map((kind) => (
                  <tr key={kind}>
                    <th scope="row" className="wg:py-1 wg:text-start wg:font-normal">
                      {t[kind]}
                    </th>
                    <td className={`${cell} wg:num`}>
                      <Change before={String(step[kind].before)} after={String(step[kind].after)} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      )}
    </section>
  );
}
