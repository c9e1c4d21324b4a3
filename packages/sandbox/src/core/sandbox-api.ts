import type { Announcement, Device, HubName } from '@agio/api-client/contract';
import type { DemoAccount } from './catalog/demo-accounts.ts';
import type { Clock } from './clock.ts';
import { Faults } from './faults.ts';
import type { HubPeer, HubSession } from './hubs/hub-session.ts';
import type { Languages } from './language/language.ts';
import type { MemoryConnection } from './hubs/memory-connection.ts';
import type { RecentSignIn } from './rest/router-options.ts';
import type { RequestHead, Signed } from './rest/signed-requests.ts';
import type { ScenarioName } from './seed/scenarios.ts';
import type { SignIns } from './sign-ins.ts';
import type { SendWebhook } from './services/staff/webhook.ts';
import type { Store } from './store/store.ts';

export interface SandboxOptions {
  /** The state to begin in, when the store is empty. Default `default`. */
  scenario?: ScenarioName;
  /** Any number; the same seed and clock make the same markets. Default 1. */
  seed?: number;
  /** Default the system's. With a manual clock nothing moves except by `tick`. */
  clock?: Clock;
  /** Default: a store in memory. */
  store?: Store;
  /** Starts the markets at once. Default: true, unless the clock is manual. */
  autoStart?: boolean;
  /** Returns the account id of an access token, or undefined to refuse it. Default: the tokens of `issueToken`. */
  authenticate?: (token: string) => Promise<string | undefined> | string | undefined;
  /** Asks for a sign-in of lately before the calls that the contract marks `recentSignIn`. Default: no. */
  recentSignIn?: RecentSignIn | undefined;
  /** The sign-ins at the identity provider. Default: none are known. */
  signIns?: SignIns | undefined;
  /** A demonstration: customers may do to their own accounts what an officer would. Default false. */
  demo?: boolean | undefined;
  /** Holds every answer against the contract and answers 500 when it does not fit. Default true. */
  checkAnswers?: boolean;
  /** Sends messages of the webhook to the outside. Default: they wait. */
  sendWebhook?: SendWebhook | undefined;
  /** The languages of its answers and pages. Default: English. */
  languages?: Languages | undefined;
}

/** Facts that a transport knows about a caller. */
export interface Caller {
  /** The network address. */
  address: string;
}

/** An exchange in one process or page: REST through `fetch`, hubs through sessions, time through a clock. */
export interface Sandbox {
  /** Accounts that can sign in. The transport that signs them in checks passwords. */
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
  /** Returns the account of a token: as the option, or of the sandbox's own tokens. */
  authenticate(token: string): Promise<string | undefined>;
  /**
   * Whose key a request is signed with: undefined for a request that is not signed, null for one whose signature is not
   * right. It is not used up, so that a transport can ask before it lets the call in.
   */
  signerOf(head: RequestHead): Promise<Pick<Signed, 'keyId' | 'accountId'> | null | undefined>;
  /** Writes into the trail that one of the staff signed in; a customer's sign-in is not written there. */
  signedIn(accountId: string, caller: Caller): void;
  /** Invitations of staff, by the token of their link: for the transport, where they choose how to sign in. */
  readonly invitations: {
    find(token: string): Pick<DemoAccount, 'id' | 'email' | 'displayName'> | undefined;
    /** Ends one that was used. */
    accept(token: string, address: string): void;
  };
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
  /** Names of failing services: `store`, `quotes`, `transfers` and so on. Other services continue. */
  failing(): readonly string[];
  /** Stops, keeps what is to be kept and closes the store. */
  dispose(): void;
}
