import { Button } from '@agio/ui/button';
import { useTranslate } from '../../i18n/use-translate.ts';

/** What stands in the chart's place. Book and trades only where they have no column of their own. */
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
  const t = useTranslate('trade');
  const names = {
    price: t('chart.price'),
    depth: t('chart.depth'),
    book: t('desk.book'),
    trades: t('desk.trades'),
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
      className="h-6.5! bg-transparent! px-2! hover:text-fg aria-pressed:bg-surface-3! aria-pressed:text-fg!"
    >
      {names[each]}
    </Button>
  ));
}
