import { type Definition, pluralForm, termIn, type Texts } from './messages.ts';

/** English texts by key, in nested groups, as in `messages.json`. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Group = { [key: string]: string | Group };

/**
 * Returns all texts of definitions as a translator gets them: by namespace, and each term once, in `common`.
 *
 * @param known the catalogue of another package, whose terms are not repeated
 */
export function catalogueOf(
  definitions: readonly Definition<Texts>[],
  known: Catalogue = {},
): Catalogue {
  const common: Group = {};
  const elsewhere = typeof known['common'] === 'object' ? known['common'] : {};
  const all: Group = { common };

  const addTerm = (key: string, name: string, text: string) => {
    if (formOf(key) !== formOf(name)) throw new Error(`${key} is another form than ${name}.`);
    if (name in elsewhere) return;
    common[name] ??= text;
    if (common[name] !== text) throw new Error(`The term ${name} has two texts.`);
  };
  /** Several definitions may share a namespace, but no key. */
  const add = (group: Group, key: string, each: Texts[string]) => {
    if (typeof each === 'string') {
      const [name, text] = termIn(each);
      if (name !== undefined) addTerm(key, name, text);
      else if (key in group) throw new Error(`"${key}" is said twice.`);
      else group[key] = text;
      return;
    }
    const inner = group[key] ?? {};
    if (typeof inner === 'string') throw new Error(`"${key}" is said twice.`);
    for (const [innerKey, text] of Object.entries(each)) add(inner, innerKey, text);
    if (Object.keys(inner).length > 0) group[key] = inner;
  };

  for (const { namespace, texts } of definitions) add(all, namespace, texts);
  all['common'] = sorted(common);
  return sorted(all);
}

/**
 * Returns the name of the term that each place says, by namespace and key, as in `messages.terms.json`. A language may
 * translate a place apart from its term, as where a state agrees with its noun.
 */
export function termPlaces(definitions: readonly Definition<Texts>[]): Record<string, string> {
  const places: [place: string, term: string][] = [];
  const read = (texts: Texts, path: string) => {
    for (const [key, each] of Object.entries(texts)) {
      if (typeof each !== 'string') {
        read(each, `${path}${key}.`);
        continue;
      }
      const [name] = termIn(each);
      if (name !== undefined) places.push([path + key, name]);
    }
  };
  for (const { namespace, texts } of definitions) read(texts, `${namespace}.`);
  return Object.fromEntries(places.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

const formOf = (key: string) => pluralForm.exec(key)?.[0];

const sorted = (group: Group): Group =>
  Object.fromEntries(Object.entries(group).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
