import { captureException, init, type ErrorEvent } from '@sentry/react';
import type { AppConfig } from '../../config/schema.ts';
import { setCrashReporter } from './report-crash.ts';

/** What finds errors. What notes pages, presses, calls and visits beside them is left out. */
const integrations = new Set([
  'EventFilters',
  'FunctionToString',
  'BrowserApiErrors',
  'GlobalHandlers',
  'LinkedErrors',
  'Dedupe',
]);

/** Tells the deployment's error-reporting service of crashes. Loaded after the first page, and only where one is set up. */
export function startErrorReporting({
  dsn,
  environment,
}: NonNullable<AppConfig['errorReporting']>): void {
  init({
    dsn,
    environment,
    integrations: (defaults) => defaults.filter(({ name }) => integrations.has(name)),
    beforeSend: whereNotWhat,
  });
  setCrashReporter((error, reference) => {
    captureException(error, reference === undefined ? {} : { tags: { reference } });
  });
}

/**
 * Only the kind of an error and the places in the code it went through. Its message may quote a token, an amount,
 * an address or a name, and so may the address of the page.
 */
function whereNotWhat(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, release, environment, sdk } = event;
  const reference = event.tags?.['reference'];
  return {
    type: undefined,
    event_id,
    timestamp,
    platform,
    level,
    release,
    environment,
    sdk,
    ...(reference !== undefined && { tags: { reference } }),
    exception: {
      values: (event.exception?.values ?? []).map(({ type, stacktrace }) => ({
        type,
        stacktrace: {
          frames: (stacktrace?.frames ?? []).map(({ filename, function: name, lineno, colno }) => ({
            filename: filename?.replace(/[?#].*$/, ''),
            function: name,
            lineno,
            colno,
          })),
        },
      })),
    },
  };
}
