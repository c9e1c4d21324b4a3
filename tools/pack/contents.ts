// @where Tools: files that a published package has
const wanted = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

/** Paths for us only: sources, tests, stories, leftovers of the compiler. */
const ours =
  /(?<!\.js)\.map$|\.tsbuildinfo$|\.(?:test|spec|stories|bench)\.|\/(?:src|testing|node_modules)\/|(?<!\.d)\.tsx?$/;

/** Sources from which `npm create agio` makes projects. */
const templates = /^templates\//;

/** Returns the paths that a tarball lacks, and the ones that it should not have. */
export function contentFaults(paths: readonly string[]): string[] {
  const files = paths.map((path) => path.replace(/^package\//, ''));
  return [
    ...wanted.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files
      .filter((file) => ours.test(`/${file}`) && !templates.test(file))
      .map((file) => `${file} is not for consumers`),
  ];
}
