import type { Instrument } from '@agio/api-client/contract';
import { usePortfolio } from '@agio/api-client/react';
import { formatCrypto, formatFiat } from '@agio/money';
import { AssetIcon } from '@agio/ui/asset-icon';
import { ShortText } from '@agio/ui/short-text';
import { Link } from 'react-router';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { useCurrency } from '../../shared/use-currency.ts';
import { useUser } from '../../shared/use-user.ts';
import { useDisplayDigits } from './use-display-digits.ts';

/** Below the ticket: what the user has of the market's two assets. Nothing for a guest. */
export function TicketBalances({ instrument }: { instrument: Instrument }) {
  const t = useTranslate('trade');
  const locale = useLocale();
  const { isSignedIn } = useUser();
  const { currency } = useCurrency();
  const { data } = usePortfolio(currency);
  const digitsOf = useDisplayDigits();
  if (!isSignedIn) return null;
  return (
    <div className="mt-auto flex-none border-t border-line px-4 py-3 text-sm">
      <div className="mb-0.5 flex items-center justify-between gap-3 text-xs">
        <h2 className="font-medium text-fg-muted">{t('orders.availableBalances')}</h2>
        <Link
          to="/user/portfolio"
          className="hit-area rounded-sm font-medium text-accent hover:underline focus-ring"
        >
          {t('orders.portfolio')}
        </Link>
      </div>
      <dl>
        {[instrument.baseAsset, instrument.quoteAsset].map((asset) => {
          const balance = data?.balances.find((each) => each.asset === asset);
          return (
            <div key={asset} className="flex h-7 items-center gap-2">
              <dt className="flex items-center gap-2 font-medium">
                <AssetIcon symbol={asset} size="sm" />
                <ShortText text={asset} length={16} />
              </dt>
              <dd className="num ms-auto font-medium">
                {data
                  ? formatCrypto(balance?.available ?? '0', { locale, ...digitsOf(asset) })
                  : '—'}
              </dd>
              <dd className="num w-28 text-end text-xs text-fg-muted">
                {formatFiat(balance?.value, {
                  currency: data?.currency ?? currency,
                  locale,
                  display: 'code',
                })}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
