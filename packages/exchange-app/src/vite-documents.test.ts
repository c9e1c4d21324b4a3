// Documents of addresses, with the scripts of their pages (vite-documents.ts).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@agio/whitelabel-themes';
import { expect, test } from 'vitest';
import { documentsByPage, documentsOf } from '../vite-documents.ts';
import { variantAddresses } from './navigation.ts';
import { pages } from './pages.ts';

const { root, ...documents } = documentsOf(brands.agio);
const idOf = (address: string) =>
  [...pages, ...variantAddresses()].find(({ path }) => path.replace('/:pair?', '') === address)?.id;

test.each(Object.entries(documents))(
  'the document of /%s is for the page of it, %s',
  (at, page) => {
    expect(idOf(at)).toBe(page);
    expect(existsSync(join(import.meta.dirname, `features/${page}/${page}-page.tsx`))).toBe(true);
  },
);

test('the first address has the document of the page that guests are led to', () => {
  expect(root).toBe('markets');
  expect(documentsOf(brands.aurum)['root']).toBe('home');
});

/** A built file: the module in it, and the files that it imports. */
const chunk = (fileName: string, imports: readonly string[] = [], module = fileName) =>
  [fileName, { type: 'chunk', fileName, imports, moduleIds: [`/app/src/${module}`] }] as const;
const page = (name: string, imports: readonly string[]) =>
  chunk(`${name}.js`, imports, `features/${name}/${name}-page.tsx`);
const built = Object.fromEntries([
  chunk('entry.js', ['react.js']),
  chunk('react.js'),
  chunk('client.js', ['http.js'], 'client.ts'),
  chunk('http.js'),
  page('markets', ['react.js', 'table.js', 'list.js', 'http.js']),
  page('trade', ['react.js', 'book.js', 'table.js', 'list.js']),
  chunk('table.js'),
  chunk('list.js'),
  chunk('book.js'),
  chunk('dialog.js', ['form.js']),
  chunk('form.js'),
]);

test('a document has the skeleton of its page, asks for its scripts, and for none twice', async () => {
  const emitted: { fileName: string; source: string }[] = [];
  const html =
    '<head><link rel="preload" href="/config.json"><script src="/entry.js"></script><link href="/react.js"><link rel="stylesheet" href="/a.css"></head><!-- skeleton -->';
  const output = {
    ...built,
    'index.html': { type: 'asset', fileName: 'index.html', source: html },
  };
  const { handler } = documentsByPage(brands.agio, async () => ({
    trade: '<p class="wg:p-1"></p>',
  })).generateBundle as unknown as {
    handler: (this: object, options: object, output: object) => Promise<void>;
  };
  await handler.call(
    { emitFile: (file: (typeof emitted)[number]) => emitted.push(file) },
    {},
    output,
  );
  const scriptsOf = (text: string) =>
    [...text.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, at]) => at);
  const sourceOf = (name: string) =>
    emitted.find(({ fileName }) => fileName === name)?.source ?? '';
  const scripts = (name: string) => scriptsOf(sourceOf(name));
  expect(scriptsOf(output['index.html'].source)).toEqual([
    'a.css',
    'config.json',
    'entry.js',
    'react.js',
    'client.js',
    'http.js',
  ]);
  expect(scripts('markets.html')).toEqual([
    ...scriptsOf(output['index.html'].source),
    'markets.js',
    'table.js',
    'list.js',
  ]);
  expect(scripts('trade.html')).toContain('book.js');
  expect(scripts('root.html')).toEqual(scripts('markets.html'));
  expect(sourceOf('trade.html')).toContain('<p class="wg:p-1"></p>');
  expect(sourceOf('markets.html')).not.toContain('skeleton');
});
