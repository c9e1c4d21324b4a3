import type { NewAnnouncement, StaffAnnouncement } from '@agio/api-client/contract';
import { languages } from '@agio/ui/languages';
import * as v from 'valibot';
import { localAt, momentAt } from '../../../lists/order-filter.ts';

/* Values of the contract, whose schemas come with the first call (`announcement-form.test.ts` compares). */
export const states = ['Scheduled', 'Live', 'Over', 'Withdrawn'] as const;
export const displays = ['Banner', 'Modal', 'Board'] as const;
export const tiers = ['Tier0', 'Tier1', 'Tier2', 'Tier3'] as const;
export const longestText = 500;
/** Addresses that may be linked: https, or of the app. */
const linkable = /^(?:https:\/\/[^/\\\s]\S*|\/(?:[^/\\\s]\S*)?)$/;

/** Codes of the languages of a text; that in English is for readers of all others. */
const codes = languages.map(({ code }) => code);
export const otherLanguages = codes.filter((code) => code !== 'en');

const text = v.pipe(v.string(), v.trim());
const texts = Object.fromEntries(
  codes.map((code) => [code, code === 'en' ? v.pipe(text, v.nonEmpty('missing')) : text]),
) as Readonly<Record<string, typeof text>>;
const time = v.pipe(
  v.string(),
  v.check((local) => momentAt(local, 'UTC') !== undefined, 'time'),
);
const chosen = v.array(v.string());

/**
 * An announcement as it is typed, with a text for each language; an empty one is none. Times are those of a clock in the
 * reader's time zone: `2026-11-20T11:30`.
 */
export const announcementSchema = (now: () => number, timeZone: string | undefined) =>
  v.pipe(
    v.object({
      type: v.picklist(displays),
      texts: v.object(texts),
      link: v.pipe(
        text,
        v.check((link) => link === '' || (linkable.test(link) && link.length <= 2048), 'link'),
      ),
      from: time,
      until: time,
      tiers: chosen,
      countries: chosen,
      brands: chosen,
    }),
    v.forward(
      v.check(({ from, until }) => {
        const [start, end] = [momentAt(from, timeZone), momentAt(until, timeZone)];
        return start === undefined || end === undefined || (start < end && now() < end);
      }, 'end'),
      ['until'],
    ),
  );
export type AnnouncementForm = v.InferOutput<ReturnType<typeof announcementSchema>>;

const day = 24 * 60 * 60 * 1000;

/** Returns the form of an announcement as it is, or of a new one: a banner for all, of a day, from now on. */
export function formOf(
  known: StaffAnnouncement | undefined,
  now: number,
  timeZone: string | undefined,
): AnnouncementForm {
  const { description = '', translations = [], type = 'Banner', link = null } = known ?? {};
  const own = new Map(translations.map((each) => [each.language, each.text]));
  return {
    type: type === 'Unknown' ? 'Board' : type,
    texts: Object.fromEntries(
      codes.map((code) => [code, code === 'en' ? description : (own.get(code) ?? '')]),
    ),
    link: link ?? '',
    from: localAt(known ? Date.parse(known.releasesAt) : now, timeZone),
    until: localAt(known ? Date.parse(known.expiresAt) : now + day, timeZone),
    tiers: known?.tiers ?? [],
    countries: known?.countries ?? [],
    brands: known?.brands ?? [],
  };
}

const orNull = <T extends string>(all: readonly string[]) =>
  all.length === 0 ? null : (all as T[]);

/** Returns the announcement that a form means. A time that was not changed keeps its seconds. */
export function inputOf(
  form: AnnouncementForm,
  timeZone: string | undefined,
  known?: Pick<StaffAnnouncement, 'releasesAt' | 'expiresAt'>,
): NewAnnouncement {
  const moment = (local: string, was: string | undefined) =>
    was !== undefined && localAt(Date.parse(was), timeZone) === local
      ? was
      : new Date(momentAt(local, timeZone) ?? NaN).toISOString();
  return {
    type: form.type,
    description: form.texts['en'] ?? '',
    translations: writtenIn(form).map((language) => ({
      language,
      text: form.texts[language] ?? '',
    })),
    link: form.link === '' ? null : form.link,
    releasesAt: moment(form.from, known?.releasesAt),
    expiresAt: moment(form.until, known?.expiresAt),
    tiers: orNull<(typeof tiers)[number]>(form.tiers),
    countries: orNull(form.countries),
    brands: orNull(form.brands),
  };
}

/** Returns the languages that have a text of their own. */
export const writtenIn = ({ texts: all }: Pick<AnnouncementForm, 'texts'>): string[] =>
  otherLanguages.filter((code) => (all[code] ?? '').trim() !== '');

/** Returns the text that readers of a language get, and the language that it is in. */
export function textFor({ texts: all }: Pick<AnnouncementForm, 'texts'>, language: string) {
  const own = all[language]?.trim() ?? '';
  return own === ''
    ? { description: all['en']?.trim() ?? '', language: 'en' }
    : { description: own, language };
}

/** Codes of the countries of the world, from the names that the browser has for them. */
export function countryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) =>
        names.of(code) !== undefined &&
        // Former codes stand for others now, as `UK` for `GB`.
        Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
        !noCountries.has(code),
    );
}

/** Unions, outlying islands and codes for tests. */
const noCountries: ReadonlySet<string> = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);
