import type { ComponentType } from 'react';
import type * as v from 'valibot';
import type { DialogProps } from './dialog.ts';
import type { DialogName, Registry } from './registry.ts';

type Loader<Name extends DialogName> = () => Promise<{
  default: ComponentType<DialogProps<v.InferOutput<Registry[Name]['args']>>>;
}>;

/** Code of each dialog of the registry. It stands apart, because dialogs open other dialogs of the registry. */
export const loaders: { readonly [Name in DialogName]: Loader<Name> } = {
  palette: async () => ({ default: (await import('./command-menu.tsx')).CommandMenu }),
  menu: async () => ({ default: (await import('../header/phone-menu.tsx')).PhoneMenu }),
  settings: async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }),
  shortcuts: async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }),
  notifications: async () => ({
    default: (await import('./notification-centre.tsx')).NotificationCentre,
  }),
  priceAlerts: async () => ({ default: (await import('./price-alerts.tsx')).PriceAlerts }),
  sendReceive: async () => ({ default: (await import('./send-receive.tsx')).SendReceive }),
  stage: async () => ({ default: (await import('./stage-dialog.tsx')).StageDialog }),
  claim: async () => ({ default: (await import('./claim-dialog.tsx')).ClaimDialog }),
  request: async () => ({ default: (await import('./request-dialog.tsx')).RequestDialog }),
  userDetails: async () => ({ default: (await import('./user-details.tsx')).UserDetails }),
  demo: async () => ({ default: (await import('./demo-panel.tsx')).DemoPanel }),
  importantNotice: async () => ({
    default: (await import('./important-notice.tsx')).ImportantNotice,
  }),
  stepUp: async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }),
  noAccess: async () => ({ default: (await import('./no-access-dialog.tsx')).NoAccessDialog }),
};
