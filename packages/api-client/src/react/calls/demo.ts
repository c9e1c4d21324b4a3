import type { CallName } from '../cache/keys.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const changes: readonly CallName[] = [
  'account.userInformation',
  'account.profile',
  'compliance.active',
  'compliance.nextStep',
  'files.list',
];

/** Acts on one's own account as an officer would; only in a deployment for demonstration. */
export function useDemoAct(): Write<'demoAct', 'demo.act'> {
  return useWrite('demoAct', 'demo.act', changes);
}
