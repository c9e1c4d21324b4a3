import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { messages } from './messages.ts';

/** The choice of the content in the chart's place. Book and trades only where they have no column of their own. */
export type ChartView = 'price' | 'depth' | 'book' | 'trades';

export function ChartViewSwitch({
  view,
  onViewChange,
  hasBook,
}: {
  view: ChartView;
  onViewChange: (view: ChartView) => void;
  hasBook: boolean;
}) {
  const t = useMessages(messages);
  const names = {
    price: t.price,
    depth: t.depth,
    book: t.book,
    trades: t.trades,
  };
  const views = hasBook
    ? (['price', 'depth', 'book', 'trades'] as const)
    : (['price', 'depth'] as const);
  return views.map((each) => (
    <Button
      key={each}
      size="sm"
      variant="ghost"
      aria-pressed={view === each}
      onClick={() => onViewChange(each)}
      className="wg:h-6.5 wg:bg-transparent wg:px-2 wg:hover:text-fg wg:aria-pressed:bg-surface-3 wg:aria-pressed:text-fg"
    >
      {names[each]}
    </Button>
  ));
}
