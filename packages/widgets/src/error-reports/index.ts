/**
 * Options of a session replay that mask account data, and reports of crashes without it, which are kept until
 * reporting has started.
 * @module
 */

export { replayPrivacy, withoutQueries, withoutWords } from './privacy.ts';
export { crashed, hearFaults, reportCrash, setCrashReporter } from './report-crash.ts';
