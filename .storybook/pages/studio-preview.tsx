import { useState } from 'react';
import { Segmented, SegmentedItem } from '../../packages/ui/src/controls/segmented/segmented.tsx';
import { Banner } from '../../packages/ui/src/feedback/banner/banner.tsx';
import { ThemeScope } from '../../packages/ui/src/foundations/theme-scope/theme-scope.tsx';
import marketBar from '../../packages/ui/src/trading/market-bar/market-bar.stories.tsx';
import orderBook from '../../packages/ui/src/trading/order-book/order-book.stories.tsx';
import orderTicket from '../../packages/ui/src/trading/order-ticket/order-ticket.stories.tsx';
import ordersTable from '../../packages/widgets/src/orders/open-orders-table.stories.tsx';
import priceChart from '../../packages/ui/src/trading/price-chart/price-chart.stories.tsx';
import { type Scheme, SCHEMES } from '../../packages/whitelabel-themes/src/index.ts';

interface StudioPreviewProps {
  brand: string;
  initialScheme: Scheme;
}

/** A trade desk that wears the theme the studio compiles. */
export function StudioPreview({ brand, initialScheme }: StudioPreviewProps) {
  const [scheme, setScheme] = useState<string>(initialScheme);
  return (
    <ThemeScope
      brand={brand}
      scheme={scheme === 'light' ? 'light' : 'dark'}
      // Wide as a desk: it scrolls here rather than fold.
      className="flex max-h-screen min-w-0 flex-col gap-4 overflow-auto bg-canvas p-4"
      tabIndex={0}
    >
      <Segmented label="Scheme" value={scheme} onValueChange={setScheme} className="w-fit">
        {SCHEMES.map((each) => (
          <SegmentedItem key={each} value={each}>
            {each}
          </SegmentedItem>
        ))}
      </Segmented>
      <Desk />
    </ThemeScope>
  );
}

const panel = 'border-line bg-surface-1';

function Desk() {
  const Bar = marketBar.component;
  const Chart = priceChart.component;
  const Orders = ordersTable.component;
  const Book = orderBook.component;
  const Ticket = orderTicket.component;
  return (
    <div className="w-fit min-w-full flex-none overflow-hidden rounded-panel border border-line">
      <Banner tone="accent" title="1,250 CTN are waiting for you.">
        Claim your tokens from the initial order phase.
      </Banner>
      <Bar {...marketBar.args} />
      <div className="grid grid-cols-[minmax(560px,1fr)_280px_320px]">
        <div className={`flex min-w-0 flex-col border-e ${panel}`}>
          <Chart {...priceChart.args} className="h-80" />
          <Orders
            {...ordersTable.args}
            className="min-h-0 flex-1 overflow-hidden border-t border-line"
            style={{}}
          />
        </div>
        <Book {...orderBook.args} className={`h-140 border-e ${panel}`} />
        <div className={panel}>
          <Ticket {...orderTicket.args} />
        </div>
      </div>
    </div>
  );
}
