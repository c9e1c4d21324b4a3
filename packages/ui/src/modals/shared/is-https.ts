/** Returns true if an address from the server may be linked: https alone, no script and no other scheme. */
export function isHttps(address: string | null | undefined): address is string {
  return (
    typeof address === 'string' && URL.canParse(address) && new URL(address).protocol === 'https:'
  );
}
