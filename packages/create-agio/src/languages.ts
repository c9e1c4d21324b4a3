import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of the host itself, which are few: the others come with the packages. */
export type OwnWords = Readonly<
  Record<'trade' | 'markets' | 'signIn' | 'signOut' | 'language', string>
>;

/** Words and files of words of each language, as this package was built with them. */
export interface Languages {
  readonly own: Readonly<Record<string, OwnWords>>;
  /** Areas of `@agio/widgets/locales/<language>`. */
  readonly areas: readonly string[];
}

export const builtLanguages = (): Languages =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'languages.json'), 'utf8')) as Languages;

/** Returns the files of `src/languages` of a project that offers these languages beside English. */
export function languageFiles(
  codes: readonly string[],
  { own, areas }: Languages,
): Record<string, string> {
  const all = ['en', ...codes];
  const names = all.map((code) => (reserved.has(code) ? `${code}_` : code));
  const literal = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  const file = (code: string) => {
    const words = Object.entries(own[code] ?? own['en'] ?? {});
    const fetched = code === 'en' ? [] : ['ui', ...areas];
    const address = (area: string) =>
      area === 'ui'
        ? `@agio/ui/locales/${code}.json`
        : `@agio/widgets/locales/${code}/${area}.json`;
    return [
      `import type { Language } from './language${ts}';\n`,
      `export const ${reserved.has(code) ? `${code}_` : code}: Language = {`,
      '  own: {',
      ...words.map(([key, text]) => `    ${key}: ${literal(text)},`),
      '  },',
      fetched.length === 0 ? '  areas: {},' : '  areas: {',
      ...fetched.map((area) => `    ${area}: () => import('${address(area)}'),`),
      ...(fetched.length === 0 ? [] : ['  },']),
      '};\n',
    ].join('\n');
  };
  return {
    'language.ts': languageType,
    ...Object.fromEntries(all.map((code) => [`${code}.ts`, file(code)])),
    'index.ts': [
      ...all.map((code, i) => `import { ${names[i]} } from './${code}${ts}';`),
      '\n/** Languages of this host by their codes. */',
      `export const languages = { ${all.map((code, i) => (code === names[i] ? code : `${code}: ${names[i]}`)).join(', ')} };\n`,
    ].join('\n'),
  };
}

/** Apart, so that the build does not take these imports for its own and rewrite them. */
const ts = '.ts';

/** Codes that are words of JavaScript. */
const reserved = new Set(['in', 'do', 'if', 'as', 'is', 'of']);

const languageType = `/** Words of a language: those of this host, and where those of the packages are. */
export interface Language {
  own: Record<'trade' | 'markets' | 'signIn' | 'signOut' | 'language', string>;
  /** Loaded when something of the area is first said. */
  areas: Record<string, () => Promise<{ default: Record<string, unknown> }>>;
}
`;
