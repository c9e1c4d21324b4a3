import type { Sandbox } from '@agio/sandbox';
import { actAs } from './act-as.ts';

interface Schedules<Step> {
  readonly version: number;
  readonly inForce: { readonly steps: readonly Step[] };
}

/** Acts on a schedule of the exchange of a story, as of administrators elsewhere, while the reader looks on. */
export function scheduleActs<Step extends object>(
  path: '/backoffice/fees' | '/backoffice/limits',
  {
    draft,
    reason,
    change,
  }: { draft: string; reason: string; change: (step: Step, at: number) => Step },
) {
  let exchange: Sandbox | undefined;
  /** Keeps the exchange for the acts, and forgets what an earlier story has typed. */
  const lookOn = (sandbox: Sandbox): void => {
    exchange = sandbox;
    sessionStorage.removeItem(draft);
  };
  const ask = <Answer>(by: string, ...call: [method: string, path: string, body?: object]) =>
    actAs<Answer>(exchange, `${by}@agio.test`, call);
  return {
    lookOn,
    ask,
    /** Disturbs the calls of the page besides. */
    disturb: (...faults: Parameters<Sandbox['faults']['set']>) => ({
      break: (sandbox: Sandbox) => {
        lookOn(sandbox);
        sandbox.faults.set(...faults);
      },
    }),
    propose: async (by: string, startsAt: string | null = null) => {
      const { version, inForce } = await ask<Schedules<Step>>(by, 'GET', path);
      const steps = inForce.steps.map((step, at) => change(step, at));
      const body = { seenVersion: version, steps, startsAt, reason };
      await ask(by, 'POST', `${path}/propose`, body);
    },
    decide: async (by: string, decision: 'Approve' | 'Reject') => {
      const { version } = await ask<Schedules<Step>>(by, 'GET', path);
      await ask(by, 'PUT', `${path}/resolve`, { seenVersion: version, decision });
    },
  };
}
