import { type Account, restrictionsOf } from '@agio/widgets/host';
import { type ClosedMenu } from '@agio/widgets/states';
import type { Page } from '../../pages.ts';

/** Returns the reason that header and menus give for a page that is closed to the reader; undefined where it is open. */
export const closedTo = ({ verified }: Page, user: Account): ClosedMenu | undefined =>
  restrictionsOf(user).closesMenus && verified;
