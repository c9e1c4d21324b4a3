import {
  accountStates,
  standings,
  statusOf,
  type StateMeaning,
  type Standing,
} from '@agio/api-client/contract';
import type { Account } from './records/people.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Returns true if the account meets `standing`. */
export function has(account: Account, standing: Standing): boolean {
  return refusalOf(account, standing) === undefined;
}

/**
 * Returns the reason for which an account does not meet `standing` (S56), by the table of states. It is decided in this
 * place alone.
 */
export function refusalOf({ information }: Account, standing: Standing): Refusal | undefined {
  const isVerified = (information.verificationLevel ?? 0) >= 1;
  const states = [accountStates[statusOf(information)]];
  if (!isVerified) states.push(accountStates.Unverified);
  const lacking = states.find(({ goodFor }) => isMore(standing, goodFor));
  return lacking && refusal(lacking);
}

const isMore = (asked: Standing, goodFor: Standing) =>
  standings.indexOf(asked) > standings.indexOf(goodFor);

function refusal({ refusal: code }: StateMeaning): Refusal {
  if (code === undefined) throw new Error('This state refuses nothing.');
  return refuse(code);
}
