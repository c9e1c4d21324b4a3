import { afterEach, describe, expect, test, vi } from 'vitest';
import { createExchangeClient } from './client.ts';
import { contract, type Endpoint } from './contract/index.ts';
import { json, refusal } from './http/testing/exchange-double.ts';
import type { ConnectHub, HubConnectionPort } from './realtime/index.ts';
import { createGuestSession, createStaticSession } from './session/index.ts';
import { user } from './react/testing/client-double.tsx';

afterEach(() => vi.unstubAllGlobals());

const silentHub: HubConnectionPort = {
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
  invoke: <T>() => Promise.resolve(null as T),
  stream: () => ({ subscribe: () => ({ dispose: () => {} }) }),
  on: () => {},
  onclose: () => {},
};

function client(
  reply: (request: Request) => Response,
  session = createStaticSession('t', { sub: 'u1' }),
) {
  const calls: string[] = [];
  const connectHub = vi.fn<ConnectHub>(() => silentHub);
  const made = createExchangeClient({
    baseUrl: 'https://exchange.test/',
    session,
    connectHub,
    retryDelaysMs: [],
    fetch: (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return Promise.resolve(reply(request));
    },
  });
  return { client: made, calls, connectHub, session };
}

describe('the client', () => {
  test('has a method for every call of the contract', () => {
    const { client: made } = client(() => json({}));
    for (const [area, endpoints] of Object.entries(contract)) {
      for (const name of Object.keys(endpoints as Record<string, Endpoint>)) {
        const methods = made[area as keyof typeof contract] as Record<string, unknown>;
        expect(typeof methods[name], `${area}.${name}`).toBe('function');
      }
    }
  });

  test('an area that comes with its first call asks what it describes, and knows no other names', async () => {
    const { client: made, calls } = client(() => json([]));
    expect(await made.wallet.networks({ asset: 'BTC' })).toEqual([]);
    expect(calls).toEqual(['GET /frontoffice/api/wallet/networks']);
    const wallet = made.wallet as unknown as Record<string, () => Promise<unknown>>;
    await expect(wallet['steal']?.()).rejects.toThrow('has no call "steal"');
    expect(await Promise.resolve(made.wallet)).toBe(made.wallet);
    expect(JSON.stringify({ wallet: made.wallet })).toBe('{"wallet":{}}');
  });

  test('a gated call asks once who the user is, and then goes', async () => {
    const { client: made, calls } = client(({ url }) =>
      json(url.endsWith('/userinfo') ? user : []),
    );
    await Promise.all([made.trading.openOrders(), made.trading.openOrders({ market: 'XCB-CTN' })]);
    expect(calls).toEqual([
      'GET /frontoffice/api/userinfo',
      'GET /frontoffice/api/orders/my',
      'GET /frontoffice/api/orders/my',
    ]);
  });

  test('the answer about the user opens and closes the gate', async () => {
    let activityStatus = 'Active';
    const { client: made, calls } = client(({ url }) =>
      json(url.endsWith('/userinfo') ? { ...user, activityStatus } : []),
    );
    await made.trading.openOrders();
    activityStatus = 'Banned';
    await made.account.userInformation();
    await expect(made.trading.openOrders()).rejects.toMatchObject({ kind: 'gated' });
    expect(calls).toHaveLength(3);
  });

  test('the next user is fetched anew', async () => {
    const { client: made, session } = client(({ url }) =>
      url.endsWith('/userinfo') ? json(user) : json([]),
    );
    await made.trading.openOrders();
    await session.signOut();
    await expect(made.trading.openOrders()).rejects.toMatchObject({ kind: 'authEnded' });
  });

  test('guests send no token, and request no notifications', async () => {
    const { client: made, connectHub } = client((request) => {
      expect(request.headers.has('authorization')).toBe(false);
      return json([]);
    }, createGuestSession());
    expect(await made.marketData.instruments()).toEqual([]);
    expect(connectHub).not.toHaveBeenCalled();
    made.market.tickers().subscribe(() => {});
    await vi.waitFor(() => expect(connectHub).toHaveBeenCalledOnce());
    expect(connectHub.mock.calls[0]?.[0]).toBe('market');
    expect(connectHub.mock.calls[0]?.[1].url).toBe('https://exchange.test/marketdata/websocket');
    made.dispose();
  });

  test('each connection to a hub has the language that is shown in its address', async () => {
    const urls: string[] = [];
    let language = 'pt';
    const made = createExchangeClient({
      baseUrl: 'https://exchange.test/',
      session: createGuestSession(),
      connectHub: (_, { url }) => {
        urls.push(url);
        return silentHub;
      },
      language: () => language,
    });
    made.market.tickers().subscribe(() => {});
    await vi.waitFor(() =>
      expect(urls).toEqual(['https://exchange.test/marketdata/websocket?lang=pt']),
    );
    language = 'de';
    made.market.reconnect();
    await vi.waitFor(() =>
      expect(urls[1]).toBe('https://exchange.test/marketdata/websocket?lang=de'),
    );
    made.dispose();
  });

  test('a refused call is an ApiError with its code', async () => {
    const { client: made } = client(() => refusal(403, 40300, 'Not yours'));
    await expect(made.account.profile()).rejects.toMatchObject({ kind: 'http', errorCode: 40300 });
  });

  test('a reason inside of an answer has the words of the host, once they are loaded, or those of the exchange', async () => {
    const made = createExchangeClient({
      baseUrl: 'https://exchange.test',
      session: createGuestSession(),
      connectHub: () => silentHub,
      refusalWords: async ({ code }) => (code === 'addressBookFull' ? 'Voll.' : undefined),
    });
    const reason = { key: 'address', code: 'addressBookFull', message: 'It is full.' };
    expect(await made.refusalText(reason)).toBe('Voll.');
    expect(await made.refusalText({ ...reason, code: 'inventedLater' })).toBe('It is full.');
    made.dispose();
  });

  test('the client uses the global fetch of the moment unless it has its own', async () => {
    const made = createExchangeClient({
      baseUrl: 'https://exchange.test',
      session: createGuestSession(),
      connectHub: () => silentHub,
    });
    vi.stubGlobal('fetch', () => Promise.resolve(json([])));
    expect(await made.marketData.assets()).toEqual([]);
    made.dispose();
  });
});
