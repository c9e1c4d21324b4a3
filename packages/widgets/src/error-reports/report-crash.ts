type Report = (error: unknown, reference?: string) => void;

interface Crash {
  error: unknown;
  reference: string | undefined;
}

/** A page that crashes without end is known by its first crashes. */
const maxKept = 10;

let report: Report | undefined;
let waiting: Crash[] = [];
let wake: (() => void) | undefined;

/**
 * Tells of a crash, with the reference that the user was shown. Until a deployment's error reporting takes over it is
 * said to the console and kept: what crashes the first page comes before its code.
 */
export function reportCrash(error: unknown, reference?: string): void {
  if (report) {
    report(error, reference);
    return;
  }
  console.error(reference, error);
  if (waiting.length < maxKept) waiting.push({ error, reference });
  wake?.();
}

/** Sends crashes from now on to a reporter, earlier ones first. */
export function setCrashReporter(reporter: Report): void {
  report = reporter;
  removeEventListener('error', hearError);
  removeEventListener('unhandledrejection', hearRejection);
  for (const { error, reference } of waiting) reporter(error, reference);
  waiting = [];
}

/** Listens for uncaught errors until the app installs its own handler. */
export function hearFaults(): void {
  addEventListener('error', hearError);
  addEventListener('unhandledrejection', hearRejection);
}

// The browser has said these to the console.
const keep = (error: unknown) => {
  if (waiting.length < maxKept) waiting.push({ error, reference: undefined });
  wake?.();
};
const hearError = ({ error }: ErrorEvent) => keep(error);
const hearRejection = ({ reason }: PromiseRejectionEvent) => keep(reason);

/** Resolves at the first crash, so that error reporting loads at once, before the page is left. */
export const crashed = (): Promise<void> =>
  new Promise((resolve) => {
    wake = resolve;
    if (waiting.length > 0) resolve();
  });
