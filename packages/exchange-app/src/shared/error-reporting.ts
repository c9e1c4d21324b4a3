import { init, captureException } from '@sentry/react';
import type { AppConfig } from '../config/schema.ts';
import { setCrashReporter } from './report-crash.ts';

/** Tells the deployment's error-reporting service of crashes. Loaded after the first page, and only where one is set up. */
export function startErrorReporting({
  dsn,
  environment,
}: NonNullable<AppConfig['errorReporting']>): void {
  init({ dsn, environment });
  setCrashReporter((error, reference) => {
    captureException(error, { tags: { reference } });
  });
}
