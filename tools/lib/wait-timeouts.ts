// @where Tools: timeout of vi.waitFor in unit tests
import { vi } from 'vitest';

/*
 * Before every file of tests: `vi.waitFor` and `vi.waitUntil` are patient by default. Their own second is
 * short for a machine that has much else to do, and no setting of Vitest is for them.
 */
const { waitFor, waitUntil } = vi;
const patient = <Options extends object>(options: number | Options | undefined) =>
  typeof options === 'number' ? options : { timeout: 10_000, ...options };
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
