// @where App: reports of errors, traces and recordings, and their masks
import {
  replayPrivacy,
  setCrashReporter,
  withoutQueries,
  withoutWords,
} from '@agio/widgets/error-reports';
import {
  browserTracingIntegration,
  captureException,
  type ErrorEvent,
  init,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/react';
import { matchPath } from 'react-router';
import type { AppConfig } from '../../config/schema.ts';

/** Integrations that find errors. The others note pages, presses, calls and texts of the console beside them. */
const found =
  /^(?:EventFilters|FunctionToString|BrowserApiErrors|GlobalHandlers|LinkedErrors|Dedupe)$/;

type Settings = NonNullable<AppConfig['errorReporting']>;

/**
 * Starts to send errors, traces and recordings of the page to the deployment's error-reporting service (spec §9). Loaded
 * after the first page, and only where a service is set up.
 *
 * @param patterns of the addresses of pages: what is sent names a page by its pattern, without ids
 */
export function startErrorReporting(
  { dsn, environment, release = build(), traces, replays }: Settings,
  patterns: readonly string[],
): void {
  const routeOf = (path: string) => patterns.find((pattern) => matchPath(pattern, path)) ?? '/*';
  init({
    dsn,
    environment,
    release,
    tracesSampleRate: traces,
    replaysSessionSampleRate: replays.ordinary,
    replaysOnErrorSampleRate: replays.withErrors,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    // An exchange elsewhere need not allow the headers that would join its traces with these.
    tracePropagationTargets: [],
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => found.test(name)),
      // It measures the delay of inputs, too, as the web vital INP.
      browserTracingIntegration({
        shouldCreateSpanForRequest: (url) => !url.includes('/envelope/'),
        beforeStartSpan: (span) => ({ ...span, name: routeOf(location.pathname) }),
      }),
      // Its worker would be made from a text, which the content security policy does not allow.
      replayIntegration({ ...replayPrivacy, useCompression: false }),
    ],
    beforeSend: ({ event_id, timestamp, platform, level, sdk, ...event }): ErrorEvent => {
      const rest = { event_id, timestamp, platform, level, sdk, release, environment };
      return { type: undefined, ...rest, ...(withoutWords(event) as Partial<ErrorEvent>) };
    },
    transport: (options) =>
      makeFetchTransport(options, (address, request) => {
        const body = request?.body;
        return fetch(
          address,
          typeof body === 'string' ? { ...request, body: withoutQueries(body) } : request,
        );
      }),
  });
  setCrashReporter((error, reference) => {
    captureException(error, reference === undefined ? {} : { tags: { reference } });
  });
}

/** Names the build by the hash of its entry, which changes with every file that it leads to. */
function build(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  return `agio@${/-([\w-]+)\.js$/.exec(entry)?.[1] ?? 'development'}`;
}
