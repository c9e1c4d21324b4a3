import { parseArgs } from 'node:util';
import { scenarios } from '../../core/index.ts';
import { readOptions, type ServerOptions, SettingError } from '../options.ts';

export const help = `agio-sandbox is an exchange to develop against: sign-in, calls, hubs and a market that moves, on this machine.

  agio-sandbox [options]

  --origin <address>    Origin of your pages, such as http://localhost:5173; again for each other one.
                        They may read answers, connect to the hubs, and sign-in returns to any address there.
  --port <number>       Port to listen on. Default 4400; 0 takes a free one.
  --data <folder>       Folder that keeps the exchange. Default: it begins anew with each start.
  --scenario <name>     State to begin in: ${Object.keys(scenarios).join(', ')}.
  --seed <number>       The course of the markets; the same number, the same prices. Default 1.
  --faults              Takes faults on command at /sandbox/faults: failed calls, delays, lost connections.
  --no-rate-limits      Answers as fast as it can, for load tests.
  --host <address>      Network address to listen on. Default: this machine only, as all know the passwords.
  --address <address>   Address that the outside uses, behind a proxy or in a container.
  --help, --version

The other settings of the server are environment variables (README of @agio/sandbox). Ends with 0 when it is stopped,
with 1 when it cannot work, with 2 for an option that it does not have or cannot use.`;

/** The settings that options stand for. */
const settings = {
  port: 'PORT',
  data: 'AGIO_DATA',
  scenario: 'AGIO_SCENARIO',
  seed: 'AGIO_SEED',
  host: 'AGIO_HOST',
  address: 'AGIO_ORIGIN',
  origin: 'AGIO_ORIGINS',
} as const;

/** An option that the program does not have, or cannot use; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A request of the command line: a text to print, or a server to start. */
export type Request =
  | { print: 'help' | 'version' }
  /** `isKept`: the folder outlives the process. */
  | { start: ServerOptions; isKept: boolean };

/**
 * Reads the command line; an option goes before the environment variable of the same meaning.
 *
 * @param makeFolder makes a folder for an exchange that is not kept
 * @throws UsageError
 */
export function readArguments(
  args: readonly string[],
  env: Record<string, string | undefined>,
  makeFolder: () => string,
): Request {
  const values = parsed(args);
  if (values.help) return { print: 'help' };
  if (values.version) return { print: 'version' };
  const given: Record<string, string | undefined> = {
    PORT: '4400',
    // No app of ours runs here that would report.
    AGIO_ERROR_REPORTING: 'off',
    ...env,
    ...(values.faults && { AGIO_FAULTS: 'on' }),
    ...(values['no-rate-limits'] && { AGIO_RATE_LIMITS: 'off' }),
  };
  for (const [option, name] of Object.entries(settings)) {
    const value = values[option as keyof typeof settings];
    if (value === undefined) continue;
    if (value === '' || value.length === 0) throw new UsageError(`--${option} has no value.`);
    given[name] = typeof value === 'string' ? value : value.join(',');
  }
  const isKept = (given['AGIO_DATA'] ?? '') !== '';
  try {
    const start = readOptions(given, '');
    return { start: isKept ? start : { ...start, dataFolder: makeFolder() }, isKept };
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw new UsageError(inOptions(error.message, values), { cause: error });
  }
}

/** Says the name of the option in place of the setting that it stands for. */
function inOptions(message: string, values: ReturnType<typeof parsed>): string {
  for (const [option, name] of Object.entries(settings)) {
    if (values[option as keyof typeof settings] !== undefined && message.startsWith(`${name} `))
      return message.replace(name, `--${option}`);
  }
  return message;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        origin: { type: 'string', multiple: true },
        port: { type: 'string' },
        data: { type: 'string' },
        scenario: { type: 'string' },
        seed: { type: 'string' },
        host: { type: 'string' },
        address: { type: 'string' },
        faults: { type: 'boolean' },
        'no-rate-limits': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    }).values;
  } catch (error) {
    // "Unknown option '--colour'. To specify a positional argument …": the first sentence is about this program.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ', 1);
    throw new UsageError(sentence.replace(/\.?$/, '.'), { cause: error });
  }
}
