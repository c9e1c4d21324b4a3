'use client';

import { TradeDesk } from '@agio/widgets/desk';
import { useState } from 'react';

export function GuestDesk() {
  const [market, setMarket] = useState('XCB-CTN');
  return <TradeDesk market={market} onMarketChange={setMarket} />;
}
