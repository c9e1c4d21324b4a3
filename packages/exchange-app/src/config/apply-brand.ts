import { storageKeys } from '@agio/api-client';
import { lookStore } from './mode.ts';
import type { AppConfig } from './schema.ts';
import { barColours, paintBar } from './theme-color.ts';

type Theme = NonNullable<AppConfig['theme']>;

/**
 * Puts the deployment's brand on the page, and over it the partner's theme where there is one. A theme whose file does
 * not load leaves the brand. What is applied is kept, so that public/before-paint.js puts it on before the first paint of
 * the next visit.
 */
export async function applyBrand(config: AppConfig): Promise<void> {
  const { brand, theme, brandIdentity } = config;
  const html = document.documentElement;
  const { icon, description, manifest, socialImage } = brandIdentity ?? {};
  if (icon !== undefined) Object.assign(mark('link', 'rel', 'icon'), { type: '', href: icon });
  if (description !== undefined) mark('meta', 'name', 'description').content = description;
  if (manifest !== undefined) mark('link', 'rel', 'manifest').href = manifest;
  if (socialImage !== undefined)
    mark('meta', 'property', 'og:image').content = new URL(socialImage, location.href).href;
  const applied = theme !== undefined && (await load(theme)) ? theme : undefined;
  html.dataset['brand'] = applied?.name ?? brand;
  const bar = barColours();
  paintBar(bar);
  try {
    sessionStorage.removeItem(storageKeys.look);
    lookStore(config).setItem(
      storageKeys.look,
      JSON.stringify({
        ...applied,
        name: html.dataset['brand'],
        bar,
        ownIdentity: brandIdentity !== undefined,
      }),
    );
  } catch {
    // Storage is full or off: the next visit begins in the colours of the build.
  }
  // The face of the headings, before there is a heading to ask for it.
  const face = getComputedStyle(html).getPropertyValue('--agio-font-display');
  void document.fonts.load(`1em ${face}`).catch(() => undefined);
}

/** Returns the mark in the head of the page, which is new if there was none. */
function mark<T extends 'link' | 'meta'>(tag: T, attribute: string, value: string) {
  const known = document.head.querySelector<HTMLElementTagNameMap[T]>(
    `${tag}[${attribute}='${value}']`,
  );
  if (known) return known;
  const element = document.createElement(tag);
  element.setAttribute(attribute, value);
  document.head.append(element);
  return element;
}

/** Links the sheet, once, in place of one of an earlier visit. Answers whether it is there. */
async function load({ sheet, integrity = '' }: Theme): Promise<boolean> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-theme-sheet]')) {
    if (link.getAttribute('href') === sheet && link.integrity === integrity && link.sheet)
      return true;
    link.remove();
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  link.integrity = integrity;
  link.dataset['themeSheet'] = '';
  const loaded = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
  if (!loaded) {
    link.remove();
    console.error(`The theme ${sheet} could not be loaded, or does not match its integrity.`);
  }
  return loaded;
}
