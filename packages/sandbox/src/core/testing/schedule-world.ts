import type { AuditRecord } from '@agio/api-client/contract';
import { manualClock } from '../clock.ts';
import { createSandbox } from '../sandbox.ts';
import type { SandboxOptions } from '../sandbox-api.ts';
import { callerOf, office } from './caller.ts';

/**
 * Opens an exchange with its two administrators, who change the schedule of fees or of limits, and a trader whom it
 * concerns. `proposal` is what they propose unless a test says otherwise.
 */
export function openSchedule<Schedules extends { version: number }>(
  name: 'fees' | 'limits',
  proposal: { steps: readonly object[]; reason: string },
  options: SandboxOptions = {},
) {
  const clock = manualClock();
  const sandbox = createSandbox({ clock, scenario: 'quiet', ...options });
  const admin = callerOf(sandbox, 'admin');
  const read = () => admin.ask<Schedules>('GET', `${office}/${name}`);
  const body = async (change: object = {}) => ({
    seenVersion: (await read()).version,
    startsAt: null,
    ...proposal,
    ...change,
  });
  return {
    clock,
    sandbox,
    admin,
    second: callerOf(sandbox, 'second-admin'),
    trader: callerOf(sandbox, 'trader'),
    read,
    body,
    propose: async (change: object = {}) =>
      admin.ask<Schedules>('POST', `${office}/${name}/propose`, await body(change)),
    resolve: async (by: typeof admin, decision: 'Approve' | 'Reject', seenVersion?: number) =>
      by.ask<Schedules>('PUT', `${office}/${name}/resolve`, {
        decision,
        seenVersion: seenVersion ?? (await read()).version,
      }),
    later: (milliseconds: number) => new Date(clock.now() + milliseconds).toISOString(),
    trail: async () =>
      (await admin.ask<{ items: AuditRecord[] }>('GET', `${office}/audit?subject=${name}`)).items,
  };
}
