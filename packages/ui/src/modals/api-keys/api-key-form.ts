/** What an API key may do, in the order in which it is offered. */
export const apiKeyPermissions = ['Read', 'Trade', 'Transfers'] as const;
export type ApiKeyPermission = (typeof apiKeyPermissions)[number];

/** The form as it is typed. */
export interface ApiKeyForm {
  readonly name: string;
  readonly permissions: ReadonlySet<ApiKeyPermission>;
  /** Addresses or CIDR ranges, with commas or line ends between them. */
  readonly addresses: string;
  /** ISO day; empty: never. */
  readonly expires: string;
}

/** What is sent. */
export interface NewApiKey {
  readonly name: string;
  readonly permissions: ApiKeyPermission[];
  /** Empty: any address. */
  readonly allowedAddresses: string[];
  /** ISO 8601, the end of the chosen day in UTC; null: never. */
  readonly expiresAt: string | null;
}

/** Limits of the server. */
export const apiKeyLimits = { name: 60, addresses: 20 } as const;

export type ApiKeyFault =
  | { field: 'name'; reason: 'missing' | 'too-long' }
  | { field: 'permissions'; reason: 'missing' }
  | { field: 'addresses'; reason: 'too-many' }
  | { field: 'addresses'; reason: 'malformed'; text: string }
  | { field: 'expires'; reason: 'past' | 'no-date' };

/** What is wrong, in the order of the form; empty when it can be sent. `today` is an ISO day. */
export function checkApiKey(form: ApiKeyForm, today: string): ApiKeyFault[] {
  const faults: ApiKeyFault[] = [];
  const { length } = form.name.trim();
  if (length === 0) faults.push({ field: 'name', reason: 'missing' });
  if (length > apiKeyLimits.name) faults.push({ field: 'name', reason: 'too-long' });
  if (form.permissions.size === 0) faults.push({ field: 'permissions', reason: 'missing' });
  const list = splitAddresses(form.addresses);
  const text = list.find((address) => !isAddressRange(address));
  if (text !== undefined) faults.push({ field: 'addresses', reason: 'malformed', text });
  else if (list.length > apiKeyLimits.addresses)
    faults.push({ field: 'addresses', reason: 'too-many' });
  if (form.expires !== '') {
    if (Number.isNaN(Date.parse(form.expires)))
      faults.push({ field: 'expires', reason: 'no-date' });
    else if (form.expires <= today) faults.push({ field: 'expires', reason: 'past' });
  }
  return faults;
}

/** The form as it is sent; only for one without faults. */
export function toNewApiKey({ name, permissions, addresses, expires }: ApiKeyForm): NewApiKey {
  return {
    name: name.trim(),
    permissions: apiKeyPermissions.filter((each) => permissions.has(each)),
    allowedAddresses: [...new Set(splitAddresses(addresses))],
    expiresAt: expires === '' ? null : `${expires}T23:59:59Z`,
  };
}

function splitAddresses(text: string): string[] {
  return text.split(/[\s,;]+/).filter((each) => each !== '');
}

/** `185.12.40.11`, `185.12.40.0/28`, `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  if (rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return false;
  const bits = length === undefined ? 0 : Number.parseInt(length, 10);
  const four = /^(?:\d{1,3}\.){3}\d{1,3}$/.test(address);
  if (four) {
    const parts = address.split('.');
    // A leading zero is octal to some machines and decimal to others.
    return bits <= 32 && parts.every((part) => /^(?:0|[1-9]\d*)$/.test(part) && +part <= 255);
  }
  return bits <= 128 && address.includes(':') && URL.canParse(`http://[${address}]`);
}
