import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

/** The choice of the content in the chart's place. Book and trades only where they have no column of their own. */
export type ChartView = 'price' | 'depth' | 'book' | 'trades';

export function ChartViewSwitch({
  view,
  onViewChange,
  hasBook,
  isNarrow = false,
}: {
  view: ChartView;
  onViewChange: (view: ChartView) => void;
  hasBook: boolean;
  /** One button for the depth, which a second press leaves. */
  isNarrow?: boolean | undefined;
}) {
  const t = useMessages(messages);
  const names = {
    price: t.price,
    depth: t.depth,
    book: t.book,
    trades: t.trades,
  };
  if (isNarrow) {
    return (
      <Switch
        isPressed={view === 'depth'}
        onPress={() => onViewChange(view === 'depth' ? 'price' : 'depth')}
      >
        {names.depth}
      </Switch>
    );
  }
  const views = hasBook
    ? (['price', 'depth', 'book', 'trades'] as const)
    : (['price', 'depth'] as const);
  return views.map((each) => (
    <Switch key={each} isPressed={view === each} onPress={() => onViewChange(each)}>
      {names[each]}
    </Switch>
  ));
}

function Switch({
  isPressed,
  onPress,
  children,
}: {
  isPressed: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={isPressed}
      onClick={onPress}
      className="wg:h-6.5 wg:bg-transparent wg:px-2 wg:touch:h-11 wg:hover:text-fg wg:aria-pressed:bg-surface-3 wg:aria-pressed:text-fg"
    >
      {children}
    </Button>
  );
}
