import { useExchange, useInstruments } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { StatePanel } from '@agio/ui/state-panel';
import { useDeferredValue, useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useFailureWords } from '../../shared/use-failure-words.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { TradeDesk } from './trade-desk.tsx';
import { TradeSkeleton } from './trade-skeleton.tsx';

/** `/trade/:pair?`: the market in the address, or the deployment's default. */
export function Component() {
  const t = useTranslate('trade');
  const failureWords = useFailureWords();
  const { defaultPair } = useConfig();
  const { pair = defaultPair } = useParams();
  const navigate = useNavigate();
  const { data: instruments, error, mutate } = useInstruments();
  const wanted = pair.toUpperCase();
  const instrument = instruments?.find((each) => each.id.toUpperCase() === wanted);
  // The first desk is drawn in pieces: all of it at once would hold up whatever else has come.
  const isKnown = useDeferredValue(instrument !== undefined);
  // Its streams are on their way while the markets are.
  const { market } = useExchange();
  useEffect(() => market.tickers().subscribe(() => undefined), [market]);

  if (isKnown && instrument && instruments) {
    return (
      <TradeDesk
        key={instrument.id}
        instrument={instrument}
        instruments={instruments}
        onMarketChange={(id) => void navigate(`/trade/${id}`)}
      />
    );
  }
  if (instruments && !instrument) return <UnknownPair pair={pair} defaultPair={defaultPair} />;
  if (!error) return <TradeSkeleton />;
  return (
    <Message title={t('page.failed')}>
      <StatePanel
        state="error"
        title={t('page.failed')}
        actions={
          <Button variant="primary" onClick={() => void mutate()}>
            {t('page.retry')}
          </Button>
        }
      >
        {failureWords(error)}
      </StatePanel>
    </Message>
  );
}

/** No such market: the deployment's own one, and the list of all. */
function UnknownPair({ pair, defaultPair }: { pair: string; defaultPair: string }) {
  const t = useTranslate('trade');
  // An address may hold anything: a name is shown, a page of text is not.
  const title = t('page.unknownPair', {
    pair: pair.slice(0, 24).toUpperCase().replace('-', '/'),
  });
  return (
    <Message title={title}>
      <StatePanel
        state="no-match"
        title={title}
        actions={
          <>
            {pair === defaultPair ? null : (
              <Button variant="primary" asChild>
                <Link to={`/trade/${defaultPair}`}>
                  {t('page.openDefault', { pair: defaultPair.replace('-', '/') })}
                </Link>
              </Button>
            )}
            <Button asChild>
              <Link to="/markets">{t('page.allMarkets')}</Link>
            </Button>
          </>
        }
      >
        {t('page.unknownPairMore')}
      </StatePanel>
    </Message>
  );
}

function Message({ title, children }: { title: string; children: React.ReactNode }) {
  usePageTitle(title);
  return <div className="grid flex-1 place-items-center bg-surface-1">{children}</div>;
}
