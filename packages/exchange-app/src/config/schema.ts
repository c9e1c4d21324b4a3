// @where App: settings of a deployment
import { languages } from '@agio/ui/languages';
import { type BrandName, brands, companyNames, deployedMode } from '@agio/whitelabel-themes';
import * as v from 'valibot';

const brandNames = Object.keys(brands) as BrandName[];
const address = v.pipe(v.string(), v.url());
const appPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'must be a path such as "/markets"'));

/** Nothing else than this origin is asked for an image: the content security policy allows no other. */
const image = appPath;
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
/** Texts by language code, like `{ "en": "Markets", "de": "Märkte" }`. */
const inLanguages = <S extends v.GenericSchema>(text: S) =>
  v.record(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)), text);

const brandIdentity = v.partial(
  v.object({
    /** Beside the logo and in the page's title. */
    title: shortText,
    /** Paths of images on this origin, shown 24 px high. */
    logo: v.object({ src: image, darkSrc: v.optional(image) }),
    /** The path of the icon in the browser's tab. */
    icon: image,
    /** The entries of the header, in their order; left out: the brand's own. */
    navigation: v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.string(), v.regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/)),
          /** A page of the app, or an address elsewhere. */
          path: v.union([appPath, v.pipe(address, v.startsWith('https://'))]),
          label: v.optional(inLanguages(shortText)),
          signedIn: v.optional(v.boolean()),
        }),
      ),
      v.maxLength(8),
      v.check(
        (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
        'two entries have the same id',
      ),
    ),
    /** Words in place of the app's own, as in `{ "en": { "shell.footer.copyright": "© Metals AG" } }`. */
    copy: inLanguages(v.record(v.pipe(v.string(), v.regex(/^\w+\.[\w.]+$/)), v.string())),
  }),
);

/** The settings by their keys, as a file has them. */
export const settingsSchema = v.object({
  /** Which brand's colours, shapes and name the page has; one with a prefix is a white-label variant with its own navigation. */
  brand: v.optional(v.picklist(brandNames), 'agio'),
  /**
   * Fixes which of the product's shells runs (spec §2, Mode and prefix rule), under the brand of that company: no
   * `?company=` and no prefix changes it. Left out: `brand` is where a visitor begins, and may leave.
   */
  company: v.optional(v.picklist(companyNames)),
  /** A partner's own name, sign, navigation and words over the brand's. */
  brandIdentity: v.optional(brandIdentity),
  /** A partner's own colours and shapes over the brand's: the file that `agio-theme build` wrote, on this origin. */
  theme: v.optional(
    v.object({
      name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
      sheet: appPath,
      /** Hash that `agio-theme build` prints: the page takes no other file. */
      integrity: v.optional(v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-/))),
    }),
  ),
  /** Origin of the exchange's calls and hubs; empty: the page's own origin. */
  apiUrl: v.optional(v.union([v.literal(''), address]), ''),
  identity: v.object({
    /** The OpenID Connect issuer; a path is taken from the page's own origin. */
    authority: v.union([address, appPath]),
    clientId: v.pipe(v.string(), v.minLength(1)),
    scope: v.optional(v.string()),
  }),
  /** Landing of a verified trader; by default the brand's own. */
  landing: v.optional(appPath),
  /** The market that /trade opens, as in an address; by default the brand's own. */
  defaultPair: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]+-[A-Z0-9]+$/))),
  /** Values are shown in this currency until the user chooses one. */
  defaultCurrency: v.optional(v.picklist(['USD', 'EUR', 'CHF', 'JPY']), 'CHF'),
  /** Languages that a user may choose, by code. English is always there. */
  activeLanguages: v.optional(v.array(v.picklist(languages.map(({ code }) => code))), ['en']),
  /** Shown beside the logo; null hides it. */
  stage: v.optional(v.nullable(v.string()), 'ALPHA'),
  /** Which dialogs open without being asked for: the important notice after a sign-in, the claim of rewards once. */
  opensByItself: v.optional(
    v.object({
      importantNotice: v.optional(v.boolean(), true),
      claimRewards: v.optional(v.boolean(), true),
    }),
    {},
  ),
  /** The exchange is a demonstration: customers are offered to do to their accounts what an officer would. */
  demo: v.optional(v.boolean(), false),
  session: v.optional(
    v.object({
      /** A 401 with this code is not answered by renewing the session. */
      noRetryErrorCode: v.optional(v.number(), 40101),
    }),
    {},
  ),
  /** The service that errors, traces and recordings of the page are sent to; shares of page views from 0 to 1 (spec §9). */
  errorReporting: v.optional(
    v.object({
      dsn: address,
      environment: v.optional(v.string(), 'preview'),
      /** Name of the build; the hash of its entry unless it is set. */
      release: v.optional(shortText),
      traces: v.optional(share, 1),
      replays: v.optional(
        v.object({ ordinary: v.optional(share, 0.3), withErrors: v.optional(share, 1) }),
        {},
      ),
    }),
  ),
  links: v.optional(
    v.object({
      terms: v.optional(address),
      privacy: v.optional(address),
      support: v.optional(address),
      apiDocumentation: v.optional(address),
      /** Page of the identity provider on which users manage name, password and passkeys. */
      account: v.optional(address),
    }),
    {},
  ),
});

/**
 * Settings of a deployment, read from `/config.json` when the page starts, so that one build serves every deployment.
 * Unknown keys are ignored, and named in the console: an older build must start with a newer file.
 */
export const configSchema = v.pipe(
  settingsSchema,
  v.transform(({ landing, defaultPair, brand: chosen, ...rest }) => {
    const brand = deployedMode(chosen, rest.company);
    const own = brands[brand].defaults;
    return {
      ...rest,
      brand,
      /** The brand that the menus lead back to: that of the deployment, while a visitor is in another mode. */
      wayBack: undefined as BrandName | undefined,
      landing: landing ?? own.landing,
      defaultPair: defaultPair ?? own.pair.replace('/', '-'),
    };
  }),
);

export type AppConfig = v.InferOutput<typeof configSchema>;
