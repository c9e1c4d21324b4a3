import { MarketsBlock } from '../../components/markets.tsx';

export default function Page() {
  return <MarketsBlock />;
}
