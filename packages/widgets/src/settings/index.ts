/**
 * The reader's settings: display, trading, notifications, profile, sign-ins, API keys, export of all data, and
 * forgetting of this device.
 *
 * @example
 * ```tsx
 * import { Settings } from '@agio/widgets/settings';
 * import { useState } from 'react';
 *
 * export function SettingsPage({ signOut }: { signOut: () => void }) {
 *   const [language, setLanguage] = useState('en');
 *   const [currency, setCurrency] = useState('USD');
 *   const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');
 *   return (
 *     <Settings
 *       section="display"
 *       language={{ value: language, usual: 'en', onChange: setLanguage, options: [{ value: 'en', label: 'English' }] }}
 *       currency={{ value: currency, usual: 'USD', onChange: setCurrency, options: [{ value: 'USD', label: 'USD' }] }}
 *       theme={{ value: theme, onChange: setTheme }}
 *       onSignOut={signOut}
 *       onForgotten={() => location.reload()}
 *     />
 *   );
 * }
 * ```
 *
 * @module
 */

export { type DisplaySectionProps } from './display-section.tsx';
export type { ThemeChoice } from './appearance-panel.tsx';
export {
  type SettingsSection,
  settingsQueryOf,
  settingsSectionOf,
  settingsSections,
} from './model/sections.ts';
export type { SettingChoice } from './setting-choice.tsx';
export { Settings, type SettingsProps } from './settings.tsx';
