import * as v from 'valibot';
import { dialogNames, entryOf, type OpenDialog } from './registry.ts';

const param = 'modal';

/** The arguments of all dialogs: what goes when a dialog does, also one that this version does not know. */
const argNames = new Set(dialogNames.flatMap((name) => Object.keys(entryOf(name).args.entries)));

/** The dialog that the query of an address asks for; arguments that do not fit are left out, and so is a dialog without what it needs. */
export function dialogIn(search: string): OpenDialog | undefined {
  const query = new URLSearchParams(search);
  const asked = query.get(param);
  const name = dialogNames.find((each) => asked !== null && entryOf(each).address === asked);
  if (name === undefined) return undefined;
  const { entries } = entryOf(name).args;
  const args: Record<string, string | undefined> = {};
  for (const [key, schema] of Object.entries(entries)) {
    const given = v.safeParse(schema, query.get(key) ?? undefined);
    if (given.success) args[key] = given.output;
    else if (!v.is(schema, undefined)) return undefined;
  }
  return { name, args };
}

/** The same query with this dialog in it, or with none; what is the page's own stays. */
export function queryWith(search: string, dialog: OpenDialog | undefined): string {
  const query = new URLSearchParams(search);
  const address = dialog && entryOf(dialog.name).address;
  if (!dialog && !query.has(param)) return query.toString();
  const wanted: Record<string, string | undefined> = { [param]: address };
  for (const key of argNames) wanted[key] = dialog?.args[key];
  for (const [key, value] of Object.entries(wanted)) {
    if (value === undefined) query.delete(key);
    else query.set(key, value);
  }
  return query.toString();
}

/** Returns the address of a page that takes the place of another one, with the dialog of its query still open. */
export function withDialog(to: string, search: string): string {
  const query = queryWith('', dialogIn(search));
  return query === '' ? to : `${to}?${query}`;
}
