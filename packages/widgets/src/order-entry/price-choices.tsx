// @where Trading: prices to take over below the price field (bid, ask), and the price that follows the best one
import { formatPrice } from '@agio/money';
import { Button } from '@agio/ui/button';
import type { Dispatch } from 'react';
import type { TicketContext } from './model/ticket-context.ts';
import { bookPrices } from './model/ticket-fields.ts';
import type { TicketAction, TicketState } from './model/ticket.ts';
import type { FormatContext } from './ticket-labels.ts';

interface PriceChoicesProps {
  state: TicketState;
  dispatch: Dispatch<TicketAction>;
  context: TicketContext;
  format: FormatContext;
  disabled: boolean;
}

/** Below the price of a limit order: the prices of the book to take over once, and the choice to follow the best one. */
export function PriceChoices({ state, dispatch, context, format, disabled }: PriceChoicesProps) {
  const { t, locale, instrument } = format;
  const { tickSize } = instrument;
  const { side, follows } = state;
  const prices = bookPrices(context, side);
  return (
    <fieldset
      aria-label={t.price.choices}
      disabled={disabled}
      className="wg:-mt-1 wg:flex wg:flex-none wg:flex-wrap wg:items-center wg:gap-0.5"
    >
      {(['bid', 'mid', 'ask'] as const).map((each) => {
        const price = prices[each];
        return (
          <Button
            key={each}
            size="sm"
            variant="ghost"
            className={choice}
            disabled={!price}
            aria-label={`${t.price[each]} ${formatPrice(price, { tickSize, locale })}`}
            title={formatPrice(price, { tickSize, locale })}
            onClick={() =>
              price && dispatch({ type: 'picked', field: 'price', value: price.toString() })
            }
          >
            {t.price[each]}
          </Button>
        );
      })}
      <Button
        size="sm"
        variant="ghost"
        className={`wg:ms-auto ${choice} wg:aria-pressed:bg-accent-soft wg:aria-pressed:text-accent`}
        aria-pressed={follows}
        onClick={() => dispatch({ type: 'followChosen', follows: !follows })}
      >
        {side === 'Buy' ? t.price.followBid : t.price.followAsk}
      </Button>
    </fieldset>
  );
}

const choice = 'wg:h-6 wg:px-2 wg:text-xs wg:touch:h-11 wg:touch:min-w-11 wg:touch:text-sm';

/** Under the price while it follows: what it does, and when it waits. */
export function followHint(
  { side, follows }: TicketState,
  { bookIsLive, bookIsCrossed }: TicketContext,
  { t }: FormatContext,
): string | undefined {
  if (!follows) return undefined;
  if (!bookIsLive || bookIsCrossed) return t.price.waits;
  return side === 'Buy' ? t.price.followsBid : t.price.followsAsk;
}
