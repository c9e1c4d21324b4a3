/** Where crashes are told to; the console until a deployment's error reporting takes over. */
let report = (error: unknown, reference: string): void => console.error(reference, error);

/** Tells of a crash, with the reference that the user was shown. */
export const reportCrash = (error: unknown, reference: string): void => report(error, reference);

export function setCrashReporter(reporter: typeof report): void {
  report = reporter;
}
