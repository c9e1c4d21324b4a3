/**
 * Whether an address from the server may be opened in place of this page: https, or the page's own origin, where an
 * exchange that runs here has the pages of its partners. No script and no other scheme.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && origin === window.location.origin);
}
