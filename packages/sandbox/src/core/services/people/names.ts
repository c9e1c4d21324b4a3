// @where Sandbox: names that a customer may not have (reserved names)
import { rankOf, type Accounts } from '../../accounts.ts';

/** Words that speak for the exchange or for the identity partner, anywhere in a name. */
const ofTheHouse = /(?:^|[^a-z])(?:agio|core ?pass)(?:[^a-z]|$)/;
/** Addresses that belong to no account: actors of the trail, and the desks that customers write to. */
const reserved: ReadonlySet<string> = new Set([
  'system',
  'support',
  'customer support',
  'compliance',
  'compliance officer',
  'admin',
  'administrator',
  'staff',
]);

/** Returns whether a customer may not call themselves so: it is a name of staff, of the exchange or of its partner. */
export function isReserved(name: string, accounts: Accounts): boolean {
  const plain = plainly(name);
  if (reserved.has(plain) || ofTheHouse.test(plain)) return true;
  return [...accounts.all()].some(
    (account) => rankOf(account) > 0 && plainly(account.displayName) === plain,
  );
}

/** One spelling for all those that read alike: without case, accents, forms of letters, and spaces that differ. */
const plainly = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, ' ')
    .trim();
