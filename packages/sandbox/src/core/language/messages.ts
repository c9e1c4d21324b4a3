// @where Sandbox: texts of the server's pages, declarations and data, in English
import { announcements, assets, backings, payments, reasons } from './data-messages.ts';
import { accountDescriptions, accountGroups, identity } from './identity-messages.ts';
import { declarations } from './legal-messages.ts';
import { partners } from './partner-messages.ts';
import { findings, staffNotes, trail } from './staff-messages.ts';

/** English texts that stand in records and answers. A record keeps them in English; an answer has them in the language of its reader. */
export const recorded = {
  accountGroups,
  accountDescriptions,
  assets,
  backings,
  payments,
  announcements,
  reasons,
  findings,
  staffNotes,
} as const;

/** All texts of the server in English, by key, with `{{gaps}}` and plural forms as i18next has them. */
export const messages = {
  identity,
  accountGroups,
  accountDescriptions,
  partners,
  declarations,
  assets,
  backings,
  payments,
  announcements,
  reasons,
  findings,
  staffNotes,
  trail,
} as const;
