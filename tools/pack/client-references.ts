// Preloaded by Node with --conditions=react-server: a module of ours marked "use client" is not run on the server, its
// exports are references. So is it in every framework with server components; here it shows what is *not* marked and
// still takes something from React that the server does not have.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const ours = /\/packages\/[\w-]+\/dist\/.+\.js$/;

registerHooks({
  load(url, context, next) {
    if (!ours.test(url)) return next(url, context);
    const code = readFileSync(fileURLToPath(url), 'utf8');
    if (!code.startsWith('"use client"')) return next(url, context);
    const names = [...code.matchAll(/^export \{([^}]*)\}(?! from)/gm)].flatMap(([, list = '']) =>
      list.split(',').flatMap((one) => one.trim().split(' as ').at(-1) || []),
    );
    const source = names.map((name) => `export const ${name} = { clientReference: '${name}' };`);
    return { format: 'module', shortCircuit: true, source: source.join('\n') };
  },
});
