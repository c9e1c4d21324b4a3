export { replayPrivacy, withoutQueries, withoutWords } from './privacy.ts';
export { crashed, hearFaults, reportCrash, setCrashReporter } from './report-crash.ts';
