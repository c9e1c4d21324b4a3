import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../core/language/messages.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';
import { signIn, startSignIn, submit } from '../testing/sign-in.ts';

type Texts = Readonly<Record<string, unknown>>;

/** All texts with a mark before each word that is no gap, as a translation that shows where English is left. */
const marked = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? text.replaceAll(/(?<![\w{.@’'])[A-Za-z]/g, (letter) => `ž${letter}`)
        : marked(text as Texts),
    ]),
  );

async function translatedServer() {
  const localesFolder = temporaryFolder();
  for (const code of ['cs', 'fa']) {
    writeFileSync(join(localesFolder, `${code}.json`), JSON.stringify(marked(messages)));
  }
  return testServer({ localesFolder });
}

/** Words of a page that a reader sees or hears, without names, addresses and markup. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<style.*?<\/style>|<script.*?<\/script>|<code>.*?<\/code>/gs, ' ')
    .replaceAll(/<(?:bdi|strong)>.*?<\/\w+>|<span class="initials".*?<\/span>/gs, ' ')
    .replaceAll(/<[^>]*>|&\S+;/g, ' ');
/** English words on a page: those without the mark. */
const english = (html: string) =>
  (wordsOf(html).match(/(?<![\wž.@])[A-Za-z]{2,}/g) ?? []).filter(
    (word) => !['Agio', 'Signs', 'in', 'as', 'the', 'trader', 'officer'].includes(word),
  );

test.each([
  [{ ui_locales: 'cs' }, undefined, 'cs', 'ltr'],
  [{ ui_locales: 'xx fa cs' }, 'cs', 'fa', 'rtl'],
  [{}, 'fr, cs;q=0.8', 'cs', 'ltr'],
  [{}, 'fr', 'en', 'ltr'],
  [{ ui_locales: 'en' }, 'cs', 'en', 'ltr'],
  [{}, undefined, 'en', 'ltr'],
] as const)(
  'a sign-in with %j and Accept-Language %s is shown in %s, %s',
  async (params, accepted, code, direction) => {
    const { origin } = await translatedServer();
    const { visitor, page } = await startSignIn(origin, params);
    const headers = accepted === undefined ? undefined : { 'Accept-Language': accepted };
    const html = await (
      await visitor.fetch(page.href, headers === undefined ? {} : { headers })
    ).text();
    expect(html).toContain(`<html lang="${code}" dir="${direction}"`);
    expect(english(html).length === 0).toBe(code !== 'en');
  },
);

test('a refused password is answered in the language of the request that it belongs to', async () => {
  const { origin } = await translatedServer();
  const attempt = await startSignIn(origin, { ui_locales: 'cs' });
  const { response } = await submit(attempt, { user: 'trader@agio.test', password: 'wrong' });
  const html = await response.text();
  expect(response.status).toBe(401);
  expect(html).toContain('žUser žname žand žpassword');
  expect(english(html)).toEqual([]);
});

test('lock-out, missing name, expired sign-in, another site, a wrong request and sign-out have the language, too', async () => {
  const { origin } = await translatedServer();
  const attempt = await startSignIn(origin, { ui_locales: 'cs' });
  const answers: Response[] = [];
  for (let tries = 0; tries < 11; tries += 1) {
    const { response } = await submit(attempt, { user: 'trader@agio.test', password: 'wrong' });
    if (response.status === 429) answers.push(response);
  }
  answers.push((await submit(attempt, { user: '', password: 'agio' })).response);
  const headers = { 'Accept-Language': 'cs' };
  const visitor = (await signIn(origin, 'trader')).visitor;
  for (const [address, init] of [
    ['/identity/sign-in/none', { headers }],
    [
      '/identity/sign-in/none',
      { method: 'POST', headers: { ...headers, Origin: 'https://elsewhere.example' } },
    ],
    ['/identity/auth?client_id=nobody&ui_locales=cs', {}],
    ['/identity/session/end?ui_locales=cs', {}],
    ['/identity/session/end/success?ui_locales=cs', {}],
  ] as const) {
    answers.push(await visitor.fetch(`${origin}${address}`, init));
  }
  expect(answers.map(({ status }) => status)).toEqual([429, 401, 400, 403, 400, 200, 200]);
  for (const answer of answers) {
    const html = await answer.text();
    expect(html).toContain('<html lang="cs"');
    expect(english(html)).toEqual([]);
  }
});

test('a folder with a file that is no JSON names it at the start', async () => {
  const localesFolder = temporaryFolder();
  writeFileSync(join(localesFolder, 'de.json'), '{');
  await expect(testServer({ localesFolder })).rejects.toThrow(/de\.json is no JSON/);
});
