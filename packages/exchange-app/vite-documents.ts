// @where App: pages with an HTML document of their own, and what each preloads
import { brands, type Brand } from '@agio/whitelabel-themes';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { inBrand } from './vite-brand.ts';

type Output = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/**
 * Modules that every page asks for at once, beside its own: client, news over the page and the call that reads them, words
 * of the shell in English.
 */
const always = [
  'src/client.ts',
  'api-client/src/contract/announcements.ts',
  'src/shell/banners/exchange-messages.tsx',
  'src/shared/language/locales/en/shell.json',
];

/** Names of the variants' categories in other languages, for which their first page waits. */
const ofVariants = 'whitelabel-themes/src/brands/translations.ts';

const variants = Object.values(brands).filter(({ defaults }) => defaults.prefix !== '');

/** Pages with a document of their own, by its address. The start page leads guests on, in the default app to the markets. */
export function documentsOf({ defaults }: Brand): Readonly<Record<string, string>> {
  return {
    root: defaults.prefix === '' ? 'markets' : 'home',
    markets: 'markets',
    trade: 'trade',
    convert: 'convert',
    'user/portfolio': 'portfolio',
    ...Object.fromEntries(
      variants.flatMap(({ defaults: { prefix } }) => [
        [prefix.slice(1), 'home'],
        [`${prefix.slice(1)}/markets`, 'markets'],
        [`${prefix.slice(1)}/portfolio`, 'portfolio'],
      ]),
    ),
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

type Skeletons = Readonly<Record<string, string>>;

/** Draws the skeletons of pages, by address (vite-skeleton.tsx). */
async function drawSkeletons(): Promise<Skeletons> {
  const before = process.env['NODE_ENV'];
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: {
      noExternal: [/^@agio\//],
      resolve: { conditions: ['@agio/source', 'module', 'node', 'development|production'] },
    },
  });
  try {
    const { skeletons } = (await server.ssrLoadModule('/vite-skeleton.tsx')) as {
      skeletons: () => Promise<Skeletons>;
    };
    return await skeletons();
  } finally {
    await server.close();
    // The server says that this is development; the build would believe it.
    process.env['NODE_ENV'] = before;
  }
}

/**
 * Writes a document for each of the {@link documentsOf} a brand, such as `trade.html`: the page with its skeleton and the
 * scripts of its address, so that the browser asks for all of them at once, not for one after it ran another. That of a
 * variant has its brand.
 */
export function documentsByPage(brand: Brand, draw = drawSkeletons): Plugin {
  return {
    name: 'agio:documents-by-page',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, output) {
        const page = output['index.html'];
        if (page?.type !== 'asset') return;
        const html = paintedFirst(String(page.source));
        const document = (skeleton: string, ...modules: readonly string[]) => {
          const links = [...scriptsOf(output, [...always, ...modules])]
            .filter((file) => !html.includes(file))
            .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `);
          return html
            .replace('</head>', () => `${links.join('')}</head>`)
            .replace('<!-- skeleton -->', () => skeleton);
        };
        const skeletons = await draw();
        page.source = document('');
        for (const [address, name] of Object.entries(documentsOf(brand))) {
          const variant = variants.find(({ defaults }) =>
            `/${address}/`.startsWith(`${defaults.prefix}/`),
          );
          const source = document(
            skeletons[
              address === 'root' && name === 'home' ? brand.defaults.prefix.slice(1) : address
            ] ?? '',
            `/${name}/${name}-page.tsx`,
            ...(variant ? [ofVariants] : []),
          );
          this.emitFile({
            type: 'asset',
            fileName: `${address}.html`,
            source: variant ? inBrand(source, brand, variant) : source,
          });
        }
      },
    },
  };
}
