// @where Tools: package.json, name and README of a project that npm create agio makes
import type { Answers } from './answers.ts';
import type { Versions } from './versions.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const ours = ['api-client', 'money', 'ui', 'whitelabel-themes', 'widgets'].map(
  (name) => `@agio/${name}`,
);
const tools = [
  '@agio/sandbox',
  'create-agio',
  'typescript',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

/** Returns `package.json` of a project. */
export function manifestOf({ folder, template, port }: Answers, versions: Versions): string {
  const at = `http://localhost:${port}`;
  const isVite = template === 'vite';
  const pick = (names: readonly string[]) =>
    Object.fromEntries(
      names.toSorted().map((name) => {
        const version = versions[name];
        if (version === undefined) throw new Error(`No version of ${name} is known.`);
        return [name, version];
      }),
    );
  return json({
    name: packageName(folder),
    private: true,
    type: 'module',
    scripts: {
      brand: 'agio-theme build brand --out public',
      dev: `npm run brand && agio dev --at ${at} -- ${isVite ? `vite --port ${port} --strictPort` : `next dev --port ${port}`}`,
      build: `npm run brand && ${isVite ? 'tsc && vite build' : 'next build'}`,
      start: isVite ? `vite preview --port ${port} --strictPort` : `next start --port ${port}`,
    },
    dependencies: pick([...ours, 'react', 'react-dom', ...(isVite ? [] : ['next'])]),
    devDependencies: pick([...tools, ...(isVite ? ['vite', '@vitejs/plugin-react'] : [])]),
    engines: { node: '>=24' },
  });
}

/** Returns a name that npm takes. */
function packageName(folder: string): string {
  const last = folder.split(/[\\/]/).findLast((step) => step !== '' && step !== '.') ?? '';
  return (
    last
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'my-exchange'
  );
}

export const gitignore = `node_modules
dist
.next
next-env.d.ts
*.tsbuildinfo
# Written by "npm run brand" from the folder brand.
public/config.json
public/brand
public/themes
`;

/** Returns the readme of a project. */
export function readmeOf({ name, template, exchange, port }: Answers): string {
  const isVite = template === 'vite';
  return `# ${name}

A host of the exchange's widgets: a trade desk and the markets, in a brand of its own.

\`\`\`sh
npm install
npm run dev
\`\`\`

opens <http://localhost:${port}>, with an exchange to develop against at <${exchange}>. Sign in as \`trader@agio.test\` with the password \`agio\`, and place an order.

| command | |
| --- | --- |
| \`npm run dev\` | the page with reload, and the exchange beside it |
| \`npm run build\` | checks the types and builds ${isVite ? '`dist`, static files; every address that is no file is answered with `index.html`' : 'the pages'} |
| \`npm start\` | the built pages |
| \`npm run brand\` | checks and builds the brand; the others do it too |
| \`npx agio-theme check brand\` | faults of the brand, each with its place and the way out |
| \`npx agio add portfolio\` | copies a block of widgets into \`src/components\`; \`npx agio add\` lists them |

## Places

- \`brand/\`: the brand. \`brand.json\` has name, logo, colours, navigation, fonts, markets; \`words/<language>.json\` replaces words; \`config.json\` says where the exchange and the identity provider are. Nothing else knows them.
- ${isVite ? '`src/main.tsx`: which page an address shows. `index.html`: dark or light.' : '`src/app/`: the pages. `src/app/layout.tsx`: dark or light.'}
- \`src/frame.tsx\`: providers around every page, and the addresses to which widgets lead.
- \`src/components/\`: blocks of widgets. They are yours; the widgets come from the packages, and are upgraded with them.

## A real exchange

Write its address into \`brand/config.json\`: \`apiUrl\`, and \`identity\` with \`authority\` and \`clientId\`. At the provider allow the addresses \`/login/callback\` and \`/logout/callback\` of this page. \`npm run dev\` then starts no sandbox.
`;
}
