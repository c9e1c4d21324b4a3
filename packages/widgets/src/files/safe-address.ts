// @where Widgets: external addresses that a page may lead to
/**
 * Returns true if an address from the server may replace this page: https, or the page's own origin, where an exchange
 * that runs here has the pages of its partners. Scripts and other schemes are refused.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && origin === window.location.origin);
}
