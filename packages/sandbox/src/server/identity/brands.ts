// @where Sandbox: brands of the sign-in pages
import { html, type Html } from './html.ts';

/** The parameter of an authorization or sign-out request that names the brand that asks. */
export const brandParam = 'brand';

/** Name and title of the provider's pages. Their colours are in `assets/identity.css`, by `name`. */
export interface PageBrand {
  readonly name: string;
  readonly title: string;
  readonly mark: Html;
}

const agio: PageBrand = {
  name: 'agio',
  title: 'Agio',
  mark: html`<path d="M3.6 20 10.6 4M13.4 4l7 16" stroke="currentColor" stroke-width="2.6" />
    <path class="accent" d="M9.4 14.6h5.2" stroke-width="2.6" />`,
};

/** The brands that an authorization request may name: the server's own list, as it knows no themes. */
export const pageBrands: readonly PageBrand[] = [
  agio,
  {
    name: 'aurum',
    title: 'Aurum',
    mark: html`<path
        class="accent"
        d="M12 2.4a9.6 9.6 0 1 0 0 19.2 9.6 9.6 0 0 0 0-19.2Z"
        stroke-width="1.7"
      />
      <path class="accent-fill" d="M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z" />`,
  },
  {
    name: 'verdant',
    title: 'Verdant',
    mark: html`<path class="accent-fill" d="M11 21C5.2 19.6 2.4 14.6 3 6.6c5.6.8 8.4 4 8 10.4" />
      <path
        class="accent-fill"
        d="M13 21v-6.5C13 8 16 4.2 21.2 3c.7 9.5-2 15.5-8.2 18Z"
        opacity="0.5"
      />`,
  },
];

/** The brand of that name; for any other value, which anybody may send, the provider's own. */
export const pageBrand = (name: unknown): PageBrand =>
  pageBrands.find((brand) => brand.name === name) ?? agio;
