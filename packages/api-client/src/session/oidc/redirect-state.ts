// @where Client: referral link (invitation): name of its query parameter, and the code that a visit keeps
import * as v from 'valibot';
import { safeReturnPath } from './return-path.ts';
import { referralCodeParameter } from '../../contract/base/referral-link.ts';
import { storageKeys } from '../storage-keys.ts';
import {
  createStoredValue,
  type StorageProblem,
  type StorageSource,
} from '../../lib/stored-value.ts';

/** Anything else in `?ref-code=` is ignored. */
const referralCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** State that is kept while the user is away at the identity provider. */
export interface RedirectState {
  /** Keeps the return path of an address of the app, `/` for one that is not allowed, and a referral code in its query. */
  remember(address: string): void;
  /** The remembered path, if any; forgotten by the reading. */
  takeReturnPath(): string | undefined;
}

export interface RedirectStateOptions {
  /** `https://app.example` */
  origin: string;
  sessionStorage: StorageSource;
  localStorage: StorageSource;
  onProblem?: ((problem: StorageProblem) => void) | undefined;
}

export function createRedirectState(options: RedirectStateOptions): RedirectState {
  const { origin, onProblem } = options;
  const returnPath = createStoredValue({
    key: storageKeys.loginRedirect,
    schema: v.string(),
    storage: options.sessionStorage,
    onProblem,
  });
  const referral = createReferralCode({ storage: options.localStorage, onProblem });

  return {
    remember(address) {
      referral.remember(address);
      returnPath.write(safeReturnPath(address, origin) ?? '/');
    },
    takeReturnPath() {
      // Checked again: anything on this origin can write to storage.
      const path = safeReturnPath(returnPath.read(), origin);
      returnPath.remove();
      return path;
    },
  };
}

/** The referral code of a newcomer, kept until the profile is verified. */
export interface ReferralCode {
  /** Keeps the code in an address such as `/markets?ref-code=abc`; without one, the code kept before stays. */
  remember(address: string): void;
  read(): string | undefined;
  forget(): void;
}

/** The code over a storage of the page. */
export function createReferralCode(options: {
  storage: StorageSource;
  onProblem?: ((problem: StorageProblem) => void) | undefined;
}): ReferralCode {
  const stored = createStoredValue({
    ...options,
    key: storageKeys.referralCode,
    schema: referralCode,
  });
  return {
    remember(address) {
      const query = address.includes('?') ? address.slice(address.indexOf('?') + 1) : '';
      const result = v.safeParse(
        referralCode,
        new URLSearchParams(query.split('#')[0]).get(referralCodeParameter),
      );
      if (result.success) stored.write(result.output);
    },
    read: () => stored.read(),
    forget: () => stored.remove(),
  };
}
