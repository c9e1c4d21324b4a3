import { loadChart, TradeDesk } from '@agio/widgets/desk';
import { useNavigate, useParams } from 'react-router';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { fetchAhead } from '../../shared/faults/reload.ts';
import { useSetPageTitle } from '../../config/brand.ts';

// Beside the first answers of the exchange, not after them.
fetchAhead(loadChart);

/** `/trade/:pair?`: the market in the address, or the deployment's default. */
export function Component() {
  const t = useTranslate('shell');
  const { defaultPair } = useConfig();
  const { pair = defaultPair } = useParams();
  const navigate = useNavigate();
  return (
    <TradeDesk
      market={pair}
      defaultMarket={defaultPair}
      onMarketChange={(id) => void navigate(`/trade/${id}`)}
      onTitle={useSetPageTitle(t('pages.trade.name'))}
    />
  );
}
