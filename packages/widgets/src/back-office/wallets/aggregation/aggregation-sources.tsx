import { shortAddress } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { Button } from '@agio/ui/button';
import { CopyButton } from '@agio/ui/copy-button';
import { useMessages } from '@agio/ui/language';
import { ProgressBar } from '@agio/ui/progress-bar';
import { useState } from 'react';
import { largestOf, progressOf, type Source } from '../model/aggregation.ts';
import { aggregationMessages, walletMessages } from '../wallet-messages.ts';

/** Sources that are shown at first. */
const first = 5;
const tones = {
  Pending: 'wg:text-fg-muted',
  Confirmed: 'wg:text-success',
  Failed: 'wg:text-danger',
  Unknown: 'wg:text-fg-muted',
};
const head = 'wg:py-1.5 wg:ps-3 wg:text-figures wg:font-medium';
const cell = 'wg:py-1.5 wg:ps-3 wg:text-figures wg:whitespace-nowrap';

/** The deposit addresses that would be collected, the fullest first. */
export function AggregationSources({
  sources,
  asset,
  feeAsset,
}: {
  sources: readonly Source[];
  asset: string;
  /** Undefined until it is known. */
  feeAsset: string | undefined;
}) {
  const t = useMessages(aggregationMessages);
  const { copy } = useMessages(walletMessages);
  const [isWhole, setWhole] = useState(false);
  const hasStates = sources.some(({ state }) => state !== undefined);
  const { confirmed, failed } = progressOf(sources);
  const { largest, others } = largestOf(sources, isWhole ? sources.length : first);
  return (
    <div className="wg:text-sm">
      {hasStates ? (
        <div className="wg:mb-2">
          <output className="wg:mb-1 wg:block">
            {failed === 0
              ? t.progress({ confirmed, count: sources.length })
              : t.progressFailed({ confirmed, count: sources.length, failed })}
          </output>
          <ProgressBar
            label={t.confirmation}
            value={sources.length === 0 ? 0 : (confirmed + failed) / sources.length}
            tone={failed > 0 ? 'warning' : 'accent'}
          />
        </div>
      ) : null}
      <table className="wg:w-full">
        <caption className="wg:sr-only">{t.sources}</caption>
        <thead className="wg:border-b wg:border-line wg:text-xs wg:text-fg-muted">
          <tr>
            <th scope="col" className="wg:py-1.5 wg:text-start wg:font-medium">
              {t.source}
            </th>
            <th scope="col" className={head}>
              {t.sourceBalance({ asset })}
            </th>
            <th scope="col" className={head}>
              {feeAsset === undefined ? t.sourceFeeOnly : t.sourceFee({ asset: feeAsset })}
            </th>
            {hasStates ? (
              <th scope="col" className={head}>
                {t.sourceState}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {largest.map(({ address, balance, fee, state, reason }) => (
            <tr key={address}>
              <th scope="row" className="wg:text-start wg:font-normal">
                <span className="wg:inline-flex wg:items-center wg:gap-1">
                  <span dir="ltr" className="wg:num">
                    {shortAddress(address)}
                  </span>
                  <CopyButton
                    value={address}
                    labels={{ copy: copy({ name: shortAddress(address) }) }}
                  />
                </span>
              </th>
              <td className={cell}>
                <Amount value={balance} maxDigits={8} />
              </td>
              <td className={`${cell} wg:text-fg-muted`}>
                <Amount value={fee} maxDigits={8} quiet />
              </td>
              {hasStates ? (
                <td className={cell}>
                  <span className={tones[state ?? 'Pending']} title={reason ?? undefined}>
                    {t.sourceStates[state ?? 'Pending']}
                  </span>
                </td>
              ) : null}
            </tr>
          ))}
          {others === undefined ? null : (
            <tr>
              <th scope="row" className="wg:py-1.5 wg:text-start wg:font-normal wg:text-fg-muted">
                {t.others({ count: others.count })}
              </th>
              <td className={cell}>
                <Amount value={others.balance} maxDigits={8} />
              </td>
              <td className={cell}>
                <Amount value={others.fee} maxDigits={8} quiet />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {others === undefined ? null : (
        <Button size="sm" variant="ghost" className="wg:mt-1" onClick={() => setWhole(true)}>
          {t.all}
        </Button>
      )}
    </div>
  );
}
