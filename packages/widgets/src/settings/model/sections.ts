/** The sections of the settings, in order; the first is shown where none is asked for. */
export const settingsSections = [
  'display',
  'trading',
  'notifications',
  'profile',
  'devices',
  'data',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** The section that a query asks for, as `?section=trading`; any query may come. */
export function settingsSectionOf(query: string): SettingsSection {
  const asked = new URLSearchParams(query).get('section');
  return settingsSections.find((section) => section === asked) ?? settingsSections[0];
}

/** The query that leads to a section, without the question mark. */
export const settingsQueryOf = (section: SettingsSection): string =>
  new URLSearchParams({ section }).toString();
