'use client';

import { TradeDesk } from '@agio/widgets/desk';
import { useState } from 'react';

export interface TradeDeskBlockProps {
  /** Id of the market to begin with. */
  market?: string;
}

/** A whole trade desk. The address of the page follows the market: `/trade/XCB-CTN`. */
export function TradeDeskBlock({ market: first = 'XCB-CTN' }: TradeDeskBlockProps) {
  const [market, setMarket] = useState(first);
  const change = (id: string) => {
    setMarket(id);
    history.replaceState(null, '', `/trade/${id}`);
  };
  return <TradeDesk market={market} onMarketChange={change} />;
}
