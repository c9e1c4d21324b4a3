// @where Widgets: report that a reader sends to support
import type { CallFailure } from '@agio/api-client';
import type { Service } from '../use-services.ts';

/** Facts that a report is written from. */
export interface ReportFacts {
  readonly at: Date;
  /** Release of the exchange; undefined where it is not known. */
  readonly version: string | undefined;
  /** Id of the account; undefined for a guest. */
  readonly account: string | undefined;
  /** Address of the page; its query is left out because it may have amounts and addresses. */
  readonly page: string;
  readonly browser: string;
  readonly screen: string;
  readonly language: string;
  readonly timeZone: string;
  readonly isOnline: boolean;
  readonly services: readonly Service[];
  readonly failures: readonly CallFailure[];
}

const time = (at: number) => new Date(at).toISOString();

const failureLine = ({ at, call, kind, status, errorCode, requestId }: CallFailure): string =>
  [
    time(at),
    call,
    [kind, status, errorCode].filter((each) => each !== undefined).join(' '),
    requestId === undefined ? undefined : `id ${requestId}`,
  ]
    .filter((each) => each !== undefined)
    .join(' · ');

/** A report for who looks for the fault: in English, whatever the reader's language, and without anything private. */
export function reportOf(facts: ReportFacts): string {
  const { services, failures } = facts;
  return [
    `Time: ${facts.at.toISOString()}`,
    `Release: ${facts.version ?? 'not known'}`,
    `Account: ${facts.account ?? 'not signed in'}`,
    `Page: ${facts.page}`,
    `Browser: ${facts.browser}`,
    `Screen: ${facts.screen}, language ${new Intl.Locale(facts.language).baseName}, time zone ${facts.timeZone}, ${facts.isOnline ? 'online' : 'offline'}`,
    ...services.map(({ id, state, since }) => `Service ${id}: ${state} since ${time(since)}`),
    failures.length === 0 ? 'Failed calls: none' : 'Failed calls, newest first:',
    ...failures.slice(0, maxFailures).map((failure) => `- ${failureLine(failure)}`),
  ].join('\n');
}

/** A mail has little room. */
const maxFailures = 8;

/** The address that opens a mail with all of it. */
export const mailTo = (address: string, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
