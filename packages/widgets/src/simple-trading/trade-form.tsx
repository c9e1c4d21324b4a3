import type { Instrument, NewOrder } from '@agio/api-client/contract';
import { useTrends } from '@agio/api-client/react';
import { formatPrice } from '@agio/money';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Button } from '@agio/ui/button';
import { ChoiceMenu } from '@agio/ui/choice-menu';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { type Dispatch, useRef } from 'react';
import { submitLabel, TicketNotices, useTicketFormat } from '../order-entry/index.ts';
import { useHost } from '../host/index.ts';
import { Figure } from '../details/figure.tsx';
import { SideSwitch } from '../amounts/side-switch.tsx';
import { Facts, type FormatContext, LivePrice } from './commodity-cards.tsx';
import type { ListedCommodity } from './model/commodities.ts';
import type { Trade, TradeAction } from './model/trade.ts';
import { TradeAmount } from './trade-amount.tsx';
import { FeeRow, receivedText } from './trade-rows.tsx';
import type { TradeReading } from './use-trade-reading.ts';

export interface TradeFormProps extends ListedCommodity {
  trade: Trade;
  dispatch: Dispatch<TradeAction>;
  reading: TradeReading;
  /** The market that was chosen of them. */
  instrument: Instrument;
  format: FormatContext;
  onReview: (order: NewOrder) => void;
}

/** The amount: side, how much, what pays for it, and the button with its reason. */
export function TradeForm({
  asset,
  markets,
  trade,
  dispatch,
  reading,
  instrument,
  format,
  onReview,
}: TradeFormProps) {
  const { t, locale } = format;
  const { currency, signIn } = useHost();
  const { data: trends } = useTrends(currency);
  const ticketFormat = useTicketFormat(instrument);
  const form = useRef<HTMLFormElement>(null);
  const { summary, reasons, ticket } = reading;
  const [first] = reasons;
  const needsSignIn = first?.code === 'signIn';
  const isBuy = trade.side === 'Buy';
  const price = summary.estimate?.averagePrice ?? reading.context.last;

  function submit() {
    if (needsSignIn) signIn();
    else if (first) form.current?.querySelector<HTMLElement>('[name=amount]')?.focus();
    else if (summary.order) onReview(summary.order);
  }

  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={isBuy ? t.amount.buy : t.amount.sell}
      className="wg:flex wg:flex-col wg:gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="wg:flex wg:flex-col wg:gap-3">
        <div className="wg:flex wg:items-center wg:gap-3">
          <AssetIcon symbol={asset.id} size="xl" />
          <div className="wg:min-w-0 wg:flex-1">
            <h2 className="wg:text-lg wg:font-semibold">{asset.name}</h2>
            <LivePrice
              instrument={instrument}
              trend={trends?.find(({ market }) => market === instrument.id)}
              format={format}
            />
          </div>
        </div>
        <Facts asset={asset} t={t} />
      </div>
      <SideSwitch value={trade.side} onChange={(side) => dispatch({ type: 'sideChosen', side })} />
      <TicketNotices
        place="top"
        summary={{ ...summary, reasons }}
        state={ticket}
        format={ticketFormat}
      />
      <TradeAmount {...{ trade, dispatch, reading, instrument, format }} />
      {markets.length > 1 ? (
        <div className="wg:flex wg:items-center wg:justify-between wg:text-sm wg:text-fg-muted">
          <span aria-hidden>{isBuy ? t.amount.payWith : t.amount.receiveIn}</span>
          <ChoiceMenu
            label={isBuy ? t.amount.payWith : t.amount.receiveIn}
            value={instrument.quoteAsset}
            choices={markets.map(({ quoteAsset }) => ({ value: quoteAsset, label: quoteAsset }))}
            onChange={(quote) => dispatch({ type: 'quoteChosen', quote })}
          />
        </div>
      ) : null}
      <KeyValueList className="wg:border-t wg:border-line wg:pt-2">
        <KeyValue term={t.figure.price}>
          <Figure>
            {price
              ? `${formatPrice(price, { tickSize: instrument.tickSize, locale })} ${instrument.quoteAsset}`
              : '—'}
          </Figure>
        </KeyValue>
        <FeeRow summary={summary} format={format} />
        <KeyValue total term={t.figure.receiveAbout}>
          <Figure>{receivedText(summary, locale)}</Figure>
        </KeyValue>
      </KeyValueList>
      <TicketNotices place="bottom" summary={summary} state={ticket} format={ticketFormat} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        aria-disabled={(first !== undefined && !needsSignIn) || undefined}
      >
        {first
          ? submitLabel(first, ticketFormat.t, locale)
          : isBuy
            ? t.button.reviewBuy
            : t.button.reviewSell}
      </Button>
    </form>
  );
}
