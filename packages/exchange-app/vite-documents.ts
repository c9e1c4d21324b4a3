import { brands, type Brand } from '@agio/whitelabel-themes';
import type { Plugin, Rolldown } from 'vite';

type Output = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** Modules that every page asks for at once, beside its own: client, news over the page, words of the shell in English. */
const always = [
  'src/client.ts',
  'src/shell/banners/exchange-messages.tsx',
  'src/shared/language/locales/en/shell.json',
];

/** Pages with a document of their own, by its address. The start page leads guests on, in the default app to the markets. */
export function documentsOf({
  defaults,
}: Pick<Brand, 'defaults'>): Readonly<Record<string, string>> {
  const prefixes = Object.values(brands).map((each) => each.defaults.prefix.slice(1));
  return {
    root: defaults.prefix === '' ? 'markets' : 'home',
    markets: 'markets',
    trade: 'trade',
    convert: 'convert',
    'user/portfolio': 'portfolio',
    ...Object.fromEntries(prefixes.filter(Boolean).map((prefix) => [prefix, 'home'])),
  };
}

/** Returns the scripts that modules need, by the ends of their paths, in the order in which the bundler imports them. */
function scriptsOf(output: Output, modules: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>();
  const add = (name: string) => {
    const file = output[name];
    if (needed.has(name) || file?.type !== 'chunk') return;
    needed.add(name);
    for (const each of file.imports) add(each);
  };
  for (const module of modules)
    for (const file of Object.values(output))
      if (
        file.type === 'chunk' &&
        file.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module))
      )
        add(file.fileName);
  return needed;
}

/** Puts the styles, for which the first paint waits, before the scripts that it does not need. */
function paintedFirst(html: string): string {
  const [sheet = ''] = /[ \t]*<link rel="stylesheet"[^>]*>\n?/.exec(html) ?? [];
  return html.replace(sheet, '').replace(/[ \t]*<link rel="preload"/, (link) => sheet + link);
}

/**
 * Writes a document for each of the {@link documentsOf} a brand, such as `trade.html`: the page with the scripts of its
 * address, so that the browser asks for all of them at once, not for one after it ran another.
 */
export function documentsByPage(brand: Pick<Brand, 'defaults'>): Plugin {
  return {
    name: 'agio:documents-by-page',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, output) {
        const page = output['index.html'];
        if (page?.type !== 'asset') return;
        const html = paintedFirst(String(page.source));
        const withScripts = (...modules: readonly string[]) => {
          const links = [...scriptsOf(output, [...always, ...modules])]
            .filter((file) => !html.includes(file))
            .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `);
          return html.replace('</head>', `${links.join('')}</head>`);
        };
        page.source = withScripts();
        for (const [address, name] of Object.entries(documentsOf(brand)))
          this.emitFile({
            type: 'asset',
            fileName: `${address}.html`,
            source: withScripts(`/${name}/${name}-page.tsx`),
          });
      },
    },
  };
}
