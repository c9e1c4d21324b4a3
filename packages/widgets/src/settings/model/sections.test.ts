import { expect, test } from 'vitest';
import { settingsQueryOf, settingsSectionOf, settingsSections } from './sections.ts';

test('every section has an address, and any other address shows the first', () => {
  for (const section of settingsSections)
    expect(settingsSectionOf(settingsQueryOf(section))).toBe(section);
  expect(['', '?section=', '?section=../x', '?tab=data'].map(settingsSectionOf)).toEqual(
    Array.from({ length: 4 }, () => 'display'),
  );
});
