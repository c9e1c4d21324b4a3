// @where Trading: tabs of the desk on a phone
import { Button } from '@agio/ui/button';
import { Drawer, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@agio/ui/tabs';
import { useState } from 'react';
import { useMessages } from '@agio/ui/language';
import { ToastPlace } from '../host/index.ts';
import { common } from '../words/messages.ts';
import { placeOf } from '../host/widget-place.ts';
import { deskFrame } from './desk-frame.ts';
import { messages } from './messages.ts';
import type { TradeViewProps } from './trade-view.tsx';

const phoneTabs = ['chart', 'book', 'trades', 'orders'] as const;
type PhoneTab = (typeof phoneTabs)[number];

/** The desk of a phone: one panel at a time, and the ticket in a sheet. */
export function PhoneDesk({
  head,
  chart,
  orders,
  book,
  tape,
  ticket,
  bestPrices,
  openOrders,
  isChartMaximised,
  onChartRestore,
  sheetTitle,
  isSheetOpen,
  onSheetOpenChange,
  onSide,
  className,
  style,
}: TradeViewProps) {
  const t = useMessages(messages);
  const { side } = useMessages(common);
  const [tab, setTab] = useState<PhoneTab>('chart');
  return (
    <div data-widget="desk" {...placeOf(deskFrame, { className, style })}>
      <div className="wg:absolute wg:inset-0 wg:flex wg:flex-col wg:bg-surface-1">
        {head}
        <Tabs
          value={tab}
          onValueChange={(next) => setTab(phoneTabs.find((each) => each === next) ?? 'chart')}
          className="wg:flex-1"
        >
          <TabsList aria-label={t.views} className="wg:h-11.25 wg:gap-0 wg:px-0">
            {phoneTabs.map((each) => (
              <TabsTrigger
                key={each}
                value={each}
                count={each === 'orders' ? openOrders : undefined}
                className="wg:flex-1 wg:justify-center wg:text-base"
              >
                {t[each]}
              </TabsTrigger>
            ))}
          </TabsList>
          <ToastPlace />
          <TabsContent value="chart" className="wg:flex wg:flex-col">
            {/* Toolbar and 220 px of picture at least. */}
            <div className="wg:flex wg:min-h-66 wg:flex-1 wg:flex-col">
              {isChartMaximised ? null : chart}
            </div>
            {bestPrices}
          </TabsContent>
          <TabsContent value="book" className="wg:flex wg:flex-col">
            {book}
          </TabsContent>
          <TabsContent value="trades" className="wg:flex wg:flex-col">
            {tape}
          </TabsContent>
          <TabsContent value="orders" className="wg:flex wg:flex-col">
            {orders}
          </TabsContent>
        </Tabs>
        {/* Stays in sight where banners make the page longer than the window. */}
        <div className="wg:sticky wg:bottom-0 wg:z-10 wg:grid wg:flex-none wg:grid-cols-2 wg:gap-2 wg:border-t wg:border-line wg:bg-surface-1 wg:px-4 wg:pt-2.5 wg:pb-[calc(0.625rem+env(safe-area-inset-bottom))]">
          {(['Buy', 'Sell'] as const).map((each) => (
            <Button
              key={each}
              variant={each === 'Buy' ? 'buy' : 'sell'}
              className="wg:h-12 wg:text-lg"
              onClick={() => onSide(each)}
            >
              {side[each]}
            </Button>
          ))}
        </div>
      </div>
      <Drawer open={isChartMaximised} onOpenChange={(open) => !open && onChartRestore()}>
        <DrawerContent
          side="bottom"
          closeLabel={t.closeChart}
          className="wg:h-full wg:max-h-none wg:rounded-none"
        >
          <DrawerTitle className="wg:flex wg:items-center wg:gap-2.5 wg:pt-0">
            {sheetTitle}
          </DrawerTitle>
          {isChartMaximised ? chart : null}
        </DrawerContent>
      </Drawer>
      <Drawer open={isSheetOpen} onOpenChange={onSheetOpenChange}>
        <DrawerContent side="bottom" closeLabel={t.closeTicket}>
          <DrawerTitle className="wg:flex wg:items-center wg:gap-2.5 wg:pt-0">
            {sheetTitle}
          </DrawerTitle>
          <div className="wg:min-h-0 wg:flex-1 wg:overflow-y-auto wg:overscroll-contain wg:px-4 wg:pb-4">
            {ticket}
          </div>
        </DrawerContent>
      </Drawer>
    </div>
  );
}
