import { defineMessages } from '../../foundations/language/language.tsx';
import type { ApiKeyPermission } from './api-key-form.ts';
import * as terms from '../../foundations/terms/terms.ts';

export const permissionMessages = defineMessages('apiKeyPermissions', {
  Read: terms.read,
  Trade: terms.trade,
  Transfers: terms.transfers,
} satisfies Record<ApiKeyPermission, string>);
