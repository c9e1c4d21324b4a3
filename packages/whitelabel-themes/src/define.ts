import type { ThemeTokens } from './contract.ts';
import type { Density } from './settings.ts';

/** Types a theme: every token must be there, and no other. */
export function defineTheme(tokens: ThemeTokens): ThemeTokens {
  return tokens;
}

/** A shape of a logo, in the units of its view box. Colours are the names of tokens, so that it follows the scheme. */
export interface LogoShape {
  /** SVG path data. */
  readonly d: string;
  readonly fill?: 'fg' | 'accent';
  readonly stroke?: 'fg' | 'accent';
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

export interface NavigationEntry {
  /** Stable, also the key of the words: `simpleTrading`. */
  readonly id: string;
  readonly path: string;
  /** Only for signed-in users. */
  readonly signedIn?: boolean;
}

export interface FooterLink {
  readonly id: 'terms' | 'privacy' | 'support' | 'api' | 'powered-by';
  readonly href: string;
}

/**
 * What makes a white-label variant besides its theme. Layout and behaviour are not part of it. The theme stands apart
 * because it is CSS on the page: an app that knows a brand's name need not carry its colours.
 */
export interface Brand {
  /** Becomes `data-brand`; also the name of its theme. */
  readonly name: string;
  /** As written beside the logo and in the page's title. */
  readonly title: string;
  readonly logo: { readonly viewBox: string; readonly shapes: readonly LogoShape[] };
  /** Empty: the exchange's own full header. */
  readonly navigation: readonly NavigationEntry[];
  readonly footer: readonly FooterLink[];
  /** Words that replace the application's own, by their key. */
  readonly copy: Readonly<Record<string, string>>;
  readonly defaults: {
    /** `''`, or where the variant lives: `/aurum`. */
    readonly prefix: '' | `/${string}`;
    /** Where a verified user lands. */
    readonly landing: `/${string}`;
    readonly pair: `${string}/${string}`;
    readonly density: Density;
  };
}

/** Types a brand, names kept as written. */
export function defineBrand<const B extends Brand>(brand: B): B {
  return brand;
}
