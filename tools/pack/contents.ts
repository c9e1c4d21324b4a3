const wanted = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

/** What is for us only: sources, tests, stories, what the compiler leaves behind. */
const ours =
  /\.map$|\.tsbuildinfo$|\.(?:test|spec|stories|bench)\.|\/(?:src|testing|node_modules)\/|(?<!\.d)\.tsx?$/;

/** What a tarball lacks, and what it should not have, by the paths in it. */
export function contentFaults(paths: readonly string[]): string[] {
  const files = paths.map((path) => path.replace(/^package\//, ''));
  return [
    ...wanted.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files.filter((file) => ours.test(`/${file}`)).map((file) => `${file} is not for consumers`),
  ];
}
