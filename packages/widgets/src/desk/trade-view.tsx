// @where Trading: panels of the desk and their sizes
import { DeskGroup, type DeskLayout, DeskPanel, DeskSeparator } from '@agio/ui/desk-panels';
import { type ReactNode, Suspense } from 'react';
import { useMessages } from '@agio/ui/language';
import { lazyPart } from '../states/lazy-part.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { deskFrame } from './desk-frame.ts';
import { messages } from './messages.ts';
import { type DeskMode, useSideWidths, useTextScale } from '../preferences/use-desk-mode.ts';

// A screen needs one of the two desks, so the phone's is fetched apart.
const PhoneDesk = lazyPart(() => import('./phone-desk.tsx'), 'PhoneDesk');

/** Panels that the reader may take away. Chart and ticket are what the desk is for. */
export const hideablePanels = ['watch', 'orders', 'book', 'tape'] as const;
export type HideablePanel = (typeof hideablePanels)[number];

export interface TradeViewProps extends WidgetPlace {
  mode: DeskMode;
  /** The parts of the desk. Each has its own data; this component places them. */
  head: ReactNode;
  chart: ReactNode;
  orders: ReactNode;
  /** Shown everywhere but on a tablet, where book and tape replace the chart. */
  book: ReactNode;
  tape: ReactNode;
  ticket: ReactNode;
  /** Best bid, spread and best ask, below the chart of a phone. */
  bestPrices: ReactNode;
  /** Number of open orders, for the tab of a phone. */
  openOrders: number | undefined;
  /** Shows the chart and the ticket alone. */
  isChartMaximised: boolean;
  onChartRestore: () => void;
  /** The stored sizes of the panels, by group. */
  panels: Readonly<Record<string, DeskLayout>>;
  onPanelsChange: (group: string, sizes: DeskLayout) => void;
  /** The panels that the reader has taken away; they take part in no layout but a phone's. */
  hidden: ReadonlySet<HideablePanel>;
  /** Above the ticket in the sheet of a phone. */
  sheetTitle: ReactNode;
  isSheetOpen: boolean;
  onSheetOpenChange: (isOpen: boolean) => void;
  /** Opens the sheet with a side, from the buttons at the foot of a phone. */
  onSide: (side: 'Buy' | 'Sell') => void;
}

/** The layout of the trade desk: three columns, two, or one panel at a time. */
export function TradeView(props: TradeViewProps) {
  if (props.mode === 'phone') {
    return (
      <Suspense>
        <PhoneDesk {...props} />
      </Suspense>
    );
  }
  return (
    <div data-widget="desk" {...placeOf(deskFrame, props)}>
      <div className="wg:absolute wg:inset-0 wg:flex wg:flex-col">
        {props.head}
        {props.mode === 'desk' ? <WideDesk {...props} /> : <NarrowDesk {...props} />}
      </div>
    </div>
  );
}

/** Least and greatest width of the ticket, by the size of the text. */
const ticketPanel = (scale: number) => ({ minSize: 300 * scale, maxSize: 420 * scale });

function WideDesk({
  chart,
  orders,
  book,
  tape,
  ticket,
  isChartMaximised,
  panels,
  onPanelsChange,
  hidden,
}: TradeViewProps) {
  const t = useMessages(messages);
  const widths = useSideWidths();
  const scale = useTextScale();
  const [hasBook, hasTape] = [!hidden.has('book'), !hidden.has('tape')];
  const group = (name: string) => ({
    sizes: panels[name],
    onSizesChange: (sizes: DeskLayout) => onPanelsChange(name, sizes),
  });
  const left = (
    <DeskPanel id="left" minSize={480}>
      {isChartMaximised ? (
        chart
      ) : (
        <ChartOverOrders {...{ chart, orders, panels, onPanelsChange, hidden }} />
      )}
    </DeskPanel>
  );
  const right = (
    <DeskPanel id="ticket" defaultSize={widths.ticket} {...ticketPanel(scale)}>
      {ticket}
    </DeskPanel>
  );
  // Two groups with keys: a group keeps its initial sizes.
  if (isChartMaximised) {
    return (
      <DeskGroup key="maximised" orientation="horizontal" className="wg:flex-1">
        {left}
        <DeskSeparator label={t.resizeTicket} />
        {right}
      </DeskGroup>
    );
  }
  return (
    <DeskGroup key="desk" orientation="horizontal" className="wg:flex-1" {...group('desk')}>
      {left}
      {hasBook || hasTape ? <DeskSeparator label={t.resizeBook} /> : null}
      {hasBook || hasTape ? (
        <DeskPanel id="book" defaultSize={widths.book} minSize={240 * scale} maxSize={420 * scale}>
          <DeskGroup orientation="vertical" className="wg:flex-1" {...group('book')}>
            {hasBook ? (
              <DeskPanel id="levels" minSize={200} defaultSize={hasTape ? '68%' : undefined}>
                {book}
              </DeskPanel>
            ) : null}
            {hasBook && hasTape ? <DeskSeparator label={t.resizeTape} /> : null}
            {hasTape ? (
              <DeskPanel id="tape" minSize={100}>
                {tape}
              </DeskPanel>
            ) : null}
          </DeskGroup>
        </DeskPanel>
      ) : null}
      <DeskSeparator label={t.resizeTicket} />
      {right}
    </DeskGroup>
  );
}

function NarrowDesk({
  chart,
  orders,
  ticket,
  isChartMaximised,
  panels,
  onPanelsChange,
  hidden,
}: TradeViewProps) {
  const t = useMessages(messages);
  const scale = useTextScale();
  return (
    <DeskGroup
      orientation="horizontal"
      className="wg:flex-1"
      sizes={panels['narrow']}
      onSizesChange={(sizes) => onPanelsChange('narrow', sizes)}
    >
      <DeskPanel id="left" minSize={360}>
        {isChartMaximised ? (
          chart
        ) : (
          <ChartOverOrders {...{ chart, orders, panels, onPanelsChange, hidden }} />
        )}
      </DeskPanel>
      <DeskSeparator label={t.resizeTicket} />
      <DeskPanel id="ticket" defaultSize={320 * scale} {...ticketPanel(scale)}>
        {ticket}
      </DeskPanel>
    </DeskGroup>
  );
}

function ChartOverOrders({
  chart,
  orders,
  panels,
  onPanelsChange,
  hidden,
}: Pick<TradeViewProps, 'chart' | 'orders' | 'panels' | 'onPanelsChange' | 'hidden'>) {
  const t = useMessages(messages);
  return (
    <DeskGroup
      orientation="vertical"
      className="wg:flex-1"
      sizes={panels['left']}
      onSizesChange={(sizes) => onPanelsChange('left', sizes)}
    >
      <DeskPanel id="chart" minSize={200}>
        {chart}
      </DeskPanel>
      {hidden.has('orders') ? null : (
        <>
          <DeskSeparator label={t.resizeOrders} grip />
          <DeskPanel id="orders" defaultSize={234} minSize={104}>
            {orders}
          </DeskPanel>
        </>
      )}
    </DeskGroup>
  );
}
