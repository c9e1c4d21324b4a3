import { languages } from '@agio/ui/languages';
import components from '@agio/ui/messages.json' with { type: 'json' };
import { wordAreas } from '@agio/widgets/locales';
import widgets from '@agio/widgets/messages.json' with { type: 'json' };
import { BRANDS, brands, fetchBrandWords, missingCopy } from '@agio/whitelabel-themes';
import { expect, test } from 'vitest';

test('no two packages have words under one name', () => {
  expect(Object.keys(components).filter((name) => name in widgets)).toEqual(['common']);
  expect(Object.keys(components.common).filter((name) => name in widgets.common)).toEqual([]);
});

/** Files of translations, by package. Their texts are compared with the English ones by tools/languages. */
const files = Object.keys({
  ...import.meta.glob('./locales/*/*.json'),
  ...import.meta.glob('../../../../{ui,widgets}/locales/**/*.json'),
});

/** Files that a language has. */
const filesOf = (code: string) => [
  `../../../../ui/locales/${code}.json`,
  ...Object.keys(wordAreas).map((area) => `../../../../widgets/locales/${code}/${area}.json`),
  ...['boot', 'login', 'shell'].map((name) => `./locales/${code}/${name}.json`),
];

test('a language has every file in every package or none, and is one of the twenty', () => {
  const others = languages.map(({ code }) => code).filter((code) => code !== 'en');
  const begun = others.filter((code) => filesOf(code).some((file) => files.includes(file)));
  const english = filesOf('en').filter((file) => file.startsWith('./'));
  expect(files.toSorted()).toEqual([...english, ...begun.flatMap(filesOf)].toSorted());
});

test.each(BRANDS)('%s has its words in every language', async (name) => {
  const codes = languages.map(({ code }) => code);
  await fetchBrandWords(name);
  const { copy, markets } = brands[name];
  expect(missingCopy(copy, codes)).toEqual([]);
  for (const { label } of markets?.categories ?? [])
    expect(codes.filter((code) => !label[code])).toEqual([]);
});
