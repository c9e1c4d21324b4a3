import type { ThemeTokens } from './contract.ts';

/** Types a theme: every token must be there, and no other. */
export function defineTheme(tokens: ThemeTokens): ThemeTokens {
  return tokens;
}

/** A shape of a drawn logo, in the units of its view box. Colours are names of tokens, so that it follows the scheme. */
export interface LogoShape {
  /** SVG path data. */
  readonly d: string;
  readonly fill?: 'fg' | 'accent';
  readonly stroke?: 'fg' | 'accent';
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

/**
 * The sign of a brand: drawn by shapes, or an image by its address, with another image for dark schemes if needed.
 * Images never run scripts, SVG included.
 */
export type LogoMark =
  | { readonly viewBox: string; readonly shapes: readonly LogoShape[] }
  | { readonly src: string; readonly darkSrc?: string | undefined };

/** An entry of a brand's navigation: its path and label. */
export interface NavigationEntry {
  /** Stable, also the key of the words: `simpleTrading`. */
  readonly id: string;
  /** A path of the app, or an address elsewhere, which opens in a tab of its own. */
  readonly path: string;
  /** Name by language; English where a language is missing. If left out, the app's own word for the id is used. */
  readonly label?: Readonly<Record<string, string>> | undefined;
  /** Only for signed-in users. */
  readonly signedIn?: boolean | undefined;
}

/** A category of the markets of a brand's own commodities. */
export interface MarketCategory {
  /** Stable, as in an address: `metals`. */
  readonly id: string;
  /** Name by language; English where a language is missing. */
  readonly label: Readonly<Record<string, string>>;
  /** Ids of the base assets. */
  readonly assets: readonly string[];
}

/**
 * A white-label variant without its theme. Layout and behaviour are not part of it. The theme is apart because it is
 * CSS of the page: an app that knows a brand's name need not load its colours.
 */
export interface Brand {
  /** Becomes `data-brand`; also the name of its theme. */
  readonly name: string;
  /** Name beside the logo and in the page's title. */
  readonly title: string;
  readonly logo: LogoMark;
  /** Empty: the exchange's own full header. */
  readonly navigation: readonly NavigationEntry[];
  /**
   * Words that replace the application's own: by language, then by namespace and key, as in `shell.footer.copyright`.
   * English ones replace English only: a language without a word of the brand has the application's.
   */
  readonly copy: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaults: {
    /** `''`, or where the variant lives: `/aurum`. */
    readonly prefix: '' | `/${string}`;
    /** Page on which a verified user lands. */
    readonly landing: `/${string}`;
    readonly pair: `${string}/${string}`;
  };
  /** Which markets it puts first; left out: none. Ids that the exchange does not have are passed over. */
  readonly markets?:
    | {
        /** Ids of the markets on its home, in their order. */
        readonly featured: readonly string[];
        /** Its own commodities, which stand before all others in lists. */
        readonly categories: readonly MarketCategory[];
      }
    | undefined;
}

/** Types a brand, names kept as written. */
export function defineBrand<const B extends Brand>(brand: B): B {
  return brand;
}

/**
 * Returns the words that a brand has in English and not in a language, as `de: shell.footer.copyright`: there the
 * application's own are shown.
 */
export const missingCopy = (
  copy: Readonly<Record<string, Readonly<Record<string, string>>>>,
  languages: readonly string[],
): string[] =>
  languages.flatMap((language) =>
    Object.keys(copy['en'] ?? {})
      .filter((key) => copy[language]?.[key] === undefined)
      .map((key) => `${language}: ${key}`),
  );
