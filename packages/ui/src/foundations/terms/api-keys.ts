// Words of API keys.

export const allowedIpAddresses = ['allowedIpAddresses', 'Allowed IP addresses'] as const;
/** No restriction of IP addresses. */
export const anyAddress = ['anyAddress', 'Any'] as const;
export const apiKey = ['apiKey', 'Key'] as const;
export const apiKeys = ['apiKeys', 'API keys'] as const;
export const apiKeysNotLoaded = ['apiKeysNotLoaded', 'The API keys could not be loaded'] as const;
export const createKey = ['createKey', 'Create key'] as const;
/** Column: the day on which it ends. */
export const expires = ['expires', 'Expires'] as const;
export const expiresInDays_one = ['expiresInDays_one', 'Expires in {{count}} day'] as const;
export const expiresInDays_other = ['expiresInDays_other', 'Expires in {{count}} days'] as const;
export const keys_one = ['keys_one', '{{count}} key'] as const;
export const keys_other = ['keys_other', '{{count}} keys'] as const;
export const lastUsed = ['lastUsed', 'Last used'] as const;
export const noApiKeysYet = ['noApiKeysYet', 'No API keys yet'] as const;
export const permissions = ['permissions', 'Permissions'] as const;
/** Permission to read, not “has been read”. */
export const read = ['read', 'Read'] as const;
export const revoke = ['revoke', 'Revoke'] as const;
export const revoked = ['revoked', 'Revoked'] as const;
export const revokeNamed = ['revokeNamed', 'Revoke {{name}}'] as const;
