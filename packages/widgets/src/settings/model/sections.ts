// @where Widgets: sections of the settings page
/** Sections of the settings, in order; the first is the default. */
export const settingsSections = [
  'display',
  'trading',
  'notifications',
  'profile',
  'devices',
  'keys',
  'data',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Returns the section that a query names, as `?section=trading`; any query is accepted. */
export function settingsSectionOf(query: string): SettingsSection {
  const asked = new URLSearchParams(query).get('section');
  return settingsSections.find((section) => section === asked) ?? settingsSections[0];
}

/** Returns the query that leads to a section, without the question mark. */
export const settingsQueryOf = (section: SettingsSection): string =>
  new URLSearchParams({ section }).toString();
