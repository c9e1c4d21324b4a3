/** Least version of Node.js: that of the sandbox, which keeps its data in SQLite of Node. */
const least = 24;

/** Returns a sentence if this version of Node.js is too old. */
export function faultOfNode(version: string): string | undefined {
  const major = Number.parseInt(version.replace(/^v/, ''), 10);
  if (major >= least) return undefined;
  return `Node.js ${version} is too old: the exchange to develop against needs ${least} or newer. Install it from nodejs.org, then call this again.`;
}
