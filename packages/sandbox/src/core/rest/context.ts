import type { Contract, EndpointOutput, EndpointParsedInput } from '@agio/api-client/contract';
import type { Account } from '../records/people.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { Language, Languages } from '../language/language.ts';
import type { MarketData } from '../market-data/market-data.ts';
import type { Valuation } from '../market-data/valuation.ts';
import type { VolumeHours } from '../market-data/volume-hours.ts';
import type { ServiceWatch } from '../service-watch.ts';
import type { KeyPair } from '../services/staff/api-keys.ts';
import type { Actor } from '../services/staff/audit.ts';
import type { UploadedBytes } from '../services/people/documents.ts';
import type { SignIns } from '../sign-ins.ts';
import type { Services } from '../services/services.ts';

/** Services and facts for a handler. Handlers are synchronous: a command is one uninterrupted step of the exchange. */
export interface Context extends Services {
  readonly exchange: Exchange;
  readonly marketData: MarketData;
  readonly valuation: Valuation;
  readonly volumes: VolumeHours;
  readonly serviceWatch: ServiceWatch;
  readonly now: number;
  /** Origin of the request's address, for links. */
  readonly origin: string;
  /** In which the caller is answered. */
  readonly language: Language;
  readonly languages: Languages;
  /** The uploaded file, read already. */
  readonly file: UploadedBytes | undefined;
  /** Sign-in of the call's token, for the calls that need it. */
  readonly signIn: Awaited<ReturnType<SignIns['of']>>;
  /** Milliseconds for which that sign-in is of lately; null where none has to be. For `account.currentSignIn`. */
  readonly freshForMs: number | null;
  /** The sign-ins at the identity provider; undefined where there is none. */
  readonly signIns: SignIns | undefined;
  /** True if customers may do to themselves what an officer would. */
  readonly isDemo: boolean;
  /** Notes work beyond that of any call, in units of `workOf`. */
  readonly work: (units: number) => void;
  /** Ends all sign-ins of the account; how many there were. */
  endSignIns(): number;
  /** The halves of a new API key, made already, for the calls that make one. */
  keyPair(): KeyPair;
  /** Undefined for a guest. */
  readonly caller: Account | undefined;
  /** Throws for a guest; the router has refused those already where the contract asks for a token. */
  account(): Account;
  /** The same with what the trail keeps of a call. */
  actor(): Actor;
}

/** A handler for each call of an area, as `ContractHandlers`, but never a promise. */
export type AreaHandlers<Area extends keyof Contract> = {
  [Name in keyof Contract[Area]]: (
    context: Context,
    input: EndpointParsedInput<Contract[Area][Name]>,
  ) => EndpointOutput<Contract[Area][Name]>;
};
