// @vitest-environment jsdom
// Every component takes its texts from the language around it: in a pseudo-locale nothing on its first story is English
// but the content that the story passes in, and no figure is written in English.
import { describe, expect, test } from 'vitest';
import messages from '../messages.json' with { type: 'json' };
import { LanguageProvider } from './foundations/language/language.tsx';
import {
  plainWords,
  pseudoTranslate,
  strayFigures,
  textsOf,
} from './foundations/pseudo-locale/pseudo-locale.ts';
import { shownComponents } from './testing/shown-components.tsx';
import { stringsIn, stringsInSource } from './testing/strings-in.ts';
import { testPage } from './testing/test-page.ts';

const render = testPage();
const locale = 'ka';
const translate = pseudoTranslate(messages, locale);
// Called the same in every language.
const names = ['CorePass', 'jpg', 'jpeg', 'gif', 'png', 'pdf'];
// Their stories are samples with texts of their own.
const samples = ['Navigation/Header', 'Trading/Order ticket'];
const english = new Set(stringsIn(messages));

test('the suite sees English where there is some', async () => {
  await render(
    <p title="Price" translate="yes">
      of 6.4150 XCB, <span translate="no">esc</span> <i>6,41</i>
    </p>,
  );
  expect(plainWords(textsOf(document.body), ['XCB', '6.4150'])).toEqual([
    'Price',
    'of 6.4150 XCB, ',
  ]);
});

test('the suite sees figures that nothing isolates', async () => {
  await render(
    <p>
      −1.25% <bdi>−2.5%</bdi> <span dir="ltr">3.5 XCB</span> <i>4.5 XCB</i> <b>≈ 7</b> <u>8 of 9</u>
    </p>,
  );
  expect(strayFigures(document.body).map((text) => text.trim())).toEqual([
    '−1.25%',
    '4.5 XCB',
    '≈ 7',
  ]);
});

// Speaks two languages at once.
const others = shownComponents.filter(({ title }) => title !== 'Foundations/Language');

describe.each(others)('$title', ({ title, show, args, source }) => {
  test('says nothing of its own in English', async () => {
    await render(
      <LanguageProvider locale={locale} translate={translate}>
        {show()}
      </LanguageProvider>,
    );
    const texts = textsOf(document.body);
    const given = stringsIn(args);
    // A story that puts a sample together writes its texts in its own source.
    expect(plainWords(texts, [...names, ...given, ...stringsInSource(source)])).toEqual([]);
    expect(strayFigures(document.body)).toEqual([]);
    if (samples.includes(title)) return;
    expect(texts.filter((text) => english.has(text) && !given.includes(text))).toEqual([]);
  });
});
