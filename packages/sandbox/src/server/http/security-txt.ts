// @where Sandbox: security.txt, which says where a weakness is reported
/** Path of the file with the addresses for reports of weaknesses (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** Days for which the file is valid. RFC 9116 recommends less than a year, so that no one reads addresses that are given up. */
const validDays = 180;

/**
 * Returns the text of security.txt (RFC 9116). It expires 180 days after it is asked for, since the server that sends it
 * knows the addresses of today.
 *
 * @param contacts addresses for reports, the preferred one first: `mailto:`, `https:` or `tel:`
 * @param origin address of the exchange
 */
export function securityTxt(contacts: readonly string[], origin: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${origin}${securityTxtPath}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
