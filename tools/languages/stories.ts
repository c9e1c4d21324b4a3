// @where Languages: every story in a language, searched for cut, overlapping and English text
import type { Browser, Page } from 'playwright';
import { serveFolder } from '../lib/serve-folder.ts';
import { stand } from '../visual/in-page.ts';
import { firstLine, newPage, openStorybook, send, show } from '../visual/photographer.ts';
import { buildStorybook, storybook } from '../visual/run.ts';
import { storiesOf, withBrowser } from '../visual/take-pictures.ts';
import { englishMessages, languagesOnFile } from './catalogue.ts';
import { englishFinder } from './look/english-finder.ts';
import { type Letters, missingLetters, readPage } from './look/read-page.ts';
import { addScriptFonts } from './look/script-fonts.ts';

/** Pages at once: they wait for frames most of the time. */
const pages = 3;

/** Stories whose words are those of the product; others give English ones to a component. */
const ownWords = /^(?:widgets|journeys|screens-(?!cannot-start|login--coming-back))/;

/** Judges of English texts, by language. */
type Judges = ReadonlyMap<string, (text: string) => boolean>;

/**
 * Shows stories in English, as their play functions leave them, then in other languages, prints the faults of each and returns
 * their number: a page that scrolls sideways, text that is clipped, cut or on another text where the English one is not, a raw key or
 * gap, an English text. The language changes as in the toolbar, so that a dialog stays open and a story is played once.
 *
 * @param args codes of languages, all by default; other words choose stories by title and id
 */
export async function lookAtStories(args: readonly string[]): Promise<number> {
  const all = languagesOnFile();
  const languages = args.filter((arg) => all.includes(arg));
  const words = args.filter((arg) => !all.includes(arg) && arg !== '--built');
  if (!args.includes('--built') && (await buildStorybook()) !== 0)
    throw new Error('Storybook could not be built; see the errors above.');
  const stories = storiesOf(storybook).filter(
    ({ title, id }) =>
      words.length === 0 ||
      words.some((word) => `${title} ${id}`.toLowerCase().includes(word.toLowerCase())),
  );
  if (stories.length === 0) throw new Error(`No story is called ${words.join(' or ')}.`);
  // Names that the exchange in the page gives, as an exchange whose language is English.
  const given = new Set(
    englishMessages().flatMap(({ file, english }) =>
      file === 'sandbox' ? Object.values(english) : [],
    ),
  );
  const judges: Judges = new Map(
    (languages.length > 0 ? languages : all).map((each) => {
      const isEnglish = englishFinder(each);
      return [each, (text) => !given.has(text) && isEnglish(text)];
    }),
  );
  const { origin, close } = await serveFolder(storybook);
  const waiting = stories.map(({ id }) => id);
  const faults = new Set<string>();
  const report = (fault: string) => {
    if (!faults.has(fault)) console.log(fault);
    faults.add(fault);
  };
  const work = async (browser: Browser) => {
    let page: Page | undefined;
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      if (!page) {
        page = await newPage(browser);
        await addScriptFonts(page.context());
        await openStorybook(page, origin);
      }
      try {
        for await (const fault of faultsOf(page, id, judges)) report(fault);
      } catch (error) {
        report(`${id}: could not be shown: ${firstLine(error)}`);
        await page.context().close();
        page = undefined;
      }
      if (waiting.length % 100 === 0 && waiting.length > 0)
        console.log(`  ${String(waiting.length)} stories left`);
    }
  };
  try {
    await withBrowser((browser) => Promise.all(Array.from({ length: pages }, () => work(browser))));
  } finally {
    await close();
  }
  return faults.size;
}

const drawn = new Set<string>();

/** Returns the letters that no earlier list had in their fonts. */
const notYetDrawn = (lists: readonly Letters[]): Letters[] =>
  lists.map(([fonts, letters]) => [
    fonts,
    letters.filter((letter) => {
      const isNew = !drawn.has(fonts + letter);
      drawn.add(fonts + letter);
      return isNew;
    }),
  ]);

async function* faultsOf(page: Page, id: string, judges: Judges): AsyncGenerator<string> {
  const say = (language: string) =>
    send(page, 'updateGlobals', { globals: { language } }, id, false);
  const read = async () => {
    await page.evaluate(stand);
    const { seen, ...rest } = await page.evaluate(readPage);
    return {
      ...rest,
      seen: seen.map((each) => ({ ...each, where: `${each.place} ${each.fault}` })),
    };
  };
  await show(page, { id }, false);
  const english = await read();
  const known = new Set(english.seen.map(({ where }) => where));
  for (const [language, isEnglish] of judges) {
    const at = `${id} ${language}`;
    try {
      await say(language);
    } catch (error) {
      yield `${at}: ${firstLine(error)}`;
    }
    const { sideways, seen, letters } = await read();
    for (const letter of await page.evaluate(missingLetters, notYetDrawn(letters)))
      yield `${language}: no font has ${letter}`;
    if (sideways > Math.max(1, english.sideways))
      yield `${at}: scrolls sideways by ${String(sideways)} px`;
    for (const { place, fault, text, where } of seen) {
      const its = `${text} (${place.split(' ').slice(-3).join(' ')})`;
      if (fault !== 'text') {
        if (!known.has(where)) yield `${at}: ${fault}: ${its}`;
      } else if (/\{\{?\w+\}/.test(text)) yield `${at}: raw gap: ${its}`;
      else if (ownWords.test(id) && isEnglish(text)) yield `${at}: English: ${its}`;
    }
  }
  await say('en');
}
