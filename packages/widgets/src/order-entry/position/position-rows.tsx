import type { Instrument, MarketPosition } from '@agio/api-client/contract';
import { useBookStatus, useMarketPosition } from '@agio/api-client/react';
import { formatCrypto, formatPrice } from '@agio/money';
import { Mask } from '@agio/ui/amount';
import { Change } from '@agio/ui/change';
import { isCurrent } from '@agio/ui/connection-indicator';
import { useLocale, useMessages } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { entryOf } from '../../amounts/position-entry.ts';
import { useDisplayDigits } from '../../amounts/use-display-digits.ts';
import { useLastPrice } from '../../amounts/use-last-price.ts';
import { useSetting } from '../../host/index.ts';
import { hideBalances } from '../../preferences/index.ts';
import { gainAt, isHeld } from './position-gain.ts';
import { positionMessages } from './position-messages.ts';

export interface PositionRowsProps {
  instrument: Instrument;
  className?: string | undefined;
}

/** The holding of the market's base asset, its average entry and its profit, in the quote asset. Nothing if nothing is held. */
export function PositionRows({ instrument, className }: PositionRowsProps) {
  const { position: t } = useMessages(positionMessages);
  const locale = useLocale();
  const digitsOf = useDisplayDigits();
  const [isHidden] = useSetting(hideBalances);
  const { data: position } = useMarketPosition(instrument.id);
  if (!position || !isHeld(position)) return null;
  const { baseAsset, quoteAsset, tickSize } = instrument;
  const { realised, quantity } = position;
  return (
    <dl data-widget="position" className={className}>
      <Row term={t.name} unit={baseAsset}>
        {isHidden ? <Mask /> : formatCrypto(quantity, { locale, ...digitsOf(baseAsset) })}
      </Row>
      <Row term={t.entry} unit={quoteAsset}>
        {isHidden ? <Mask /> : formatPrice(entryOf(position, instrument), { tickSize, locale })}
      </Row>
      <Row term={t.unrealised} unit={quoteAsset}>
        <Unrealised {...{ instrument, position, isHidden }} />
      </Row>
      <Row term={t.realised} unit={quoteAsset}>
        <Change
          kind="amount"
          value={realised}
          digits={digitsOf(quoteAsset).maxDigits}
          masked={isHidden}
        />
      </Row>
    </dl>
  );
}

function Row({ term, unit, children }: { term: string; unit: string; children: ReactNode }) {
  return (
    <div className="wg:flex wg:h-5 wg:items-center wg:justify-between wg:gap-3 wg:text-xs">
      <dt className="wg:text-fg-muted">{term}</dt>
      <dd className="wg:num wg:whitespace-nowrap">
        <bdi dir="ltr">
          {children} <span className="wg:text-fg-muted">{unit}</span>
        </bdi>
      </dd>
    </div>
  );
}

/** A component of its own: it renders with every price, and the rows around it do not. */
function Unrealised({
  instrument,
  position,
  isHidden,
}: {
  instrument: Instrument;
  position: MarketPosition;
  isHidden: boolean;
}) {
  const { last } = useLastPrice(instrument.id);
  const status = useBookStatus(instrument.id);
  const digits = useDisplayDigits()(instrument.quoteAsset).maxDigits;
  const gain = gainAt(position, last);
  // A price that is out of date has no colour, in head and chart neither.
  const quiet = !isCurrent(status) && status !== 'connecting';
  return (
    <>
      <Change value={gain?.percent} {...{ quiet }} masked={isHidden} className="wg:me-2" />
      <Change kind="amount" value={gain?.amount} {...{ digits, quiet }} masked={isHidden} />
    </>
  );
}
