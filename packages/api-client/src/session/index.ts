export { createSession, type SessionOptions } from './create-session.ts';
export { createGuestSession, createStaticSession } from './static-session.ts';
export * from './session.ts';
export { SignInError, type SignInErrorReason } from './sign-in-error.ts';
export * from './storage-keys.ts';
export { createLocalTokenStore, type TokenStore } from './token-store.ts';
export type { TokenSet } from './token-set.ts';
export type { SessionEnvironment } from './browser-environment.ts';
export { safeReturnPath } from './return-path.ts';
export { createReferralCode, type ReferralCode } from './sign-in-memory.ts';
export * from './login-flow.ts';
export * from './user-roles.ts';
export {
  createUserInformationStore,
  type KeptUserInformation,
  type UserInformationStore,
} from './user-information.ts';
export {
  createPreferences,
  defaultPreferences,
  type Preferences,
  type PreferencesStore,
} from './preferences.ts';
export type { StorageProblem, StorageSource } from './stored-value.ts';
