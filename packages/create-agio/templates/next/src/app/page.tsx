import { brand } from '../brand-here.ts';
import { TradeDeskBlock } from '../components/trade-desk.tsx';

export default function Page() {
  return <TradeDeskBlock market={brand.defaultPair} />;
}
