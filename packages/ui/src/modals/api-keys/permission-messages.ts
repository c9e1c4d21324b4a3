import { defineMessages } from '../../foundations/language/language.tsx';
import type { ApiKeyPermission } from './api-key-form.ts';

export const permissionMessages = defineMessages('apiKeyPermissions', {
  Read: 'Read',
  Trade: 'Trade',
  Transfers: 'Transfers',
} satisfies Record<ApiKeyPermission, string>);
