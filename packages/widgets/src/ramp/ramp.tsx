import type { RampOrder as Order } from '@agio/api-client/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { Section } from '../states/index.ts';
import { RampDesk } from './ramp-desk.tsx';
import type { RampChoice } from './model/ramp-state.ts';

const loadOrder = () => import('./ramp-order.tsx');
const RampOrder = lazyPart(loadOrder, 'RampOrder');

export interface RampProps extends WidgetPlace {
  /** Initial choice, such as from an address; buying the default asset if left out. */
  choice?: RampChoice | undefined;
  /**
   * Called with new assets, a new readable amount, or the order that is shown; with `isStep` back should lead to the
   * one before.
   */
  onChoiceChange?: ((choice: RampChoice, how?: { isStep?: boolean }) => void) | undefined;
  /** Opens the provider's page in place of this one; by default in this tab. */
  onLeave?: ((address: string) => void) | undefined;
}

const leave = (address: string) => window.location.assign(address);
const usual: RampChoice = { side: 'Buy' };

/** Buys and sells with fiat: the providers' quotes compared, the order, and its page to come back to. */
export function Ramp({
  choice = usual,
  onChoiceChange,
  onLeave = leave,
  className,
  style,
}: RampProps) {
  const [shown, setShown] = useState(choice);
  /** The order that was placed here: the user goes on at the provider's, once. */
  const [placed, setPlaced] = useState<string>();
  // A host that keeps no choice has it kept here.
  const current = onChoiceChange ? choice : shown;
  const change: NonNullable<RampProps['onChoiceChange']> = (next, how) => {
    setShown(next);
    onChoiceChange?.(next, how);
  };
  const open = (orderId: string) => change({ side: current.side, orderId }, { isStep: true });
  const onOrder = ({ id }: Order) => {
    setPlaced(id);
    open(id);
  };
  const { orderId } = current;
  return (
    <div
      data-widget="ramp"
      {...placeOf(
        'wg:mx-auto wg:flex wg:w-full wg:max-w-page wg:flex-col wg:gap-4 wg:px-4 wg:py-6 wg:md:px-6',
        { className, style },
      )}
    >
      {orderId === undefined ? (
        <RampDesk choice={current} onChoiceChange={change} onOrder={onOrder} onOpen={open} />
      ) : (
        <Section>
          <Suspense fallback={<div className="wg:h-120" />}>
            <RampOrder
              key={orderId}
              orderId={orderId}
              goesOn={placed === orderId}
              onLeave={(address) => {
                setPlaced(undefined);
                onLeave(address);
              }}
              onBack={() => change({ side: current.side }, { isStep: true })}
              onAgain={({ quote }) => change(againOf(quote), { isStep: true })}
            />
          </Suspense>
        </Section>
      )}
    </div>
  );
}

/** The same once more, at a new quote. */
function againOf({
  side,
  asset,
  fiatCurrency,
  fiatAmount,
  assetAmount,
}: Order['quote']): RampChoice {
  return side === 'Sell'
    ? { side, asset, fiat: fiatCurrency, amount: assetAmount }
    : { side: 'Buy', asset, fiat: fiatCurrency, amount: fiatAmount };
}
