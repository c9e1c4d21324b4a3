import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import type { Brand } from './src/brand.ts';

/** The brand in the page before any script runs: its name, title, icon and colours. */
const brandOfPage: Plugin = {
  name: 'brand-of-page',
  transformIndexHtml(html) {
    const file = join(import.meta.dirname, 'public/config.json');
    const { brand, theme, brandIdentity } = JSON.parse(readFileSync(file, 'utf8')) as Brand;
    const { title, description, icon } = brandIdentity;
    const tags: HtmlTagDescriptor[] = [
      { tag: 'title', children: title },
      { tag: 'link', attrs: { rel: 'stylesheet', href: theme.sheet, integrity: theme.integrity } },
    ];
    if (description !== undefined)
      tags.push({ tag: 'meta', attrs: { name: 'description', content: description } });
    if (icon !== undefined) tags.push({ tag: 'link', attrs: { rel: 'icon', href: icon } });
    return { html: html.replace('<html ', `<html data-brand="${brand}" `), tags };
  },
};

export default defineConfig({
  plugins: [react(), brandOfPage],
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
