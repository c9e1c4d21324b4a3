import * as v from 'valibot';

// The parts that `/config.json` and a partner's `brand.json` have in common. A message is a word for the reason: every
// visitor loads this file, and only an operator whose settings are refused the sentences (`check-settings.ts`).

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern, 'unfit'));

/** No script address: `new URL` takes `javascript:` as well. */
export const address = v.pipe(matching(/^https?:\/\/[^\s\\]+$/), v.url('unfit'));

/** Name of an API at an identity provider, often an address: one word, as a parameter of a sign-in has it. */
export const audienceName = matching(/^[\x21-\x7E]{1,300}$/);

/** A path of this origin: no `//elsewhere.example`, no way up, no space in which something hides. */
export const appPath = matching(/^(?!.*\/\.\.?(?:[/?#]|$))\/(?![/\\])[^\s\\]*$/);

/** Nothing else than this origin is asked for an image: the content security policy allows no other. */
export const servedFile = matching(/^(?!.*\/\.\.?(?:[/?#]|$))\/(?![/\\])[^\s\\]*$/);

/** A file of the brand's own folder, not above it. */
export const folderFile = matching(/^(?!.*(?:^|\/)\.)[A-Za-z0-9_-][A-Za-z0-9_./-]{0,199}$/);

/** Characters that turn, hide or break the text around them. */
const visible = v.regex(/^[^\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u, 'hidden');
export const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), visible);

export const languageCode = matching(/^[a-z]{2,3}$/);
/** Texts by language code, like `{ "en": "Markets", "de": "Märkte" }`. */
export const inLanguages = <S extends v.GenericSchema>(text: S) => v.record(languageCode, text);

/** The name of a brand, and of its theme; it becomes `data-brand`. */
export const brandName = matching(/^[a-z][a-z0-9-]{0,39}$/);

export const marketId = matching(/^[A-Z0-9]{1,20}-[A-Z0-9]{1,20}$/);

const areDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
const haveOwnIds = (items: readonly { id: string }[]): boolean =>
  areDistinct(items.map(({ id }) => id));

/** A word of the app by its namespace and key; of a component or widget after `ui`. */
const wordKey = matching(/^[A-Za-z]\w*(?:\.\w+)+$/);
export const words = v.record(wordKey, v.pipe(v.string(), v.maxLength(2_000)));

/** A language of a partner's own: its name, and its words by their keys. */
export const languageFile = v.object({ name: shortText, words });

const entryId = matching(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/);

const navigation = v.pipe(
  v.array(
    v.object({
      id: entryId,
      path: matching(/^(?!.*\/\.\.?(?:[/?#]|$))(?:\/(?![/\\])|https:\/\/[^/\s\\])[^\s\\]*$/),
      label: v.optional(inLanguages(shortText)),
      signedIn: v.optional(v.boolean()),
    }),
  ),
  v.maxLength(8),
  v.check((entries) => haveOwnIds(entries), 'twice'),
);

const asset = matching(/^[A-Z0-9]{1,20}$/);
const markets = v.object({
  featured: v.pipe(
    v.array(marketId),
    v.maxLength(12),
    v.check((ids) => areDistinct(ids), 'twice'),
  ),
  categories: v.pipe(
    v.array(
      v.object({
        id: matching(/^[a-z][a-z0-9-]{0,39}$/),
        label: inLanguages(shortText),
        assets: v.pipe(v.array(asset), v.maxLength(100)),
      }),
    ),
    v.maxLength(12),
    v.check((categories) => haveOwnIds(categories), 'twice'),
  ),
});

const ink = v.optional(v.picklist(['fg', 'accent']));
/** Drawn in the colours of the theme; only path data, so that nothing else can be in it. */
const drawnLogo = v.object({
  viewBox: matching(/^-?\d{1,4}(?: -?\d{1,4}){3}$/),
  shapes: v.pipe(
    v.array(
      v.object({
        d: matching(/^[MmLlHhVvCcSsQqTtAaZzeE\d\s.,+-]{1,4000}$/),
        fill: ink,
        stroke: ink,
        strokeWidth: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(50))),
        opacity: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
      }),
    ),
    v.maxLength(20),
  ),
});

const reserved =
  /^\/(?:home|trade|simple-trading|convert|markets|user|admin|terms|privacy|api-documentation|login|logout|marketdata|frontoffice|back-api|notification-service|identity|brand|themes|assets|locales|aurum|verdant)$/;

/** Identity of a brand, which is all but its colours. `file` is how its images are named. */
export const identityEntries = <F extends v.GenericSchema<string, string>>(file: F) => ({
  title: shortText,
  description: v.pipe(v.string(), v.maxLength(300), visible),
  logo: v.union([v.object({ src: file, darkSrc: v.optional(file) }), drawnLogo], 'unfit'),
  icon: file,
  prefix: v.pipe(
    matching(/^\/[a-z][a-z0-9-]{0,39}$/),
    v.check((prefix) => !reserved.test(prefix), 'reserved'),
  ),
  navigation,
  markets,
  socialImage: file,
});
