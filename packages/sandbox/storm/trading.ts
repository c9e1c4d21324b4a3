import { randomUUID } from 'node:crypto';
import type { NewOrder, Order } from '@agio/api-client/contract';
import type { Dice } from './dice.ts';
import type { MarketView } from './markets.ts';
import type { Person } from './person.ts';
import type { Command, Storm } from './storm.ts';

/** Notes an order that later look-ups must find. */
export function noteOrder(storm: Storm, owner: string, order: Order): void {
  const { id, clientOrderId, market, side, type, price, amount, filledAmount, status } = order;
  const fields = { clientOrderId, market, side, type, price, amount, filledAmount, status };
  storm.claims.add('order', owner, id, fields);
}

async function place(storm: Storm, person: Person, order: NewOrder): Promise<void> {
  const body = { clientOrderId: randomUUID(), ...order };
  const answer = await person.send('POST', '/frontoffice/api/order', { body, once: true });
  if (answer?.status === 200) noteOrder(storm, person.id, answer.json as Order);
}

const side = (dice: Dice) => dice.pick(['Buy', 'Sell'] as const);

/** A price at which an order rests, or at which it trades. */
function price(market: MarketView, to: NewOrder['side'], rests: boolean, dice: Dice): string {
  const away = dice.between(5, 300);
  return market.price((to === 'Buy') === rests ? 1000 - away : 1000 + away);
}

/** Makes an order of any type and time in force. */
function makeOrder(market: MarketView, dice: Dice): NewOrder {
  const to = side(dice);
  const base = { market: market.id, side: to, amount: market.amount(dice.between(1, 12)) };
  switch (dice.below(15)) {
    case 0:
      return { ...base, type: 'Market' };
    case 1:
      return dice.chance(50)
        ? { ...base, type: 'Market', timeInForce: 'FOK' }
        : { market: market.id, side: 'Buy', type: 'Market', quoteAmount: market.budget(3) };
    case 2:
      return { ...base, type: 'Limit', price: price(market, to, false, dice), timeInForce: 'IOC' };
    case 3:
      return { ...base, type: 'Limit', price: price(market, to, false, dice), timeInForce: 'FOK' };
    case 4:
      return { ...base, type: 'Limit', price: price(market, to, true, dice), postOnly: true };
    case 5:
      return {
        ...base,
        type: 'StopLimit',
        price: price(market, to, false, dice),
        stopPrice: market.price(to === 'Buy' ? 1050 : 950),
      };
    case 6: {
      const limit = dice.pick(['TakeProfitLimit', 'StopLimit'] as const);
      return {
        ...base,
        type: limit,
        price: price(market, to, true, dice),
        stopPrice: market.price(to === 'Buy' ? 980 : 1020),
      };
    }
    case 7: {
      const size = to === 'Buy' ? { amount: undefined, quoteAmount: market.budget(3) } : {};
      return dice.chance(50)
        ? { ...base, ...size, type: 'TrailingStop', trailPercent: '0.5' }
        : {
            ...base,
            ...size,
            type: 'StopMarket',
            stopPrice: market.price(to === 'Buy' ? 1020 : 980),
          };
    }
    case 8: {
      const [limit, stop] = to === 'Buy' ? [970, 1030] : [1030, 970];
      const oco = { stopPrice: market.price(stop), price: market.price(to === 'Buy' ? 1040 : 960) };
      return { ...base, type: 'Limit', price: market.price(limit), oco };
    }
    case 9: {
      const sign = to === 'Buy' ? 1 : -1;
      const exits = {
        takeProfitPrice: market.price(1000 + sign * 20),
        stopLossPrice: market.price(1000 - sign * 20),
        stopLossLimit: market.price(1000 - sign * 40),
      };
      return dice.chance(50)
        ? { ...base, type: 'Market', exits }
        : { ...base, type: 'Limit', price: market.price(1000 - sign * 2), exits };
    }
    case 10: {
      const size =
        to === 'Buy'
          ? { amount: undefined, quoteAmount: market.budget(9) }
          : { amount: market.amount(9) };
      const schedule = { duration: 60, slices: dice.between(2, 6) };
      return dice.chance(50)
        ? { ...base, ...size, type: 'TWAP', schedule }
        : {
            ...base,
            amount: market.amount(9),
            type: 'TWAPLimit',
            price: price(market, to, false, dice),
            schedule,
          };
    }
    case 11:
      return { ...base, type: 'Limit', price: price(market, to, false, dice) };
    case 13:
      return {
        ...base,
        type: 'Limit',
        amount: market.amount(20),
        price: market.price(to === 'Buy' ? 990 : 1010),
        scale: {
          toPrice: market.price(to === 'Buy' ? 900 : 1100),
          orders: dice.between(2, 5),
          sizes: dice.pick(['Flat', 'Rising', 'Falling'] as const),
        },
      };
    case 12:
      return {
        ...base,
        type: 'Limit',
        amount: market.amount(12),
        displayAmount: market.amount(dice.between(1, 4)),
        price: price(market, to, dice.chance(70), dice),
      };
    default:
      return { ...base, type: 'Limit', price: price(market, to, true, dice) };
  }
}

/** An order that is refused, for one reason or another. */
function makeBadOrder(market: MarketView, dice: Dice): NewOrder {
  const good = {
    market: market.id,
    side: side(dice),
    type: 'Limit',
    amount: market.amount(2),
  } as const;
  return dice.pick<NewOrder>([
    { ...good, price: market.offTick },
    { ...good, price: market.price(900), amount: market.offStep },
    { ...good, price: market.price(900), amount: market.tooMuch },
    { ...good, price: market.price(900), market: 'NO-SUCH' },
    { ...good },
    { ...good, side: 'Buy', price: market.price(1200), postOnly: true },
    { ...good, side: 'Buy', price: '999999999999', amount: market.amount(9) },
  ]);
}

export const trading: readonly Command[] = [
  {
    name: 'order',
    weight: 40,
    run: (storm, person, dice) => place(storm, person, makeOrder(storm.markets.any(dice), dice)),
  },
  {
    name: 'bad order',
    weight: 6,
    run: (storm, person, dice) => place(storm, person, makeBadOrder(storm.markets.any(dice), dice)),
  },
  {
    name: 'cancel one',
    weight: 20,
    async run(storm, person, dice) {
      const open = await person.send('GET', '/frontoffice/api/orders/my');
      const order = open?.status === 200 ? dice.any(open.json as Order[]) : undefined;
      if (order === undefined) return;
      const answer = await person.send('DELETE', `/frontoffice/api/orders/${order.id}`);
      if (answer?.status === 200) noteOrder(storm, person.id, answer.json as Order);
      if (dice.chance(20)) await person.send('DELETE', `/frontoffice/api/orders/${order.id}`);
    },
  },
  {
    name: 'cancel all',
    weight: 2,
    async run(storm, person, dice) {
      const { id: market } = storm.markets.any(dice);
      const answer = await person.send('DELETE', `/frontoffice/api/orders?market=${market}`);
      if (answer?.status !== 200) return;
      for (const id of (answer.json as { cancelled: string[] }).cancelled) {
        const known = storm.claims.of('order').get(id);
        if (known)
          storm.claims.add('order', person.id, id, { ...known.fields, status: 'Cancelled' });
      }
    },
  },
  {
    name: 'history',
    weight: 4,
    async run(_storm, person, dice) {
      await person.send('GET', `/frontoffice/api/order_history?limit=${dice.between(1, 50)}`);
    },
  },
];
