// @where Sandbox: names of browsers and systems in the list of sign-ins
/** Name of a browser in words for its owner; null if it does not say. */
export interface Agent {
  browser: string | null;
  system: string | null;
}

/** The first that fits: many claim to be others, too. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPiOS)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

const systems: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Reads a `User-Agent` header. Longer ones than a browser sends are cut first. */
export function agentOf(header: string | undefined): Agent {
  const text = (header ?? '').slice(0, 500);
  const browser = browsers
    .map(([name, pattern]) => ({ name, version: pattern.exec(text)?.[1] }))
    .find(({ version }) => version !== undefined);
  const [system = null] = systems.find(([, pattern]) => pattern.test(text)) ?? [];
  return { browser: browser ? `${browser.name} ${browser.version}` : null, system };
}
