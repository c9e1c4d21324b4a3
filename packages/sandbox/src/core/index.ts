/**
 * The exchange in one page or process, without a server: `createSandbox`, its accounts, scenarios, clock and faults.
 * @module
 */

export type { RecentSignIn } from './rest/router-options.ts';
export type { HeldSignIn, KnownDevice, PastSignIn, SignIns } from './sign-ins.ts';
export { partnersPath } from './partners/visit.ts';
export { createSandbox } from './sandbox.ts';
export type { Caller, Sandbox, SandboxOptions } from './sandbox-api.ts';
export { createLanguages, type Language, type Languages, type Texts } from './language/language.ts';
export { refuse } from './refusal.ts';
export { isSigned, type RequestHead } from './rest/signed-requests.ts';
export { workHeader, workOf } from './rest/work.ts';
export { manualClock, systemClock, anchorTime, type Clock, type ManualClock } from './clock.ts';
export type { SendWebhook } from './services/staff/webhook.ts';
export { memoryStore, type Range, type Store, type Write } from './store/store.ts';
export type { Tables } from './records/tables.ts';
export { scenarios, type ScenarioName } from './seed/scenarios.ts';
export type { DemoAccount } from './catalog/demo-accounts.ts';
export { ConnectionLostError, Faults } from './faults.ts';
export {
  faultCommand,
  type EndpointFault,
  type FaultCommand,
  type IdentityState,
  type TokenRevocation,
} from './fault-command.ts';
export { HubError, type HubPeer, type HubSession, type StreamSink } from './hubs/hub-session.ts';
export type { MemoryConnection, MemoryStream } from './hubs/memory-connection.ts';
