import type { Brand as ShippedBrand } from '@agio/whitelabel-themes';

/** The brand and the deployment, as `npm run brand` writes them from the folder `brand` into `public/config.json`. */
export interface Brand {
  brand: string;
  /** Origin of the exchange; left out, that of the page. */
  apiUrl?: string;
  identity: { authority: string; clientId: string; scope?: string };
  /** Languages that a reader may choose besides English. */
  activeLanguages?: string[];
  theme: { name: string; sheet: string; integrity: string };
  /** Market that the desk begins with. */
  defaultPair?: string;
  brandIdentity: {
    title: string;
    description?: string;
    logo: ShippedBrand['logo'];
    icon?: string;
    /** Address of the first page, such as `/aurora`. */
    prefix?: string;
    navigation?: { id: string; path: string; label?: Record<string, string> }[];
    markets?: ShippedBrand['markets'];
    /** Words in place of those of the widgets, by language. */
    copy?: Record<string, Record<string, string>>;
  };
}
