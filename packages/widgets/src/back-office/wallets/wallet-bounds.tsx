import type { HotWallet } from '@agio/api-client/contract';
import { useLocale, useMessages } from '@agio/ui/language';
import { ProgressBar } from '@agio/ui/progress-bar';
import { exactText, Figure } from '../../details/figure.tsx';
import { fullnessOf, placeOnBar, shareOf } from './model/aggregation.ts';
import { walletMessages } from './wallet-messages.ts';

const tones = { under: 'danger', normal: 'accent', high: 'warning', over: 'danger' } as const;

/** Balance of a wallet on a bar up to its ceiling, with marks at the floor and the target, and the figures below. */
export function WalletBounds({ wallet }: { wallet: HotWallet }) {
  const t = useMessages(walletMessages);
  const locale = useLocale();
  const text = (value: string) => exactText(value, wallet.asset, locale);
  const { balance, floor, target, ceiling } = wallet;
  return (
    <div>
      <div className="wg:relative wg:py-1.5">
        <ProgressBar
          label={t.boundsOf({
            balance: text(balance),
            floor: text(floor),
            target: text(target),
            ceiling: text(ceiling),
          })}
          value={shareOf(wallet)}
          tone={tones[fullnessOf(wallet)]}
        />
        {[floor, target].map((mark) => (
          <span
            key={mark}
            aria-hidden
            className="wg:absolute wg:inset-y-0 wg:w-px wg:bg-fg-muted"
            style={{ insetInlineStart: placeOnBar(mark, ceiling) }}
          />
        ))}
      </div>
      <dl className="wg:mt-1 wg:grid wg:grid-cols-2 wg:gap-2 wg:sm:grid-cols-4 wg:text-xs">
        {(
          [
            [t.balance, balance],
            [t.floor, floor],
            [t.target, target],
            [t.ceilingName, ceiling],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt className="wg:text-fg-muted">{name}</dt>
            <dd>
              <Figure>{text(value)}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
