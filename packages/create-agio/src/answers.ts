// @where Tools: options of npm create agio, their defaults, and folder names that it refuses
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languageNames } from '@agio/whitelabel-themes/languages';
import { Refusal } from './refusal.ts';

const templates = ['vite', 'next'] as const;
export type Template = (typeof templates)[number];

/** Everything that a project is made from. */
export interface Answers {
  /** Folder that is made, relative to the current one. */
  folder: string;
  template: Template;
  /** Name of the exchange, as its visitors read it. */
  name: string;
  /** A colour as in CSS; both schemes get a readable accent of its hue. Left out: that of Agio. */
  accent?: string;
  /** Path of an image. Left out: a mark in the colour. */
  logo?: string;
  /** First step of the address of the first page, without slash. */
  prefix?: string;
  /** A brand's folder that is taken as it is, in place of name, accent, logo and prefix. */
  brand?: string;
  /** Codes of languages beside English. */
  languages: string[];
  /** Origin of the exchange; a port of this machine is where `npm run dev` starts the sandbox. */
  exchange: string;
  /** Port of the page while it is developed. */
  port: number;
  git: boolean;
}

/** Answers that are not given are asked, or are these. */
export const defaults = { template: 'vite', exchange: 'http://localhost:4400' } as const;
export const ports: Readonly<Record<Template, number>> = { vite: 5173, next: 3000 };

export const help = `create-agio makes a host of the exchange's widgets in your brand: a trade desk, the markets, and an exchange to
develop against. It asks for what is not given.

  npm create agio [folder] -- [options]

  --template <name>     vite or next
  --name <name>         name of the exchange: "Aurora"
  --accent <colour>     colour of buttons and links: '#7a1fa2'. It is moved to the nearest lightness that can be read.
  --logo <file>         image of the header: .svg, .png or .webp, 100 kB at most
  --prefix <word>       address of the first page: "aurora" is /aurora. Left out: /
  --brand <folder>      takes a brand's folder (agio-theme) as it is, in place of the four above
  --languages <codes>   languages beside English: de,fr
  --exchange <address>  origin of an exchange. Default: ${defaults.exchange}, where "npm run dev" starts the sandbox
  --port <number>       port of the page while you develop. Default: ${ports.vite} for vite, ${ports.next} for next
  --git                 makes a Git repository of it
  --yes, -y             asks nothing: what is not given is the default
  --help, --version

Writes everything or nothing. Ends with 0; with 1 when something is refused; with 2 when it was not called right.`;

/** Options of the command line, where they can be read; the other answers are undefined. */
export interface Given extends Partial<Answers> {
  isQuiet: boolean;
  print?: 'help' | 'version';
}

const misuse = (sentence: string) =>
  new Refusal(`${sentence}\n"npm create agio -- --help" lists the options.`, 2);

/** Reads the command line. */
export function readArguments(args: readonly string[]): Given {
  const { values, positionals } = parse(args);
  if (values.help || values.version)
    return { isQuiet: true, print: values.help ? 'help' : 'version' };
  const [folder, ...others] = positionals;
  if (others.length > 0) throw misuse(`One folder is made at a time, not ${positionals.length}.`);
  const { template, name, accent, logo, prefix, brand, languages, exchange, port } = values;
  const isTemplate = (each: string): each is Template => templates.includes(each as Template);
  if (template !== undefined && !isTemplate(template))
    throw misuse(`--template is "${template}"; it must be ${templates.join(' or ')}.`);
  const twice = Object.keys({ name, accent, logo, prefix }).filter(
    (key) => brand !== undefined && values[key as 'name'] !== undefined,
  );
  if (twice.length > 0)
    throw misuse(`--brand has --${twice.join(' and --')} in it; give one or the other.`);
  return {
    isQuiet: values.yes,
    git: values.git,
    ...definedOf({ folder, template, name, accent, logo, brand }),
    ...(prefix !== undefined && { prefix: prefix.replace(/^\//, '') }),
    ...(languages !== undefined && { languages: readLanguages(languages) }),
    ...(exchange !== undefined && { exchange: readOrigin(exchange) }),
    ...(port !== undefined && { port: readPort(port) }),
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: text,
        name: text,
        accent: text,
        logo: text,
        prefix: text,
        brand: text,
        languages: text,
        exchange: text,
        port: text,
        git: { type: 'boolean', default: false },
        yes: { type: 'boolean', short: 'y', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
      },
    });
  } catch (error) {
    // "Unknown option '--colour'. To specify a positional argument …": the first sentence is about this command.
    throw misuse(`${(error as Error).message.split('. ', 1)[0]?.replace(/\.$/, '')}.`);
  }
}

/** Removes the keys that have no value. */
function definedOf<T extends object>(object: T) {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}

/** Reads `de,fr`. */
function readLanguages(text: string): string[] {
  const codes = text.split(',').map((code) => code.trim());
  const wanted = codes.filter((code) => code !== '' && code !== 'en');
  const unknown = wanted.filter((code) => !Object.hasOwn(languageNames, code));
  if (unknown.length > 0)
    throw misuse(
      `--languages has ${unknown.join(', ')}; there are ${Object.keys(languageNames).join(', ')}.`,
    );
  return [...new Set(wanted)];
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw misuse(`--exchange is "${text}"; it must be an address such as ${defaults.exchange}.`);
  return url.origin;
}

function readPort(text: string): number {
  const port = Number.parseInt(text, 10);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
    throw misuse(`--port is "${text}"; it must be a whole number from 1 to 65535.`);
  return port;
}

/** Returns a sentence if a project cannot be made in this folder. A Git repository without files is as good as empty. */
export function faultOfFolder(folder: string): string | undefined {
  if (folder.trim() === '') return 'Give the folder a name.';
  if (!existsSync(folder)) return undefined;
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name !== '.git');
  } catch {
    return `${folder} is no folder. Give another name.`;
  }
  if (names.length === 0) return undefined;
  const some = names.slice(0, 3).join(', ');
  return `${folder} is not empty: it has ${some}${names.length > 3 ? ` and ${names.length - 3} more` : ''}. Give another folder, or empty it.`;
}
