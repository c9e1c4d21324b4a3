import type { HubName } from '@agio/api-client/contract';

import { type Accounts, rankOf } from './accounts.ts';
import { demoAccounts } from './catalog/demo-accounts.ts';
import { isManual, systemClock } from './clock.ts';
import { Exchange } from './engine/exchange.ts';
import { Faults } from './faults.ts';
import { Health } from './containment.ts';
import { HubError, type HubPeer } from './hubs/hub-session.ts';
import { MarketHub } from './hubs/market-hub.ts';
import { memoryConnection } from './hubs/memory-connection.ts';
import { NotificationsHub } from './hubs/notifications-hub.ts';
import { JournalCheckpoint } from './store/journal-checkpoint.ts';
import {
  forgetMarketData,
  loadMarketData,
  loadMarketRules,
  loadPeople,
} from './store/load-store.ts';
import { createLanguages } from './language/language.ts';
import { HouseTraders } from './makers/house-traders.ts';
import { MarketData } from './market-data/market-data.ts';
import { Valuation } from './market-data/valuation.ts';
import { VolumeHours } from './market-data/volume-hours.ts';
import { layout, migrate } from './store/migrate.ts';
import { createPartners } from './partners/pages.ts';
import { partnersPath } from './partners/visit.ts';
import { hashNumbers, type RandomBytes, secretText, secureBytes, seededBytes } from './random.ts';
import { Idempotency } from './rest/idempotency.ts';
import { createRouter } from './rest/router.ts';
import { isSigned, SignedRequests } from './rest/signed-requests.ts';
import { Uploads } from './rest/uploads.ts';
import type { Sandbox, SandboxOptions } from './sandbox-api.ts';
import { Saver } from './store/saver.ts';
import { seedCrowdPast } from './seed/crowd-past.ts';
import { seedHeldWithdrawals } from './seed/held-withdrawals.ts';
import { demoCustomerFor, seedDemoAccounts, seedPeople } from './seed/people.ts';
import { seedTrader } from './seed/trader-history.ts';
import { seedHouse } from './seed/house.ts';
import { type Scenario, type ScenarioName, scenarios } from './seed/scenarios.ts';
import { seedTape, seedTrading } from './seed/trading.ts';
import { ServiceWatch } from './service-watch.ts';
import { createServices } from './services/services.ts';
import { memoryStore, StoreError, type Write } from './store/store.ts';
import { trail } from './language/staff-messages.ts';

/** Interval at which the markets act and the hubs send, in milliseconds. */
const tickMs = 50;

/** Numbers of one run; see `ExchangeOptions.firstSequence`. */
const sequencesPerRun = 10 ** 10;

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { seed = 1, clock = systemClock, store = memoryStore() } = options;
  const { languages = createLanguages() } = options;
  migrate(store);
  const meta = store.get('meta', 'meta');
  const scenarioName =
    (meta?.scenario as ScenarioName | undefined) ?? options.scenario ?? 'default';
  const scenario: Scenario = scenarios[scenarioName];
  const starts = (meta?.starts ?? 0) + 1;
  const seededAt = meta?.seededAt ?? clock.now();
  const marketRecords = new Map(store.read('markets'));
  const health = new Health(clock);
  const commit = (writes: readonly Write[]) => {
    try {
      store.commit(writes);
    } catch (cause) {
      health.fails('store', cause);
      throw new StoreError('The store took nothing.', { cause });
    }
    health.works('store');
  };

  // If time stands still, everything is the same each time; a later start still gives other ids than the one before.
  const randomBytes = isManual(clock) ? seededBytes(hashNumbers(seed, starts)) : secureBytes;
  const exchange = new Exchange({
    clock,
    firstSequence: starts * sequencesPerRun,
    stateOf: (id) => marketRecords.get(id) ?? scenario.markets[id],
    feeStandingOf: (id) => services.feeStandings.of(id),
    store: { ...store, commit },
    health,
    randomBytes,
  });
  const marketData = new MarketData(exchange, seed);
  const valuation = new Valuation(exchange, marketData, seed);
  const faults = new Faults();
  const services = createServices(exchange, store, { marketData, valuation, faults });
  const { accounts } = services;
  const idempotency = new Idempotency(store);
  const serviceWatch = new ServiceWatch(clock, {
    health,
    faults,
    assetSettings: services.assetSettings,
    size: () => store.size?.(),
  });
  const checkpoint = new JournalCheckpoint(store);
  const houseTraders = new HouseTraders(exchange, marketData, health, {
    seed,
    pace: scenario.pace,
  });

  loadMarketRules(exchange, marketRecords);
  services.feeSchedules.open();
  loadMarketData(store, marketData);
  store.commit([
    {
      table: 'meta',
      key: 'meta',
      value: {
        starts,
        scenario: scenarioName,
        seededAt,
        exchange: meta?.exchange ?? secretText(randomBytes),
        layout,
      },
    },
    ...forgetMarketData(marketData, clock.now()),
    ...idempotency.prune(clock.now()),
  ]);
  if (meta === undefined) {
    const seedAll = () => {
      seedPeople(exchange, services, scenario.crowd);
      const moves = scenario.trader ? seedTrader(exchange, services, valuation) : [];
      seedHouse(exchange, services);
      const since = exchange.now() - demoCustomerFor;
      seedTrading(exchange, marketData, { scenario, moves, since });
      if (scenario.trader) seedHeldWithdrawals(exchange, services, valuation);
    };
    exchange.command(() => services.audit.inOrder(seedAll));
    seedCrowdPast({ exchange, services, valuation, data: marketData, store }, scenario.crowd);
  } else {
    loadPeople(store, exchange, accounts, checkpoint);
    exchange.command(() => seedDemoAccounts(exchange, services));
  }
  exchange.command(() => services.reserves.open(meta === undefined));
  // From here on: what a scenario begins with is no news. The centre hears of alerts that a command reaches.
  services.priceAlerts.open();
  services.inbox.open();
  for (const feed of marketData.all()) {
    if (feed.tape.length === 0) seedTape(exchange, feed, seed);
  }
  store.settle?.();
  houseTraders.open();

  const epoch = `${starts.toString(36)}-${clock.now().toString(36)}`;
  const market = new MarketHub(exchange, marketData, epoch);
  const notifications = new NotificationsHub(exchange, accounts);
  const tokens = createTokens(accounts, randomBytes);
  const authenticate = async (token: string) =>
    options.authenticate === undefined ? tokens.owner(token) : options.authenticate(token);
  faults.listen({
    skipBookSequence: (id) => market.skipBookSequence(id),
    advanceNow: (id) => services.advanceNow(id, clock.now()),
    revokeTokens: ({ account }) => tokens.revoke(account),
    dropSockets() {
      const error = new Error('The server closed the connection.');
      market.drop(error);
      notifications.drop(error);
    },
  });

  const saver = new Saver(clock.now(), { commit, marketData, idempotency, checkpoint });
  let timer: ReturnType<typeof setInterval> | undefined;
  const advance = () => {
    const now = clock.now();
    health.attempt('house', () => houseTraders.advance(now));
    if (!faults.underWayHeld) health.attempt('services', () => services.advance(now, health));
    health.attempt('hub', () => market.flush(now, health));
    if (serviceWatch.look()) notifications.servicesChanged();
    health.attempt('notifications', () => notifications.flush(now));
    health.attempt('alerts', () => {
      services.alerts.advance(now, { ...services, services: () => serviceWatch.list() });
    });
    health.attempt('webhook', () => services.webhook.advance(now, options.sendWebhook));
    if (saver.isDue(now)) health.attempt('saving', () => saver.save(now));
  };
  const openHubSession = (hub: HubName, accountId: string | undefined, peer: HubPeer) => {
    if (hub === 'market') return market.open(peer);
    if (accountId === undefined) throw new HubError('Sign in first.');
    return notifications.open(accountId, peer);
  };

  const partners = createPartners(exchange, services, languages);
  const signedRequests = new SignedRequests(exchange, services.apiKeys);
  const answer = createRouter({
    exchange,
    services,
    marketData,
    valuation,
    volumes: new VolumeHours(marketData, valuation),
    serviceWatch,
    idempotency,
    uploads: new Uploads(),
    signedRequests,
    faults,
    languages,
    authenticate,
    recentSignIn: options.recentSignIn,
    signIns: options.signIns,
    demo: options.demo ?? false,
    checkAnswers: options.checkAnswers ?? true,
  });
  const sandbox: Sandbox = {
    accounts: demoAccounts,
    faults,
    fetch: (request, caller) =>
      new URL(request.url).pathname.startsWith(partnersPath)
        ? partners(request)
        : answer(request, caller?.address),
    connectHub: (hub, { accessToken } = {}) =>
      memoryConnection(async (peer) => {
        if (faults.hubsDown) throw new HubError('The hub cannot be reached.');
        const token = typeof accessToken === 'function' ? await accessToken() : accessToken;
        const accountId = token ? await authenticate(token) : undefined;
        if (token && accountId === undefined) throw new HubError('The access token was refused.');
        return openHubSession(hub, accountId, peer);
      }),
    openHubSession,
    authenticate,
    signerOf: async (head) =>
      isSigned(head.headers) ? signedRequests.verify(head).catch(() => null) : undefined,
    signedIn(accountId, { address }) {
      const account = accounts.get(accountId);
      if (account === undefined || rankOf(account) === 0) return;
      const by = { account, address, requestId: null };
      exchange.command(() =>
        services.audit.add(account.id, by, trail.signedIn, { kind: 'signIn' }),
      );
    },
    invitations: {
      find: (token) => services.staffRoles.invited(token),
      accept(token, address) {
        const account = services.staffRoles.invited(token);
        if (account === undefined) return;
        exchange.command(() => services.staffRoles.accepted(account, address));
      },
    },
    issueToken: (email) => tokens.issue(email),
    tellOfDevice(accountId, device) {
      exchange.command(() => services.inbox.tellOfDevice(accountId, device));
    },
    announce(announcement) {
      exchange.command(() => services.announcements.put(announcement));
    },
    start() {
      timer ??= setInterval(advance, tickMs);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
    tick(milliseconds) {
      if (!isManual(clock)) throw new Error('Only a manual clock can be moved.');
      for (let left = milliseconds; left > 0; left -= tickMs) {
        clock.advance(Math.min(tickMs, left));
        advance();
      }
    },
    ledgerSums: () => exchange.ledger.sums(),
    failing: () => health.failing(),
    dispose() {
      sandbox.stop();
      health.run('saving', () => {
        saver.save(clock.now());
        commit(checkpoint.write(1));
      });
      store.close();
    },
  };
  if (options.autoStart ?? !isManual(clock)) sandbox.start();
  return sandbox;
}

/** The sandbox's own access tokens: for pages and tests that have no identity provider. */
function createTokens(accounts: Accounts, randomBytes: RandomBytes) {
  const owners = new Map<string, string>();
  return {
    issue(email: string): string {
      const account = accounts.withEmail(email);
      if (account === undefined) throw new Error(`There is no account ${email}.`);
      const token = `sandbox.${secretText(randomBytes)}`;
      owners.set(token, account.id);
      return token;
    },
    owner: (token: string): string | undefined => owners.get(token),
    /** Revokes the tokens of one account, or of all. */
    revoke(accountId: string | undefined): void {
      for (const [token, owner] of owners) {
        if (accountId === undefined || owner === accountId) owners.delete(token);
      }
    },
  };
}
