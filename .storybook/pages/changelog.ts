// Vite reads the options, so they are written out.
const released = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const coming = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A changeset: which packages change how much, then what changes. */
const changeset = (source: string) => {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const packages = [...head.matchAll(/^'([^']+)': (\w+)$/gm)];
  return { packages: packages.map(([, name, size]) => `\`${name}\` (${size})`), body: body.trim() };
};

const next = Object.values(coming)
  .map(changeset)
  .filter(({ packages }) => packages.length > 0)
  .map(({ packages, body }) => `- ${body}\n  ${packages.join(' · ')}`);

/** Builds the changelog as Markdown: the next version first, then each package's own changelog. */
export const changelog = [
  ...(next.length > 0 ? ['## Next', ...next] : []),
  // The package's name is the title of its file; here it stands under the title of the page.
  ...Object.values(released).map((file) => file.replaceAll(/^#/gm, '##')),
].join('\n\n');
