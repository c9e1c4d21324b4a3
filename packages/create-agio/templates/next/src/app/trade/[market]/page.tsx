import { TradeDeskBlock } from '../../../components/trade-desk.tsx';

export default async function Page({ params }: { params: Promise<{ market: string }> }) {
  const { market } = await params;
  return <TradeDeskBlock market={market} />;
}
