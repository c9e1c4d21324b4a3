import { type Account, type ClosedMenu, consequencesOf } from '@agio/widgets/provider';
import type { Page } from '../../pages.ts';

/** What is said of a page that is closed to the reader in the header and in every menu; undefined: it is open. */
export const closedTo = ({ verified }: Page, user: Account): ClosedMenu | undefined =>
  consequencesOf(user).closesMenus && verified;
