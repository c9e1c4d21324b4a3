import type { Balance, Instrument } from '@agio/api-client/contract';
import { usePortfolio } from '@agio/api-client/react';
import { Decimal, formatCrypto, formatFiat } from '@agio/money';
import { Mask } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { ShortText } from '@agio/ui/short-text';
import { type ComponentProps, Suspense } from 'react';
import { useLocale, useMessages } from '@agio/ui/language';
import { useAccount, useHost, useSetting, WidgetLink } from '../host/index.ts';
import { hideBalances } from '../preferences/index.ts';
import { lazyPart } from '../states/lazy-part.ts';
import { messages } from './messages.ts';
import { useDisplayDigits } from '../amounts/use-display-digits.ts';

const PositionRows = lazyPart(() => import('./position/position-rows.tsx'), 'PositionRows');

/** Returns the value of the available part: the exchange values the whole balance. */
function worthOf(balance: Balance | undefined): Decimal | undefined {
  const [price, available] = [balance?.price, balance?.available].map((text) =>
    Decimal.parse(text),
  );
  return price && available?.times(price);
}

/** The position of the market, whose code comes when the desk is there. Nothing for a guest, or if nothing is held. */
export function TicketPosition(props: ComponentProps<typeof PositionRows>) {
  const { isSignedIn } = useAccount();
  return isSignedIn ? (
    <Suspense>
      <PositionRows {...props} />
    </Suspense>
  ) : null;
}

/** Below the ticket: what the user has of the market's two assets, and the position. Nothing for a guest. */
export function TicketBalances({ instrument }: { instrument: Instrument }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { isSignedIn } = useAccount();
  const { currency, links } = useHost();
  const { data } = usePortfolio(currency);
  const digitsOf = useDisplayDigits();
  const [isHidden] = useSetting(hideBalances);
  if (!isSignedIn) return null;
  return (
    <div
      data-widget="balances"
      className="wg:mt-auto wg:flex-none wg:border-t wg:border-line wg:px-4 wg:py-3 wg:text-sm"
    >
      {/* Above the balances, of which the ticket says one already: a low column ends here. */}
      <TicketPosition
        instrument={instrument}
        className="wg:mb-2 wg:border-b wg:border-line wg:pb-2"
      />
      <div className="wg:mb-0.5 wg:flex wg:items-center wg:justify-between wg:gap-3 wg:text-xs">
        <h2 className="wg:font-medium wg:text-fg-muted">{t.balances.title}</h2>
        {links.portfolio === undefined ? null : (
          <WidgetLink
            href={links.portfolio}
            className="wg:hit-area wg:rounded-sm wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring"
          >
            {t.balances.portfolio}
          </WidgetLink>
        )}
      </div>
      <dl>
        {[instrument.baseAsset, instrument.quoteAsset].map((asset) => {
          const balance = data?.balances.find((each) => each.asset === asset);
          return (
            <div key={asset} className="wg:flex wg:h-7 wg:items-center wg:gap-2">
              <dt className="wg:flex wg:items-center wg:gap-2 wg:font-medium">
                <AssetIcon symbol={asset} size="sm" />
                <ShortText text={asset} length={16} />
              </dt>
              <dd className="wg:num wg:ms-auto wg:font-medium">
                {isHidden ? (
                  <Mask />
                ) : data ? (
                  formatCrypto(balance?.available ?? '0', { locale, ...digitsOf(asset) })
                ) : (
                  '—'
                )}
              </dd>
              <dd className="wg:num wg:w-28 wg:text-end wg:text-xs wg:text-fg-muted">
                {isHidden ? (
                  <Mask />
                ) : (
                  <bdi dir="ltr">
                    {formatFiat(worthOf(balance), {
                      currency: data?.currency ?? currency,
                      locale,
                      display: 'code',
                    })}
                  </bdi>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
