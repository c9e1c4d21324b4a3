import type { IndexEntry } from '../visual/picture-list.ts';
import { chosen } from '../visual/picture-list.ts';
import type { StoryFile } from './read-stories.ts';

/** The modals that the product's specification names, by their folder in packages/ui/src/modals. */
export const namedModals: readonly string[] = [
  'important-notice',
  'received-user-data',
  'entity-type-declaration',
  'upload-documents',
  'provide-requested-documents',
  'pending-approval',
  'pending-for-review',
  'withdrawal-tier-upgrade',
  'form-b',
  'upgrade-tier-3-warning',
  'compliance-approve',
  'compliance-reject',
  'compliance-downgrade',
  'claim-rewards',
  'transfer-on-processing',
  'market-order-warning',
  'pair-selection',
  'user-details',
  'fiat-payment-details',
  'api-keys',
  'api-keys-details',
];

/** And what it asks for beside them: banners, the stage badge, the status button, the error page, the settings. */
export const namedParts: readonly string[] = [
  'account-banner',
  'announcement-banner',
  'claim-rewards-banner',
  'stage-badge-modal',
  'status-button',
  'error-page',
  'language-and-currency',
];

/** Components that are always shown as a part of others, with where. */
const partsOfOthers: ReadonlyMap<string, string> = new Map([
  ['field', 'every field'],
  ['percent-input', 'the amount input'],
]);

/** Components without a matrix, which is all variants, sizes and states on one sheet, with the reason. */
const withoutMatrix: ReadonlyMap<string, string> = new Map([
  ['Feedback/Announcer', 'it is heard and not seen'],
  ['Navigation/Skip link', 'it is seen only with the focus, which is in one place'],
  ['Trading/Desk panels', 'it fills the window; its story is its picture'],
  ['Trading/Price chart/Older candles', 'states of the price chart that need its whole width'],
]);

/** A dialog has the page to itself, and a screen is one: each state is a story and a picture of its own. */
const wholePage = /^(?:Journeys|Modals|Overlays|Screens)\//;

/**
 * Returns the gaps between exports, stories, tests and pictures; one sentence each. `exported` are the subpaths of
 * @agio/ui that are components, with their folder.
 */
export function coverageGaps(
  exported: ReadonlyMap<string, string>,
  files: readonly StoryFile[],
): string[] {
  const found: string[] = [];
  for (const name of [...namedModals, ...namedParts]) {
    if (!exported.has(name))
      found.push(`${name} is named by the specification and is no export of @agio/ui`);
  }
  const byFile = new Map(files.map((one) => [one.file, one]));
  for (const [name, folder] of exported) {
    if (partsOfOthers.has(name)) continue;
    const stories = byFile.get(`${folder}/${name}.stories.tsx`)?.stories ?? [];
    if (stories.length === 0) found.push(`${name} has no story: ${folder}/${name}.stories.tsx`);
  }
  const titles = Map.groupBy(files, ({ title }) => title);
  for (const [title, sharing] of titles) {
    if (sharing.length > 1)
      found.push(`${sharing.map(({ file }) => file).join(' and ')} share the title ${title}`);
  }
  for (const [title, sharing] of titles) {
    const stories = sharing.flatMap(({ stories: all }) => all);
    if (wholePage.test(title) || withoutMatrix.has(title)) continue;
    if (!stories.some(({ name }) => name === 'Matrix'))
      found.push(`${title} has no story "Matrix" of its variants, sizes and states`);
  }
  const photographed = new Set(
    chosen(files.flatMap(({ stories }): IndexEntry[] => stories)).map(({ title }) => title),
  );
  for (const title of titles.keys()) {
    if (!photographed.has(title))
      found.push(`${title} is never photographed (tools/visual/picture-list.ts)`);
  }
  for (const { title, stories } of files) {
    const isDialog = title.startsWith('Modals/') || title.startsWith('Overlays/');
    if (isDialog && !stories.some(({ played }) => played))
      found.push(`${title} is opened and closed by no play function`);
  }
  return found;
}
