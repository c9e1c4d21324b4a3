import type { RunningServer } from '@agio/sandbox/server';

const colour = process.stdout.isTTY && !process.env['NO_COLOR'];

export const bold = (text: string) => (colour ? `\u001b[1m${text}\u001b[22m` : text);
const faint = (text: string) => (colour ? `\u001b[2m${text}\u001b[22m` : text);

/** Writes a time for people: "1.4 s". */
export const seconds = (milliseconds: number) => `${Math.round(milliseconds / 100) / 10} s`;

/** Time since `performance.now()` was `start`. */
export const since = (start: number) => seconds(performance.now() - start);

/** The address and who can sign in. */
export function sayReady(server: RunningServer, started: number): void {
  const width = Math.max(...server.accounts.map(({ email }) => email.length));
  const lines = server.accounts.map(
    ({ email, description }) => `    ${email.padEnd(width)}  ${faint(description)}`,
  );
  console.log(`
  Agio is ready at ${bold(server.origin)} ${faint(`(${since(started)})`)}

  Sign in as one of these; every password is "agio":
${lines.join('\n')}

  ${faint('Ctrl-C stops it.')}
`);
}
