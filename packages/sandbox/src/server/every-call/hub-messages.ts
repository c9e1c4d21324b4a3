import type { Store } from '@agio/api-client';
import { expect, test, vi } from 'vitest';
import { as, recorder, theSandbox } from './world.ts';

const soon = { timeout: 10_000, interval: 20 };

/** Subscribes until what is shown is as wanted; time passes on the exchange meanwhile. */
async function shown<T>(store: Store<T>, wanted: (value: T) => boolean): Promise<T> {
  const leave = store.subscribe(() => {});
  try {
    await vi.waitUntil(() => {
      theSandbox().tick(500);
      return wanted(store.getSnapshot());
    }, soon);
    return store.getSnapshot();
  } finally {
    leave();
  }
}

/** Tests every hub message. */
export function hubMessages(): void {
  test('a guest subscribes to the book, the trades, the tickers and the candles of a market', async () => {
    const { market } = await as('guest');
    const book = await shown(market.book('XCB-CTN'), ({ status }) => status === 'live');
    expect(book.bids.length).toBeGreaterThan(5);
    const { tickers } = await shown(market.tickers(), (view) => view.tickers.size > 0);
    expect(tickers.has('XCB-CTN')).toBe(true);
    await shown(market.trades('XCB-CTN'), ({ trades }) => trades.length > 0);
    await shown(market.candles('XCB-CTN', '1m'), ({ candles }) => candles.length > 0);
    expect(
      await recorder.unheard(
        'market.SubscribeBook',
        'market.BookSnapshot',
        'market.SubscribeTickers',
        'market.SubscribeTrades',
        'market.Candles',
      ),
    ).toEqual([]);
  });

  test('new trades, tickers and levels arrive as they happen', async () => {
    const { market } = await as('guest');
    const { trading } = await as('trader');
    const stores = [market.trades('XCB-CTN'), market.tickers(), market.book('XCB-CTN')];
    const leave = stores.map((store) => store.subscribe(() => {}));
    const { trades } = await shown(market.trades('XCB-CTN'), (view) => view.trades.length > 0);
    await trading.createOrder({ market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' });
    await shown(market.trades('XCB-CTN'), (view) => view.trades[0]?.id !== trades[0]?.id);
    theSandbox().tick(2000);
    expect(await recorder.unheard('market.trades', 'market.tickers', 'market.book')).toEqual([]);
    for (const stop of leave) stop();
  });

  test('a stream without readers is unsubscribed', async () => {
    const { market } = await as('guest');
    await shown(market.tickers(), ({ tickers }) => tickers.size > 0);
    await shown(market.book('XCB-CTN'), ({ status }) => status === 'live');
    await shown(market.trades('XCB-CTN'), ({ trades }) => trades.length > 0);
    // Only so many are kept for a reader who may come back.
    for (const resolution of ['5m', '15m', '1h', '4h'] as const) {
      await shown(market.candles('XCB-CTN', resolution), ({ candles }) => candles.length > 0);
    }
    expect(
      await recorder.unheard(
        'market.UnsubscribeTickers',
        'market.UnsubscribeBook',
        'market.UnsubscribeTrades',
      ),
    ).toEqual([]);
  });

  test('all readers hear when a market is halted, and why', async () => {
    const { market } = await as('guest');
    const { backOfficeTrading } = await as('admin');
    const leave = market.instruments().subscribe(() => {});
    await shown(market.book('ETH-USDC'), ({ status }) => status === 'live');
    await backOfficeTrading.updateMarket({ id: 'ETH-USDC', status: 'Halted', reason: 'Outage' });
    const changed = await shown(market.instruments(), (map) => map.has('ETH-USDC'));
    expect(changed.get('ETH-USDC')).toMatchObject({ status: 'Halted', statusReason: 'Outage' });
    expect(await recorder.unheard('market.instrument')).toEqual([]);
    leave();
  });

  test('all readers hear when the transfers of an asset are closed', async () => {
    const { market } = await as('guest');
    const { backOfficeTrading } = await as('admin');
    const heard: string[] = [];
    const leave = market.onAsset(({ id }) => heard.push(id));
    await shown(market.book('ETH-USDC'), ({ status }) => status === 'live');
    await backOfficeTrading.updateAsset({
      id: 'SOL',
      depositEnabled: false,
      reason: 'The node is renewed.',
    });
    expect(await recorder.unheard('market.asset')).toEqual([]);
    await vi.waitUntil(() => heard.includes('SOL'), soon);
    leave();
  });

  test('a trader hears of orders, balances, transfers, addresses, and purchases with fiat', async () => {
    const { notifications, trading, wallet, addressBook, ramp } = await as('trader');
    await vi.waitUntil(() => notifications.connection.getSnapshot().status === 'connected', soon);
    await trading.createOrder({ market: 'XCB-CTN', side: 'Sell', type: 'Market', amount: '10' });
    const saved = (await addressBook.list({ asset: 'USDC' })).find(
      ({ allowance }) => allowance === 'IsAllowed',
    );
    await wallet.withdraw({
      asset: 'USDC',
      network: saved?.network ?? '',
      address: saved?.address ?? '',
      memo: '8840291736',
      amount: '50',
    });
    await addressBook.rename({ id: saved?.id ?? '', name: 'Custody' });
    const [quote] = await ramp.quotes({
      side: 'Buy',
      country: 'CH',
      currency: 'CHF',
      asset: 'USDC',
      paymentMethod: 'bank',
      fiatAmount: '500',
    });
    await ramp.createOrder({ quoteId: quote?.id ?? '' });
    expect(
      await recorder.unheard(
        'notifications.order',
        'notifications.balances',
        'notifications.transfer',
        'notifications.address',
        'notifications.rampOrder',
        'notifications.inbox',
      ),
    ).toEqual([]);
  });

  test('a user hears when something of their invitations changes', async () => {
    const { notifications, referral } = await as('trader');
    await vi.waitUntil(() => notifications.connection.getSnapshot().status === 'connected', soon);
    const newcomer = await as('newcomer');
    const { code } = await referral.overview();
    await newcomer.account.profile({ referralCode: code });
    await newcomer.account.changeSetting({ type: 'current-currency', value: 'EUR' });
    theSandbox().tick(100);
    expect(await recorder.unheard('notifications.referral')).toEqual([]);
  });

  test('a user hears of their price alerts on every device', async () => {
    const { notifications, priceAlerts } = await as('trader');
    await vi.waitUntil(() => notifications.connection.getSnapshot().status === 'connected', soon);
    const condition = { kind: 'Volume', volume: '99999999999' } as const;
    const { id } = await priceAlerts.create({ market: 'XCB-CTN', condition });
    expect(await recorder.unheard('notifications.priceAlert')).toEqual([]);
    await priceAlerts.remove({ id });
  });

  test('staff hear which of their pages have changed', async () => {
    const { notifications } = await as('officer');
    const { trading } = await as('trader');
    await vi.waitUntil(() => notifications.connection.getSnapshot().status === 'connected', soon);
    await trading.createOrder({ market: 'XCB-CTN', side: 'Sell', type: 'Market', amount: '10' });
    theSandbox().tick(1000);
    expect(await recorder.unheard('notifications.backOfficeChanged')).toEqual([]);
  });

  test('a user hears of a decision about them, and of announcements', async () => {
    const { notifications } = await as('trader');
    const { backOfficeUsers } = await as('officer');
    await vi.waitUntil(() => notifications.connection.getSnapshot().status === 'connected', soon);
    const user = { userId: 'trader', comment: 'As discussed by phone.' };
    await backOfficeUsers.changeStatus({ ...user, status: 'Limited', seenStatus: 'Active' });
    await backOfficeUsers.changeStatus({ ...user, status: 'Active', seenStatus: 'Limited' });
    theSandbox().announce({
      id: 'maintenance',
      type: 'Banner',
      description: 'Maintenance on Sunday.',
      link: null,
      releasesAt: '2026-11-20T11:00:00.000Z',
      expiresAt: '2036-11-20T11:00:00.000Z',
    });
    expect(
      await recorder.unheard('notifications.userInformation', 'notifications.announcement'),
    ).toEqual([]);
  });
}
