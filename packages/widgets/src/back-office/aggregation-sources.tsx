import { shortAddress } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { Button } from '@agio/ui/button';
import { CopyButton } from '@agio/ui/copy-button';
import { useMessages } from '@agio/ui/language';
import { useState } from 'react';
import { largestOf, type Source } from './model/aggregation.ts';
import { aggregationMessages, walletMessages } from './wallet-messages.ts';

/** Sources that are shown at first. */
const first = 5;
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
  const { largest, others } = largestOf(sources, isWhole ? sources.length : first);
  return (
    <div className="wg:text-sm">
      <table className="wg:w-full">
        <caption className="wg:sr-only">{t.sources}</caption>
        <thead className="wg:border-b wg:border-line wg:text-xs wg:text-fg-muted">
          <tr>
            <th scope="col" className="wg:py-1.5 wg:text-start wg:font-medium">
              {t.source}
            </th>
            <th scope="col" className={`${cell} wg:font-medium`}>
              {t.sourceBalance} {asset}
            </th>
            <th scope="col" className={`${cell} wg:font-medium`}>
              {t.sourceFee} {feeAsset}
            </th>
          </tr>
        </thead>
        <tbody>
          {largest.map(({ address, balance, fee }) => (
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
