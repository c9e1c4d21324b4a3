// @where Client: addresses that a sign-in may lead back to
/** Longest path that is remembered, in characters. */
const maxLength = 2_048;

/**
 * The path and query of `candidate` when a sign-in may lead back to it, else undefined: it must resolve to
 * this origin, and must not begin with `/login`, whatever the case, the encoding, or the
 * detours through `..`. Guards against open redirects (OWASP ASVS 5.0 V3.7.2, RFC 9700 §4.11.1).
 *
 * @param origin of the app, such as `https://app.example`
 */
export function safeReturnPath(
  candidate: string | null | undefined,
  origin: string,
): string | undefined {
  if (!candidate || candidate.length > maxLength) return undefined;
  const url = parse(candidate, origin);
  // The protocol as well: a `blob:` address has the origin of the page that made it.
  const home = new URL(origin);
  if (!url || url.origin !== home.origin || url.protocol !== home.protocol) return undefined;
  if (url.username || url.password) return undefined;
  // Judged after normalising: `/..//evil` is of this origin, yet its pathname `//evil` would leave it.
  if (/^\/[/\\]/.test(url.pathname)) return undefined;
  const decoded = decode(url.pathname)?.toLowerCase();
  if (decoded === undefined || decoded.startsWith('/login') || /^\/[/\\]/.test(decoded))
    return undefined;
  return url.pathname + url.search;
}

function parse(candidate: string, origin: string): URL | undefined {
  try {
    return new URL(candidate, origin);
  } catch {
    return undefined;
  }
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
