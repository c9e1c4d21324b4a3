import '@agio/whitelabel-themes/fonts.css';
import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '@agio/widgets/styles.css';
import './host.css';
import { createRoot } from 'react-dom/client';
import type { Brand } from './brand.ts';
import { MarketsBlock } from './components/markets.tsx';
import { TradeDeskBlock } from './components/trade-desk.tsx';
import { connect } from './exchange.ts';
import { Frame } from './frame.tsx';

const brand = (await (await fetch('/config.json')).json()) as Brand;
const client = await connect(brand);

/** The page of this address. A router of yours goes here. */
function Page() {
  const [, page, market = brand.defaultPair] = location.pathname.split('/');
  return page === 'markets' ? <MarketsBlock /> : <TradeDeskBlock market={market} />;
}

const { prefix } = brand.brandIdentity;
if (prefix !== undefined && location.pathname === '/') history.replaceState(null, '', prefix);
createRoot(document.querySelector('#host')!).render(
  <Frame brand={brand} client={client}>
    <Page />
  </Frame>,
);
