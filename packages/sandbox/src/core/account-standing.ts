import { errorCodes, standings, type Standing } from '@agio/api-client/contract';
import type { Account } from './accounts.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Whether an account is as good as `standing` asks. */
export function has(account: Account, standing: Standing): boolean {
  return refusalOf(account, standing) === undefined;
}

/** Why an account is not as good as `standing` asks (S56): the one place where the state of a person is judged. */
export function refusalOf(account: Account, standing: Standing): Refusal | undefined {
  return checks
    .slice(0, standings.indexOf(standing) + 1)
    .map((check) => check(account))
    .find((refusal) => refusal !== undefined);
}

type Check = (account: Account) => Refusal | undefined;

/** What each standing asks besides the one before it. */
const checkOf: Record<Standing, Check> = {
  any: () => undefined,
  open({ information: { isTerminated, activityStatus } }) {
    if (isTerminated || activityStatus === 'Terminated')
      return closed('Unfortunately, your account has been terminated.');
    if (activityStatus === 'Banned') return closed('Unfortunately, your account has been banned.');
    return undefined;
  },
  unfrozen({ information: { isFrozen, activityStatus } }) {
    if (!isFrozen && activityStatus !== 'Frozen') return undefined;
    return refuse(403, errorCodes.accountFrozen, 'Unfortunately, your account has been frozen.');
  },
  active({ information: { activityStatus } }) {
    if (activityStatus === 'Active' || activityStatus === 'Limited') return undefined;
    return refuse(403, errorCodes.notActive, 'Your account is not active.');
  },
  verified({ information: { verificationLevel } }) {
    if ((verificationLevel ?? 0) >= 1) return undefined;
    return refuse(403, errorCodes.forbidden, 'Verify your identity first.');
  },
};
const checks = standings.map((standing) => checkOf[standing]);

const closed = (message: string) => refuse(403, errorCodes.accountTerminated, message);
