import type { Announcement, Device, HubName } from '@agio/api-client/contract';
import { type Accounts, rankOf } from './accounts.ts';
import { demoAccounts, type DemoAccount } from './catalog/demo-accounts.ts';
import { isManual, systemClock, type Clock } from './clock.ts';
import { Exchange } from './engine/exchange.ts';
import { Faults } from './faults.ts';
import { Health } from './health.ts';
import { HubError, type HubPeer, type HubSession } from './hubs/hub-session.ts';
import { MarketHub } from './hubs/market-hub.ts';
import { memoryConnection, type MemoryConnection } from './hubs/memory-connection.ts';
import { NotificationsHub } from './hubs/notifications-hub.ts';
import { JournalCheckpoint } from './journal-checkpoint.ts';
import {
  forgetMarketData,
  loadMarketData,
  loadMarketRules,
  loadPeople,
  marketDataWrites,
} from './load-store.ts';
import { HouseTraders } from './makers/house-traders.ts';
import { MarketData } from './market-data/market-data.ts';
import { hour } from './market-data/resolution.ts';
import { layout, migrate } from './migrate.ts';
import { Valuation } from './market-data/valuation.ts';
import { VolumeHours } from './market-data/volume-hours.ts';
import { hashNumbers, secretText, secureBytes, seededBytes, type RandomBytes } from './random.ts';
import { createPartners } from './partners/pages.ts';
import { partnersPath } from './partners/visit.ts';
import { Idempotency } from './rest/idempotency.ts';
import { createRouter, type RecentSignIn } from './rest/router.ts';
import type { SignIns } from './sign-ins.ts';
import { Uploads } from './rest/uploads.ts';
import { seedHouse } from './seed/house.ts';
import { demoCustomerFor, seedDemoAccounts, seedPeople } from './seed/people.ts';
import { scenarios, type Scenario, type ScenarioName } from './seed/scenarios.ts';
import { seedTrader } from './seed/trader-history.ts';
import { seedTape, seedTrading } from './seed/trading.ts';
import { ServiceWatch } from './service-watch.ts';
import { createServices } from './services/services.ts';
import { memoryStore, StoreError, type Store, type Write } from './store.ts';

export interface SandboxOptions {
  /** The state to begin in, when the store is empty. Default `default`. */
  scenario?: ScenarioName;
  /** Any number; the same seed and clock make the same markets. Default 1. */
  seed?: number;
  /** Default the system's. With a manual clock nothing moves except by `tick`. */
  clock?: Clock;
  /** Default: a store in memory. */
  store?: Store;
  /** Whether the markets move by themselves from the start. Default: yes, unless the clock is manual. */
  autoStart?: boolean;
  /**
   * Whose access token this is: the id of an account, or undefined to refuse it. Default: the tokens of `issueToken`.
   */
  authenticate?: (token: string) => Promise<string | undefined> | string | undefined;
  /** Asks for a sign-in of lately before the calls that the contract marks `recentSignIn`. Default: no. */
  recentSignIn?: RecentSignIn | undefined;
  /** The sign-ins at the identity provider. Default: none are known. */
  signIns?: SignIns | undefined;
  /** A demonstration: customers may do to their own accounts what an officer would. Default false. */
  demo?: boolean | undefined;
  /** Holds every answer against the contract and answers 500 when it does not fit. Default true. */
  checkAnswers?: boolean;
}

/** What a transport knows of whoever calls. */
export interface Caller {
  /** The network address. */
  address: string;
}

/** An exchange in one process or page: REST through `fetch`, hubs through sessions, time through a clock. */
export interface Sandbox {
  /** Everybody who can sign in. Passwords are checked by whoever signs them in. */
  readonly accounts: readonly DemoAccount[];
  readonly faults: Faults;
  /** Serves the contract's calls, and the pages of partners under `/partners/`. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** A connection shaped like SignalR's, for the client inside the same page. */
  connectHub(
    hub: HubName,
    options?: { accessToken?: string | (() => string | undefined | Promise<string | undefined>) },
  ): MemoryConnection;
  /**
   * One client of a hub, for a transport. The notifications hub needs the account; throws a `HubError` without.
   */
  openHubSession(hub: HubName, accountId: string | undefined, peer: HubPeer): HubSession;
  /** Whose token this is: as the option, or the sandbox's own tokens. */
  authenticate(token: string): Promise<string | undefined>;
  /** Writes into the trail that one of the staff signed in; a customer's sign-in is not written there. */
  signedIn(accountId: string, caller: Caller): void;
  /** An access token that `fetch` and the hubs accept, for stories and tests. */
  issueToken(email: string): string;
  /** Writes into an account's notification centre that it was signed in to on a device that is new to it. */
  tellOfDevice(accountId: string, device: Device): void;
  /** Announces something to everybody, now or when it is released. */
  announce(announcement: Announcement): void;
  start(): void;
  stop(): void;
  /** Moves a manual clock and everything that follows from it. */
  tick(milliseconds: number): void;
  /** The sum of every asset over all accounts: zero, always. For tests and for the health of a running exchange. */
  ledgerSums(): ReadonlyMap<string, bigint>;
  /** What does not work at the moment: `store`, `quotes`, `transfers` and so on. The rest goes on; nothing is ended. */
  failing(): readonly string[];
  /** Stops, keeps what is to be kept and closes the store. */
  dispose(): void;
}

/** How often the markets act and the hubs send, in milliseconds. */
const pulse = 50;
/** How often trades of the house are written to the store. Orders and money of people never wait. */
const saveSpacing = 10_000;
/** Entries of the journal that are added up at a time: more than come in between, and too few to be noticed. */
const mostAddedUp = 1000;
/** Numbers of one run; see `ExchangeOptions.firstSequence`. */
const sequencesPerRun = 10 ** 10;

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { seed = 1, clock = systemClock, store = memoryStore() } = options;
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

  // Where time stands still everything is the same each time; a later start still gives other ids than the one before.
  const randomBytes = isManual(clock) ? seededBytes(hashNumbers(seed, starts)) : secureBytes;
  const exchange = new Exchange({
    clock,
    firstSequence: starts * sequencesPerRun,
    stateOf: (id) => marketRecords.get(id) ?? scenario.markets[id],
    tierOf: (id) => accounts.get(id)?.information.complianceTier,
    store: { ...store, commit },
    health,
    randomBytes,
  });
  const marketData = new MarketData(exchange, seed);
  const valuation = new Valuation(exchange, marketData, seed);
  const services = createServices(exchange, store, valuation);
  const { accounts } = services;
  const idempotency = new Idempotency(store);
  const faults = new Faults();
  const serviceWatch = new ServiceWatch(clock, {
    health,
    faults,
    assetSettings: services.assetSettings,
    size: () => store.size?.(),
  });
  services.transfers.isNetworkDown = (network) => faults.isNetworkDown(network);
  services.hotWallets.isNetworkDown = (network) => faults.isNetworkDown(network);
  services.hotWallets.isRefused = (wallet) => faults.takeRefusedSource(wallet);
  const checkpoint = new JournalCheckpoint(store);
  const houseTraders = new HouseTraders(exchange, marketData, health, {
    seed,
    pace: scenario.pace,
  });

  loadMarketRules(exchange, marketRecords);
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
    exchange.command(() => {
      seedPeople(exchange, services, scenario.crowd);
      const moves = scenario.trader ? seedTrader(exchange, services, valuation) : [];
      seedHouse(exchange, services);
      seedTrading(exchange, marketData, {
        scenario,
        moves,
        since: exchange.now() - demoCustomerFor,
      });
    });
  } else {
    loadPeople(store, exchange, accounts, checkpoint);
    exchange.command(() => seedDemoAccounts(exchange, services));
  }
  // From here on: what a scenario begins with is no news.
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
  faults.onSkipBookSequence = (id) => market.skipBookSequence(id);
  faults.onHasten = (id) => services.hasten(id, clock.now());
  faults.onRevokeTokens = ({ account }) => tokens.revoke(account);
  faults.onDropSockets = () => {
    const error = new Error('The server closed the connection.');
    market.drop(error);
    notifications.drop(error);
  };

  let savedAt = clock.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const save = () => {
    const now = clock.now();
    const writes = [...marketDataWrites(marketData), ...idempotency.prune(now)];
    if (Math.floor(now / hour) !== Math.floor(savedAt / hour)) {
      writes.push(...forgetMarketData(marketData, now));
    }
    checkpoint.advance(mostAddedUp);
    writes.push(...checkpoint.write());
    if (writes.length > 0) commit(writes);
    for (const { series } of marketData.all()) series.saved();
    savedAt = now;
  };
  const advance = () => {
    const now = clock.now();
    health.attempt('house', () => houseTraders.advance(now));
    if (!faults.underWayHeld) health.attempt('services', () => services.advance(now, health));
    health.attempt('hub', () => market.flush(now, health));
    if (serviceWatch.look()) notifications.servicesChanged();
    health.attempt('notifications', () => notifications.flush(now));
    if (now - savedAt >= saveSpacing) health.attempt('saving', save);
  };
  const openHubSession = (hub: HubName, accountId: string | undefined, peer: HubPeer) => {
    if (hub === 'market') return market.open(peer);
    if (accountId === undefined) throw new HubError('Sign in first.');
    return notifications.open(accountId, peer);
  };

  const partners = createPartners(exchange, services);
  const answer = createRouter({
    exchange,
    services,
    marketData,
    valuation,
    volumes: new VolumeHours(marketData, valuation),
    serviceWatch,
    idempotency,
    uploads: new Uploads(),
    faults,
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
    signedIn(accountId, { address }) {
      const account = accounts.get(accountId);
      if (account === undefined || rankOf(account) === 0) return;
      const by = { account, address, requestId: null };
      exchange.command(() => services.audit.add(account.id, by, 'signed in', { kind: 'signIn' }));
    },
    issueToken: (email) => tokens.issue(email),
    tellOfDevice(accountId, device) {
      exchange.command(() => services.inbox.tellOfDevice(accountId, device));
    },
    announce(announcement) {
      exchange.command(() => services.announcements.put(announcement));
    },
    start() {
      timer ??= setInterval(advance, pulse);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
    tick(milliseconds) {
      if (!isManual(clock)) throw new Error('Only a manual clock can be moved.');
      for (let left = milliseconds; left > 0; left -= pulse) {
        clock.advance(Math.min(pulse, left));
        advance();
      }
    },
    ledgerSums: () => exchange.ledger.sums(),
    failing: () => health.failing(),
    dispose() {
      sandbox.stop();
      health.run('saving', () => {
        save();
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
    /** Of one account, or of all. */
    revoke(accountId: string | undefined): void {
      for (const [token, owner] of owners) {
        if (accountId === undefined || owner === accountId) owners.delete(token);
      }
    },
  };
}
