// @where Trading: levels of the order book that the depth chart draws
import type { Instrument } from '@agio/api-client';
import { useOrderBook } from '@agio/api-client/react';
import { DepthChart } from '@agio/ui/depth-chart';
import { useMessages } from '@agio/ui/language';
import { messages } from './messages.ts';

/** Levels per side that the depth chart draws. */
const depthRows = 500;

/** The live depth chart of a market, or why there is none. */
export function DepthPanel({ instrument }: { instrument: Instrument }) {
  const t = useMessages(messages);
  const { status, crossed, bids, asks } = useOrderBook(instrument.id, { rows: depthRows });
  if (status === 'connecting') return <div aria-busy className="wg:flex-1" />;
  // A depth chart of an unknown or crossed book would be wrong.
  if (status === 'failed' || crossed) {
    return (
      <p
        data-widget="chart"
        className="wg:grid wg:flex-1 wg:place-items-center wg:text-sm wg:text-fg-muted"
      >
        {status === 'failed' ? t.bookFailed : t.bookCrossed}
      </p>
    );
  }
  return (
    <DepthChart
      className="wg:flex-1"
      bids={bids}
      asks={asks}
      tickSize={instrument.tickSize}
      stepSize={instrument.stepSize}
      baseAsset={instrument.baseAsset}
      quoteAsset={instrument.quoteAsset}
    />
  );
}
