import { loadChart, ticketFillOf, TradeDesk } from '@agio/widgets/desk';
import { fetchAhead, useSetting } from '@agio/widgets/host';
import { defaultMarket } from '@agio/widgets/preferences';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useSetPageTitle } from '../../config/brand.ts';

// Beside the first answers of the exchange, not after them.
fetchAhead(loadChart);

/** `/trade/:pair?side=buy&amount=10`: the market in the address, or the deployment's default, its ticket filled. */
export function Component() {
  const t = useTranslate('shell');
  const { defaultPair } = useConfig();
  const [chosen] = useSetting(defaultMarket);
  const { pair = chosen ?? defaultPair } = useParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const fill = useMemo(() => ticketFillOf(search), [search]);
  // Taken once: a reload does not overwrite what is typed since.
  const onFilled = useCallback(
    () => void navigate(pathname, { replace: true }),
    [navigate, pathname],
  );
  return (
    <TradeDesk
      market={pair}
      defaultMarket={defaultPair}
      onMarketChange={(id) => void navigate(`/trade/${id}`)}
      fill={fill}
      onFilled={onFilled}
      onTitle={useSetPageTitle(t('pages.trade.name'))}
    />
  );
}
