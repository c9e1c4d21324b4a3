/** Whether an address from the server may be followed: only https, never a script or another scheme. */
export function isHttps(address: string | null | undefined): address is string {
  return (
    typeof address === 'string' && URL.canParse(address) && new URL(address).protocol === 'https:'
  );
}
