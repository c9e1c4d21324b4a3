// @where Languages: every story in a language, searched for cut, overlapping and English text
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { root } from '../lib/run.ts';
import { serveFolder } from '../lib/serve-folder.ts';
import { stand } from '../visual/in-page.ts';
import {
  firstLine,
  newPage,
  openStorybook,
  send,
  show,
  type Size,
} from '../visual/photographer.ts';
import { buildStorybook, storybook } from '../visual/run.ts';
import { storiesOf, withBrowser } from '../visual/take-pictures.ts';
import { englishMessages } from './catalogue.ts';
import { contactSheet } from './look/contact-sheet.ts';
import { englishFinder } from './look/english-finder.ts';
import { type Letters, missingLetters, type PageRead, readPage } from './look/read-page.ts';
import { addScriptFonts } from './look/script-fonts.ts';

/** Pages at once: they wait for frames most of the time. */
const pages = 6;

/** Height of a window that is not the story's own, in px: nearly every dialog is in sight as a whole. */
const height = 1200;

/** Stories whose words are those of the product; others give English ones to a component. */
const ownWords = /^(?:widgets|journeys|screens-(?!cannot-start|login--coming-back))/;

/** Stories of parts with words of their own beside those that are given to them. */
const ownMessages = /^modals-/;

const folder = join(root, '.cache/languages/dialogs');

export interface StoriesOptions {
  languages: readonly string[];
  /** Parts of titles or ids of stories; empty for all. */
  only: readonly string[];
  /** Takes the Storybook of the last run. */
  isBuilt: boolean;
  /** Widths at which dialogs, drawers and steps are looked at; empty for every story in its own window. */
  widths: readonly number[];
  /** Widths at which a dialog has its picture taken that says something which none before it has said. */
  pictures: readonly number[];
  report: (fault: string) => void;
}

/** Looks of a run, which say what its silence means. */
export interface StoriesSeen {
  stories: number;
  /** Stories that are left out, as one before them ended with the same words and maybe more. */
  same: number;
  looks: number;
}

/**
 * Shows stories in English, as their play functions leave them, then in other languages, and reports the faults of each: a page that
 * scrolls sideways, text that is clipped, cut or on another text where the English one is not, a raw key or gap, an English text, a
 * dialog that does not stay open. The language changes as in the toolbar, so that a story is played once.
 */
export async function lookAtStories(options: StoriesOptions): Promise<StoriesSeen> {
  const { languages, only, isBuilt, pictures } = options;
  if (!isBuilt && (await buildStorybook()) !== 0)
    throw new Error('Storybook could not be built; see the errors above.');
  const stories = storiesOf(storybook).filter(
    ({ title, id }) =>
      only.length === 0 ||
      only.some((word) => `${title} ${id}`.toLowerCase().includes(word.toLowerCase())),
  );
  if (stories.length === 0) throw new Error(`No story is called ${only.join(' or ')}.`);
  for (const language of pictures.length > 0 ? languages : [])
    mkdirSync(join(folder, language), { recursive: true });
  const { origin, close } = await serveFolder(storybook);
  const waiting = stories.map(({ id }) => id);
  const faults = new Set<string>();
  const tour: Tour = {
    options,
    isEnglish: judgeOf(languages),
    endings: [],
    said: new Set(),
    pictured: [],
    seen: { stories: 0, same: 0, looks: 0 },
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
        for await (const fault of faultsOf(page, id, tour)) {
          if (!faults.has(fault)) options.report(fault);
          faults.add(fault);
        }
      } catch (error) {
        options.report(`${id}: could not be shown: ${firstLine(error)}`);
        await page.context().close();
        page = undefined;
      }
      if (waiting.length % 100 === 0 && waiting.length > 0)
        console.log(`  ${String(waiting.length)} stories left`);
    }
  };
  try {
    await withBrowser(async (browser) => {
      await Promise.all(Array.from({ length: pages }, () => work(browser)));
      for (const language of pictures.length > 0 ? languages : [])
        await contactSheet(browser, join(folder, language), {
          names: tour.pictured.toSorted(),
          widths: pictures,
          ofSheet: 10,
          across: () => 5,
          widest: 440,
        });
    });
  } finally {
    await close();
  }
  return tour.seen;
}

/** Returns a judge of texts in English: names that the exchange in the page gives are those of one whose language is English. */
function judgeOf(languages: readonly string[]) {
  const messages = englishMessages();
  const textsOf = (isWanted: (file: string) => boolean) =>
    new Set(
      messages.flatMap(({ file, english }) => (isWanted(file) ? Object.values(english) : [])),
    );
  const given = textsOf((file) => file === 'sandbox');
  const ofComponents = textsOf((file) => file === 'ui');
  const finders = new Map(languages.map((language) => [language, englishFinder(language)]));
  return (language: string, id: string, text: string) =>
    (ownWords.test(id) ? !given.has(text) : ownMessages.test(id) && ofComponents.has(text)) &&
    finders.get(language)?.(text) === true;
}

/** State that the pages of a run share. */
interface Tour {
  options: StoriesOptions;
  isEnglish: ReturnType<typeof judgeOf>;
  /** Texts of each dialog so far. */
  endings: ReadonlySet<string>[];
  /** Texts of the dialogs that have a picture. */
  said: Set<string>;
  /** Stories that have pictures. */
  pictured: string[];
  seen: StoriesSeen;
}

/** Returns true if a dialog, a drawer or a step is shown. Runs in the page. */
const isDialogShown = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], [aria-current=step]')].some(
    (each) => each.checkVisibility(),
  );

/** Waits until the page has its fonts and a first layout, which is nearly always the last. Runs in the page. */
async function drawFrames() {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  await frames(2);
  await document.fonts.ready;
  dispatchEvent(new Event('resize'));
  await frames(1);
}

type Read = PageRead & { isOpen: boolean };

/** Reads the page after it has waited, in one call: on a busy machine each call takes longer than the reading. */
const read = (page: Page, wait: typeof stand | typeof drawFrames): Promise<Read> =>
  page.evaluate(
    `(async () => { await (${String(wait)})(); return { isOpen: (${String(isDialogShown)})(), ...(${String(readPage)})() } })()`,
  );

async function* faultsOf(page: Page, id: string, tour: Tour): AsyncGenerator<string> {
  const { languages, widths, pictures } = tour.options;
  await show(page, { id }, false);
  const own = page.viewportSize();
  if (!own || (widths.length > 0 && !(await page.evaluate(isDialogShown)))) return;
  const say = (language: string) =>
    send(page, 'updateGlobals', { globals: { language } }, id, false);
  const english = new Map<Size, Read>();
  for (const size of widths.length > 0 ? widths.map((width) => ({ width, height })) : [own]) {
    await page.setViewportSize(size);
    english.set(size, await read(page, stand));
  }
  tour.seen.stories += 1;
  const texts = new Set([...english.values()].flatMap(wordsIn));
  if (widths.length > 0 && tour.endings.some((ending) => texts.isSubsetOf(ending))) {
    tour.seen.same += 1;
    return;
  }
  const hasPicture = pictures.length > 0 && !texts.isSubsetOf(tour.said);
  tour.endings.push(texts);
  if (hasPicture) {
    tour.said = tour.said.union(texts);
    tour.pictured.push(id);
  }
  for (const language of languages) {
    try {
      await say(language);
    } catch (error) {
      yield `${id} ${language}: ${firstLine(error)}`;
    }
    for (const [size, before] of english) {
      await page.setViewportSize(size);
      let now = await read(page, drawFrames);
      const isEnglish = (text: string) => tour.isEnglish(language, id, text);
      // A fault counts when every part has its place.
      if (compare(before, now, isEnglish).length > 0) now = await read(page, stand);
      tour.seen.looks += 1;
      const at = `${id} ${language}${widths.length > 0 ? ` ${String(size.width)}` : ''}`;
      for (const fault of compare(before, now, isEnglish)) yield `${at}: ${fault}`;
      const letters = notYetDrawn(now.letters);
      for (const letter of letters.length > 0 ? await page.evaluate(missingLetters, letters) : [])
        yield `${language}: no font has ${letter}`;
      if (hasPicture && pictures.includes(size.width))
        await page.screenshot({
          path: join(folder, language, `${id}-${String(size.width)}.png`),
          animations: 'disabled',
          caret: 'hide',
          clip: await page.evaluate(boxOfDialog),
        });
    }
  }
  await say('en');
}

/** Returns the texts with letters; figures do not make a text another one. */
const wordsIn = ({ seen }: Read): string[] =>
  seen.flatMap(({ fault, text }) =>
    fault === 'text' && /\p{L}/u.test(text) ? [text.replaceAll(/\d+/g, '0')] : [],
  );

/** Returns the faults that English has not at the same place. */
function compare(
  english: Read,
  { isOpen, sideways, seen }: Read,
  isEnglish: (text: string) => boolean,
) {
  const known = new Set(english.seen.map(({ place, fault }) => `${place} ${fault}`));
  return [
    ...(english.isOpen && !isOpen ? ['does not stay open'] : []),
    ...(sideways > Math.max(1, english.sideways)
      ? [`scrolls sideways by ${String(sideways)} px`]
      : []),
    ...seen.flatMap(({ place, fault, text }) => {
      const its = `${text} (${place.split(' ').slice(-3).join(' ')})`;
      if (fault !== 'text') return known.has(`${place} ${fault}`) ? [] : [`${fault}: ${its}`];
      if (/\{\{?\w+\}/.test(text)) return [`raw gap: ${its}`];
      return isEnglish(text) ? [`English: ${its}`] : [];
    }),
  ];
}

/** Returns the box of the dialog in front, without what is beside it. Runs in the page. */
function boxOfDialog() {
  const panels = document.querySelectorAll('[data-slot$=dialog-panel], [data-slot=drawer-panel]');
  const { clientWidth, clientHeight } = document.documentElement;
  const box = panels.item(panels.length - 1)?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0, width: clientWidth, height: clientHeight };
  const [x, y] = [Math.max(0, box.left), Math.max(0, box.top)];
  return {
    x,
    y,
    width: Math.min(clientWidth, box.right) - x,
    height: Math.min(clientHeight, box.bottom) - y,
  };
}

const drawn = new Set<string>();

/** Returns the letters that no earlier list had in their fonts. */
const notYetDrawn = (lists: readonly Letters[]): Letters[] =>
  lists.flatMap(([fonts, letters]) => {
    const its = letters.filter((letter) => !drawn.has(fonts + letter));
    for (const letter of its) drawn.add(fonts + letter);
    return its.length > 0 ? [[fonts, its] satisfies Letters] : [];
  });
