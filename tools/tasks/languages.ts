import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from '../lib/main.ts';
import { type Outcome, sum, verdict } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';
import {
  englishMessages,
  languagesOnFile,
  type Message,
  translationsOf,
  writeTranslation,
} from '../languages/catalogue.ts';
import { coverage } from '../languages/coverage.ts';
import { look } from '../languages/look/look.ts';
import { lookAtStories } from '../languages/stories.ts';
import { fromPo, fromXliff, toPo, toXliff } from '../languages/exchange.ts';
import { readState, settle, staleIn, writeState } from '../languages/state.ts';

const usage = `npm run languages                                 coverage and faults of all languages
npm run languages -- de pl                        only these, each fault in full
npm run languages -- export de [--po] [--stale]   a file for translators: XLIFF 2.0, or PO; all, or what is not of today
npm run languages -- import <file>                takes a translator's file
npm run languages -- look de pl                   looks at every page and dialog at three widths, and lists what is wrong
    [--widths 390,1440] [--only convert,send]     at these widths; only these pages
npm run languages -- stories de [phone] [--built] looks at every story, or at those with such a title or id
    [--dialogs] [--widths 320,390,1440]           at those that show a dialog, drawer or step, at three widths; or at these
    [--pictures 390,1440]                         with sheets of pictures at these
npm run languages -- settle de                    says that a language has the English of today`;

/** Prints a line a language and its faults. */
function report(messages: readonly Message[], only: readonly string[]): Outcome {
  const all = coverage(only.length > 0 ? only : undefined, messages);
  console.log(`${String(messages.length)} messages in ${String(all[0]?.files)} files`);
  const outcomes = all.map(({ language, files, complete, missing, stale, faults, readers }) => {
    const read = files - (readers.none ?? 0);
    const isGood = faults.length === 0 && stale.length === 0;
    console.log(
      `${isGood ? '✓' : '✗'} ${language.padEnd(4)} ${String(complete).padStart(3)} % complete, ${String(stale.length)} stale, ` +
        `${String(faults.length - missing)} faults, ${String(read)} of ${String(files)} files read by a second reader`,
    );
    const shown = only.length > 0 ? faults : faults.slice(0, 10);
    for (const { file, key, fault } of shown) console.log(`    ${file} ${key}: ${fault}`);
    if (faults.length > shown.length)
      console.log(
        `    and ${String(faults.length - shown.length)} more: npm run languages -- ${language}`,
      );
    for (const { file, key } of only.length > 0 ? stale : [])
      console.log(`    ${file} ${key}: stale`);
    return verdict(isGood);
  });
  return sum(outcomes);
}

async function exportFile(messages: readonly Message[], args: readonly string[]): Promise<void> {
  const [language] = args.filter((arg) => !arg.startsWith('--'));
  if (language === undefined) throw new Error(usage);
  const own = translationsOf(language, messages);
  const wanted = args.includes('--stale') ? staleIn(language, messages, readState()) : messages;
  const entries = wanted.map((message) => ({
    message,
    own: own.get(message.file)?.get(message.key),
  }));
  const isPo = args.includes('--po');
  const folder = join(root, '.cache/languages');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${language}.${isPo ? 'po' : 'xlf'}`);
  writeFileSync(path, isPo ? toPo(language, entries) : await toXliff(language, entries));
  console.log(`${String(entries.length)} messages in ${path}`);
}

async function importFile(messages: readonly Message[], path: string | undefined): Promise<void> {
  if (path === undefined) throw new Error(usage);
  const text = readFileSync(path, 'utf8');
  const { language, texts } = path.endsWith('.po') ? fromPo(text) : await fromXliff(text);
  const all = translationsOf(language, messages);
  const taken: Message[] = [];
  for (const [file, its] of texts) {
    const known = new Map(
      messages.filter((message) => message.file === file).map((message) => [message.key, message]),
    );
    if (known.size === 0)
      throw new Error(`${path} has texts of ${file}, which is no file of translations.`);
    const merged = new Map(all.get(file));
    for (const [key, forms] of its) {
      merged.set(key, forms);
      const message = known.get(key);
      if (message) taken.push(message);
    }
    writeTranslation(file, language, merged);
  }
  settleAndSave(language, taken);
  console.log(`${String(taken.length)} messages of ${language} taken.`);
}

const numbers = (list: string) => list.split(',').filter(Boolean).map(Number);

function settleAndSave(language: string, messages: readonly Message[]): void {
  const state = readState();
  settle(language, messages, state, languagesOnFile());
  writeState(state);
}

await main(async ([command, ...args]): Promise<Outcome | void> => {
  const messages = englishMessages();
  if (command === 'export') return exportFile(messages, args);
  if (command === 'import') return importFile(messages, args[0]);
  if (command === 'stories' || command === 'look') {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        widths: { type: 'string', default: '320,390,1440' },
        only: { type: 'string', default: '' },
        built: { type: 'boolean', default: false },
        dialogs: { type: 'boolean', default: false },
        pictures: { type: 'string', default: '' },
      },
    });
    const all = languagesOnFile();
    const languages = positionals.filter((word) => all.includes(word));
    const words = positionals.filter((word) => !all.includes(word));
    let isGood = true;
    const report = (fault: string) => {
      isGood = false;
      console.log(fault);
    };
    const shared = {
      languages: languages.length > 0 ? languages : all,
      only: [...values.only.split(',').filter(Boolean), ...words],
      widths: numbers(values.widths),
      report,
    };
    if (command === 'look') await look(shared);
    else {
      const { stories, same, looks } = await lookAtStories({
        ...shared,
        widths: values.dialogs ? shared.widths : [],
        isBuilt: values.built,
        pictures: numbers(values.pictures),
      });
      console.log(
        `${String(stories)} stories, ${String(same)} of them as one before, seen ${String(looks)} times`,
      );
    }
    return verdict(isGood);
  }
  if (command === 'settle') {
    for (const language of args) settleAndSave(language, messages);
    return;
  }
  return report(
    messages,
    [command, ...args].filter((each) => each !== undefined),
  );
});
