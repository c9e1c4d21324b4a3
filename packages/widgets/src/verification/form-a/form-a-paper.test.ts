// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { printFormA, type FormAPaper } from './form-a-paper.ts';

const words = {
  title: 'Form A',
  name: 'Name',
  dateOfBirth: 'Date of birth',
  residence: 'Residence',
  signature: 'Signature',
  date: 'Date',
  signedHere: 'Signed electronically.',
};
const form = {
  text: 'Declaration.\n\nI, ليلى حداد, declare.',
  fullName: 'ليلى حداد',
  dateOfBirth: null,
  residence: 'Zürich',
  identity: null,
};

/** Prints, and answers the document as the printer gets it. */
function print(paper: Partial<FormAPaper> = {}): { paper: Document; pageTitle: string } {
  let frame: HTMLIFrameElement | undefined;
  let pageTitle = '';
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    Element.prototype.append.apply(document.body, nodes);
    frame = nodes.find((node) => node instanceof HTMLIFrameElement);
    if (frame?.contentWindow) frame.contentWindow.print = () => void (pageTitle = document.title);
  });
  printFormA({ form, signed: undefined, words, locale: 'en', ...paper });
  if (!frame?.contentDocument) throw new Error('Nothing was printed.');
  return { paper: frame.contentDocument, pageTitle };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.dir = '';
});

test('form A is printed whole, with its data, each text in the direction of its own script', () => {
  const { paper, pageTitle } = print();
  expect(pageTitle).toBe('Form A');
  expect([...paper.querySelectorAll('h1, p')].map(({ textContent }) => textContent)).toEqual([
    'Form A',
    'Declaration.',
    'I, ليلى حداد, declare.',
  ]);
  const [name] = paper.querySelectorAll('dd');
  expect(name?.textContent).toBe('ليلى حداد');
  expect(name?.dir).toBe('auto');
});

test('the signature and its day are on it; before it is signed there is room for them', () => {
  const values = (paper: Document) =>
    [...paper.querySelectorAll('dd')].slice(-2).map(({ textContent }) => textContent);
  const signed = print({ signed: { name: 'ليلى حداد', date: 'November 23, 2026' } }).paper;
  expect(values(signed)).toEqual(['ليلى حداد', 'November 23, 2026']);
  expect(signed.body.textContent).toContain('Signed electronically.');
  const open = print().paper;
  expect(values(open)).toEqual([expect.stringMatching(/^_+$/), expect.stringMatching(/^_+$/)]);
  expect(open.body.textContent).not.toContain('Signed electronically.');
});

test('it has the language and direction of the page, whose title is its own again when it was printed', () => {
  document.documentElement.dir = 'rtl';
  document.title = 'Verification';
  const { paper } = print({ locale: 'ar' });
  expect({ lang: paper.documentElement.lang, dir: paper.documentElement.dir }).toEqual({
    lang: 'ar',
    dir: 'rtl',
  });
  paper.defaultView?.dispatchEvent(new Event('afterprint'));
  expect(document.title).toBe('Verification');
  expect(document.querySelector('iframe')).toBeNull();
});

test('a name is text, never markup', () => {
  const { paper } = print({ form: { ...form, fullName: '<img src=x onerror=alert(1)>' } });
  expect(paper.querySelector('img')).toBeNull();
});
