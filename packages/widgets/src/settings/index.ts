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
