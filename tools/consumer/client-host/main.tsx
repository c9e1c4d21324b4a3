import { createExchangeClient, createGuestSession } from '@agio/api-client';
import { ExchangeProvider, useInstruments, useTickers } from '@agio/api-client/react';
import { createRoot } from 'react-dom/client';

function Prices() {
  const { data: markets = [] } = useInstruments();
  const { tickers } = useTickers();
  return (
    <ul>
      {markets.map(({ id, symbol }) => (
        <li key={id}>
          {symbol} <output>{tickers.get(id)?.last}</output>
        </li>
      ))}
    </ul>
  );
}

const client = createExchangeClient({ baseUrl: '', session: createGuestSession() });
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <ExchangeProvider client={client}>
      <Prices />
    </ExchangeProvider>,
  );
