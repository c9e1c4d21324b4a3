import { Button } from '@agio/ui/button';
import { Drawer, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@agio/ui/tabs';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ToastPlace } from '../../shared/toast-place.tsx';
import type { TradeViewProps } from './trade-view.tsx';

const phoneTabs = ['chart', 'book', 'trades', 'orders'] as const;
type PhoneTab = (typeof phoneTabs)[number];

/** One thing at a time, and the ticket in a sheet. */
export function PhoneDesk({
  head,
  chart,
  orders,
  book,
  tape,
  ticket,
  bestPrices,
  openOrders,
  sheetTitle,
  isSheetOpen,
  onSheetOpenChange,
  onSide,
}: TradeViewProps) {
  const t = useTranslate('trade');
  const [tab, setTab] = useState<PhoneTab>('chart');
  return (
    <div className="relative min-h-135 flex-1">
      <div className="absolute inset-0 flex flex-col bg-surface-1">
        {head}
        <Tabs
          value={tab}
          onValueChange={(next) => setTab(phoneTabs.find((each) => each === next) ?? 'chart')}
          className="flex-1"
        >
          <TabsList aria-label={t('desk.views')} className="h-11.25! gap-0! px-0!">
            {phoneTabs.map((each) => (
              <TabsTrigger
                key={each}
                value={each}
                count={each === 'orders' ? openOrders : undefined}
                className="flex-1! justify-center text-base!"
              >
                {t(`desk.${each}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          <ToastPlace />
          <TabsContent value="chart" className="flex flex-col">
            {chart}
            {bestPrices}
          </TabsContent>
          <TabsContent value="book" className="flex flex-col">
            {book}
          </TabsContent>
          <TabsContent value="trades" className="flex flex-col">
            {tape}
          </TabsContent>
          <TabsContent value="orders" className="flex flex-col">
            {orders}
          </TabsContent>
        </Tabs>
        {/* In sight also where banners make the page longer than the window. */}
        <div className="sticky bottom-0 z-10 grid flex-none grid-cols-2 gap-2 border-t border-line bg-surface-1 px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))]">
          {(['Buy', 'Sell'] as const).map((side) => (
            <Button
              key={side}
              variant={side === 'Buy' ? 'buy' : 'sell'}
              className="h-12! text-lg!"
              onClick={() => onSide(side)}
            >
              {t(`side.${side}`)}
            </Button>
          ))}
        </div>
      </div>
      <Drawer open={isSheetOpen} onOpenChange={onSheetOpenChange}>
        <DrawerContent side="bottom" closeLabel={t('desk.closeTicket')}>
          <DrawerTitle className="flex items-center gap-2.5 pt-0!">{sheetTitle}</DrawerTitle>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
            {ticket}
          </div>
        </DrawerContent>
      </Drawer>
    </div>
  );
}
