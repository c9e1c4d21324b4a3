import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Answers, defaults, type Given, help, ports, readArguments } from './answers.ts';
import { addBlock, blocks } from './blocks.ts';
import { createProject, templatesFolder } from './create-project.ts';
import { develop } from './dev.ts';
import { builtLanguages } from './languages.ts';
import { endWith, Refusal } from './refusal.ts';
import { builtVersions, ownVersion } from './versions.ts';

/** Runs `create-agio`. */
export const create = (args: readonly string[]): Promise<void> =>
  endWith(async () => {
    const given = readArguments(args);
    if (given.print !== undefined) {
      console.log(given.print === 'help' ? help : ownVersion());
      return;
    }
    const isAsked = !given.isQuiet && process.stdin.isTTY === true;
    const said = isAsked ? await (await import('./questions.ts')).ask(given) : given;
    if (said === undefined) return;
    const answers = completed(said);
    const folder = createProject(answers, {
      versions: builtVersions(),
      languages: builtLanguages(),
    });
    if (answers.git) initGit(folder);
    console.log(nextSteps(folder));
  });

function completed(given: Given): Answers {
  const { template = defaults.template } = given;
  const { folder, name, brand } = given;
  if (folder === undefined || (name === undefined && brand === undefined)) {
    const lack = folder === undefined ? 'a folder' : '--name, or a folder of a brand with --brand';
    throw new Refusal(`Give ${lack}.\n"npm create agio -- --help" lists the options.`, 2);
  }
  const { isQuiet: _, print: __, ...answers } = given;
  return {
    languages: [],
    exchange: defaults.exchange,
    git: false,
    ...answers,
    folder,
    name: name ?? '',
    template,
    port: given.port ?? ports[template],
  };
}

function initGit(folder: string): void {
  const { status } = spawnSync('git', ['init', '--quiet'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) console.warn('Git could not make a repository; everything else is there.');
}

/** Returns the commands that come next, for the package manager that this was called with. */
function nextSteps(folder: string): string {
  const manager = process.env['npm_config_user_agent']?.split('/', 1)[0] ?? 'npm';
  const place = relative('.', folder);
  return [
    `${folder} is ready.\n`,
    ...(place === '' ? [] : [`  cd ${place.includes(' ') ? `"${place}"` : place}`]),
    `  ${manager} install`,
    `  ${manager} run dev\n`,
    'Sign in as trader@agio.test with the password agio.',
  ].join('\n');
}

const agioHelp = `agio helps in a project of "npm create agio".

  agio add                       lists the blocks
  agio add <block> [--to <folder>]
                                 copies a block into src/components, or another folder; it is yours then
  agio dev --at <address> [--no-open] -- <command>
                                 starts the sandbox if brand/config.json names one on this machine, then the command,
                                 and opens the address

  --help, --version

Ends with 0; with 1 when something is refused; with 2 when it was not called right.`;

/** Runs `agio`. */
export const agio = (args: readonly string[]): Promise<void> =>
  endWith(async () => {
    const [verb, ...rest] = args;
    if (verb === 'add') add(rest);
    else if (verb === 'dev') await dev(rest);
    else if (verb === '--version' || verb === '-v') console.log(ownVersion());
    else if (verb === undefined || verb === '--help' || verb === '-h') console.log(agioHelp);
    else throw new Refusal(`There is no "${verb}".\n"agio --help" lists the commands.`, 2);
  });

function add(args: readonly string[]): void {
  const { positionals, values } = read(args, { to: { type: 'string', default: 'src/components' } });
  const [name, ...others] = positionals;
  if (name === undefined) {
    for (const [each, { description }] of Object.entries(blocks))
      console.log(`${each.padEnd(14)}${description}`);
    return;
  }
  if (others.length > 0) throw new Refusal('One block is added at a time.', 2);
  const { file, missing } = addBlock(name, '.', String(values['to']), templatesFolder);
  console.log(`${file} is yours.`);
  if (missing.length > 0) console.log(`It needs: npm install ${missing.join(' ')}`);
}

async function dev(args: readonly string[]): Promise<void> {
  const { positionals, values } = read(args, {
    at: { type: 'string' },
    'no-open': { type: 'boolean', default: false },
  });
  const { at } = values;
  if (typeof at !== 'string' || positionals.length === 0)
    throw new Refusal('"agio dev" takes --at <address>, and a command after "--".', 2);
  const { BROWSER, CI } = process.env;
  const opens = values['no-open'] !== true && BROWSER !== 'none' && CI === undefined;
  process.exitCode = await develop({ project: '.', at, command: positionals, opens });
}

function read(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { positionals, values: values as Record<string, unknown> };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n"agio --help" lists the options.`, 2);
  }
}
