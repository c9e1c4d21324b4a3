import { openingReference } from '../engine/account-ledger.ts';
import type { Trade } from '../engine/changes.ts';
import type { Exchange } from '../engine/exchange.ts';
import { formatPrice, nearestTicks } from '../engine/market-rules.ts';
import { exactAtoms } from '../fixed.ts';
import { tapeLength, type MarketData, type MarketFeed } from '../market-data/market-data.ts';
import { day } from '../market-data/resolution.ts';
import { hashText, unitAt } from '../random.ts';
import type { Scenario } from './scenarios.ts';
import type { PastMove } from './past-moves.ts';
import type { PastTrade, RestingOrder } from './trader-funds.ts';

const traderId = 'trader';

/**
 * Seeds the trader's holdings and past trades. The trader opened the account at `since` with what leaves the funds of
 * the scenario after the `moves` of the past.
 */
export function seedTrading(
  exchange: Exchange,
  data: MarketData,
  { scenario, moves, since }: { scenario: Scenario; moves: readonly PastMove[]; since: number },
): void {
  const legs = moves.flatMap((move) => move.legs).filter(({ account }) => account === traderId);
  for (const [asset, amount] of Object.entries(scenario.funds)) {
    const moved = legs.reduce((sum, leg) => (leg.asset === asset ? sum + leg.atoms : sum), 0n);
    const atoms = exactAtoms(amount, exchange.decimalsOf(asset)) - moved;
    exchange.deposit(traderId, asset, atoms, openingReference, since);
  }
  for (const { kind, reference, legs: each, time } of moves.toSorted((a, b) => a.time - b.time)) {
    exchange.post(kind, reference, each, time);
  }
  for (const past of scenario.pastTrades) addPastTrade(exchange, data, past);
  for (const order of scenario.resting) addResting(exchange, data, order);
}

/** A tape for those who come before the first trade. These trades are of the price path, like the candles. */
export function seedTape(exchange: Exchange, feed: MarketFeed, seed: number): void {
  const { market, path } = feed;
  const own = seed ^ hashText(`tape:${market.id}`);
  const { dailyVolume, tradesPerSecond } = market.definition;
  const meanLots = dailyVolume / 86_400 / tradesPerSecond / market.rules.lot;
  const trades: Trade[] = [];
  let time = exchange.now();
  for (let index = 0; index < tapeLength; index += 1) {
    time -= Math.round((1000 / tradesPerSecond) * (0.3 + 1.4 * unitAt(own, index)));
    const size = 0.1 + 5.4 * unitAt(own ^ 1, index) ** 5;
    trades.push({
      id: exchange.nextId('t'),
      ticks: nearestTicks(market.rules, path(time)),
      lots: BigInt(Math.max(1, Math.round(meanLots * size))),
      side: unitAt(own ^ 2, index) < 0.5 ? 'Buy' : 'Sell',
      time,
    });
  }
  feed.tape = trades.reverse();
}

function addPastTrade(exchange: Exchange, data: MarketData, past: PastTrade): void {
  const market = exchange.market(past.market);
  const time = exchange.now() - Math.round(past.daysAgo * day);
  const ticks = nearestTicks(market.rules, data.feed(market.id).path(time));
  exchange.recordPastTrade(traderId, {
    market,
    side: past.side,
    ticks,
    lots: exactAtoms(past.amount, market.rules.amountDigits) / market.rules.lotUnits,
    time,
  });
}

function addResting(exchange: Exchange, data: MarketData, resting: RestingOrder): void {
  const market = exchange.market(resting.market);
  if (market.status !== 'Open') return;
  const fair = data.feed(market.id).path(exchange.now());
  const price = formatPrice(market.rules, nearestTicks(market.rules, fair * resting.priceFactor));
  const stop = formatPrice(
    market.rules,
    nearestTicks(market.rules, fair * resting.priceFactor * 1.002),
  );
  exchange.place(traderId, {
    market: market.id,
    side: resting.side,
    type: resting.type ?? 'Limit',
    amount: resting.amount,
    price,
    ...(resting.type === 'StopLimit' ? { stopPrice: stop } : {}),
  });
}
