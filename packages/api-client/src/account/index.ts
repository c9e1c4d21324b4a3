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
