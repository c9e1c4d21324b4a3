// @where Sandbox: environment variables of the server, such as the age of a sign-in that sensitive calls accept
import { scenarios, type ScenarioName } from '../core/index.ts';
import type { RateLimits } from './http/rate-limit.ts';
import { defaultLifetimes, type Lifetimes } from './identity/provider.ts';

/** Options of one sandbox server. */
export interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** The address that the outside uses, when it is not `http://localhost:<port>`: behind a proxy, in a container. */
  origin?: string;
  /**
   * Other origins whose pages use this exchange: they read its answers, connect to its hubs, and sign-in returns to them.
   * Default none.
   */
  origins?: readonly string[];
  /**
   * The network address to listen on. Without it only this machine is answered: everybody knows the passwords.
   */
  host?: string;
  /** Databases live here; it is made when it does not exist. */
  dataFolder: string;
  /** The state that the exchange begins in when the data folder is empty. Default `default`. */
  scenario?: ScenarioName;
  /** A whole number that the course of the markets follows from, when the data folder is empty. Default 1. */
  seed?: number;
  /** Folder with a translation of the server's texts in each file `<language>.json`. Default `locales` of this package. */
  localesFolder?: string;
  /** Languages that the app offers besides English, or `all` that have a translation. Default none. */
  languages?: readonly string[];
  lifetimes: Lifetimes;
  /** Takes faults on command over HTTP from any client that reaches the server. Default false. */
  faults?: boolean;
  /** Customers may do to their own accounts what an officer would, and the app offers it. Default false. */
  demo?: boolean;
  /** False keeps the important notice and the claim of rewards from opening by themselves. Default true. */
  opensByItself?: boolean;
  /** Seconds after signing in in which calls are taken that the contract marks `recentSignIn`; without: always. */
  stepUpSeconds?: number;
  /** The app sends its errors, traces and recordings of pages to an inbox of this server. Default false. */
  errorReporting?: boolean;
  /** Alerts may be sent to addresses that are not public, and without TLS. Default false. */
  privateWebhooks?: boolean;
  /** Addresses for reports of weaknesses, the preferred one first, in `/.well-known/security.txt`. Default none: no such file. */
  securityContacts?: readonly string[];
  /** Limits of calls; false for none. */
  rateLimits?: RateLimits | false;
}

/** Long enough to fill in a form, too short for a stolen token. */
const defaultStepUpSeconds = 15 * 60;

/** A setting that cannot be used; the message names it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/**
 * Reads PORT (4300), AGIO_DATA (.agio in the working folder), AGIO_ORIGIN, AGIO_HOST, AGIO_ACCESS_TOKEN_SECONDS (600),
 * AGIO_SESSION_SECONDS (14 days), AGIO_IDLE_SECONDS (12 hours), AGIO_STEP_UP_SECONDS (900),
 * AGIO_ORIGINS (none), AGIO_SCENARIO (default), AGIO_SEED (1), AGIO_LANGUAGES (none besides English), AGIO_LOCALES (those of this package), AGIO_FAULTS (off),
 * AGIO_DEMO (on where only this machine is answered), AGIO_OPENS_BY_ITSELF (on), AGIO_ERROR_REPORTING (on),
 * AGIO_PRIVATE_WEBHOOKS (off), AGIO_SECURITY_CONTACTS (none) and AGIO_RATE_LIMITS (on).
 *
 * @throws SettingError
 */
export function readOptions(
  env: Record<string, string | undefined>,
  defaultDataFolder: string,
): ServerOptions {
  const text = (name: string) => (env[name] === '' ? undefined : env[name]);
  const whole = (name: string, otherwise: number, min: number, max: number) => {
    const given = text(name);
    if (given === undefined) return otherwise;
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new SettingError(
      `${name} is "${given}"; it must be a whole number from ${min} to ${max}.`,
    );
  };
  const onOff = (name: string, otherwise: boolean) => {
    const given = text(name);
    if (given === undefined) return otherwise;
    if (given === 'on' || given === 'off') return given === 'on';
    throw new SettingError(`${name} is "${given}"; it must be on or off.`);
  };
  const host = text('AGIO_HOST');
  const address = text('AGIO_ORIGIN');
  const origins = text('AGIO_ORIGINS');
  const locales = text('AGIO_LOCALES');
  const languages = text('AGIO_LANGUAGES');
  const contacts = text('AGIO_SECURITY_CONTACTS');
  return {
    port: whole('PORT', 4300, 0, 65_535),
    dataFolder: text('AGIO_DATA') ?? defaultDataFolder,
    ...(host === undefined ? {} : { host }),
    ...(address === undefined ? {} : { origin: originOf('AGIO_ORIGIN', address) }),
    ...(origins === undefined
      ? {}
      : { origins: origins.split(/\s*,\s*/).map((each) => originOf('AGIO_ORIGINS', each)) }),
    ...scenarioOf(text('AGIO_SCENARIO')),
    ...(text('AGIO_SEED') === undefined ? {} : { seed: whole('AGIO_SEED', 1, 0, 999_999_999) }),
    ...(locales === undefined ? {} : { localesFolder: locales }),
    ...(languages === undefined ? {} : { languages: languages.split(/\s*,\s*/) }),
    ...(text('AGIO_STEP_UP_SECONDS') === 'off'
      ? {}
      : {
          stepUpSeconds: whole('AGIO_STEP_UP_SECONDS', defaultStepUpSeconds, 1, 24 * 60 * 60),
        }),
    faults: onOff('AGIO_FAULTS', false),
    errorReporting: onOff('AGIO_ERROR_REPORTING', true),
    demo: onOff('AGIO_DEMO', host === undefined),
    ...(onOff('AGIO_OPENS_BY_ITSELF', true) ? {} : { opensByItself: false as const }),
    ...(onOff('AGIO_PRIVATE_WEBHOOKS', false) ? { privateWebhooks: true as const } : {}),
    ...(contacts === undefined ? {} : { securityContacts: contactsOf(contacts) }),
    ...(onOff('AGIO_RATE_LIMITS', true) ? {} : { rateLimits: false as const }),
    lifetimes: {
      ...defaultLifetimes,
      accessToken: whole(
        'AGIO_ACCESS_TOKEN_SECONDS',
        defaultLifetimes.accessToken,
        1,
        24 * 60 * 60,
      ),
      session: whole('AGIO_SESSION_SECONDS', defaultLifetimes.session, 1, 365 * 24 * 60 * 60),
      idle: whole('AGIO_IDLE_SECONDS', defaultLifetimes.idle, 1, 365 * 24 * 60 * 60),
    },
  };
}

function originOf(name: string, given: string): string {
  const origin = URL.canParse(given) ? new URL(given).origin : 'null';
  if (/^https?:/.test(origin)) return origin;
  throw new SettingError(
    `${name} is "${given}"; it must be an address such as https://exchange.example.`,
  );
}

/** RFC 9116 §2.5.3: an address of a page is secure. */
function contactsOf(given: string): readonly string[] {
  const contacts = given.split(/\s*,\s*/);
  const wrong = contacts.find(
    (each) => !/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+\S+)$/.test(each),
  );
  if (wrong === undefined) return contacts;
  throw new SettingError(
    `AGIO_SECURITY_CONTACTS has "${wrong}"; each must be an address such as mailto:security@exchange.example or https://exchange.example/security.`,
  );
}

function scenarioOf(given: string | undefined): { scenario?: ScenarioName } {
  if (given === undefined) return {};
  if (isScenario(given)) return { scenario: given };
  const names = Object.keys(scenarios).join(', ');
  throw new SettingError(`AGIO_SCENARIO is "${given}"; it must be one of ${names}.`);
}

const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
