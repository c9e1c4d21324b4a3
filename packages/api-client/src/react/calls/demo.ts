import type { CallName } from '../cache/keys.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const changes: readonly CallName[] = [
  'account.userInformation',
  'account.profile',
  'compliance.active',
  'compliance.nextStep',
  'files.list',
];

/** Does to one's own account what an officer would do; only where the deployment is a demonstration. */
export function useDemoAct(): Write<'demoAct', 'demo.act'> {
  return useWrite('demoAct', 'demo.act', changes);
}
