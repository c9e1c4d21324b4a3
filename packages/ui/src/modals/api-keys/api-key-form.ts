// @where Widgets: form of a new API key: permissions, addresses, expiry
import * as v from 'valibot';

/** The permissions of an API key, in the order of the form. */
export const apiKeyPermissions = ['Read', 'Trade', 'Transfers'] as const;
export type ApiKeyPermission = (typeof apiKeyPermissions)[number];

/** Limits of the server. */
const apiKeyLimits = { name: 60, addresses: 20 } as const;
/** Frame of an Ed25519 public key, as PEM has it. */
const spkiFrame = 'MCowBQYDK2VwAyEA';

/** The schema of a new key: from the typed input to {@link NewApiKey}. `today` is an ISO date. */
export const apiKeyForm = (today: string) =>
  v.pipe(
    v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'missing'),
        v.maxLength(apiKeyLimits.name, 'too-long'),
      ),
      permissions: v.pipe(
        v.array(v.picklist(apiKeyPermissions)),
        v.minLength(1, 'missing'),
        v.transform((chosen) => apiKeyPermissions.filter((each) => chosen.includes(each))),
      ),
      /** Addresses or CIDR ranges, separated by commas or line ends. */
      addresses: v.pipe(
        v.string(),
        v.transform((text) => [...new Set(splitAddresses(text))]),
        v.array(v.pipe(v.string(), v.check(isAddressRange, 'malformed'))),
        v.maxLength(apiKeyLimits.addresses, 'too-many'),
      ),
      /** ISO date; empty for never. */
      expires: v.pipe(
        v.string(),
        v.check((day) => day === '' || !Number.isNaN(Date.parse(day)), 'no-date'),
        v.check((day) => day === '' || day > today, 'past'),
      ),
      /** In PEM or base64; empty for a pair that is made with the key. */
      publicKey: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => text === '' || publicKeyOf(text) !== undefined, 'malformed'),
      ),
    }),
    v.transform(({ name, permissions, addresses, expires, publicKey }) => ({
      name,
      permissions,
      /** Empty for any address. */
      allowedAddresses: addresses,
      /** ISO 8601, the end of the chosen day in UTC; null for never. */
      expiresAt: expires === '' ? null : `${expires}T23:59:59Z`,
      /** Public half of a pair of the reader's own, in base64; null for none. */
      publicKey: publicKeyOf(publicKey) ?? null,
    })),
  );

/** A new key as it is sent: trimmed, each address once. */
export type NewApiKey = Readonly<v.InferOutput<ReturnType<typeof apiKeyForm>>>;

function splitAddresses(text: string): string[] {
  return text.split(/[\s,;]+/).filter((each) => each !== '');
}

/** Returns the 32 bytes of an Ed25519 public key as base64, from PEM or base64; undefined for anything else. */
function publicKeyOf(text: string): string | undefined {
  const body = text.replaceAll(/-----(?:BEGIN|END) PUBLIC KEY-----|\s/g, '');
  // The frame of the key (RFC 8410 §4) is 12 bytes, which are 16 characters of their own.
  const key = body.startsWith(spkiFrame) ? body.slice(spkiFrame.length) : body;
  return /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(key) ? key : undefined;
}

/** `185.12.40.11`, `185.12.40.0/28`, `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  if (rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return false;
  const bits = length === undefined ? 0 : Number.parseInt(length, 10);
  const four = /^(?:\d{1,3}\.){3}\d{1,3}$/.test(address);
  if (four) {
    const parts = address.split('.');
    // Some systems read a leading zero as octal, others as decimal.
    return bits <= 32 && parts.every((part) => /^(?:0|[1-9]\d*)$/.test(part) && +part <= 255);
  }
  return bits <= 128 && address.includes(':') && URL.canParse(`http://[${address}]`);
}
