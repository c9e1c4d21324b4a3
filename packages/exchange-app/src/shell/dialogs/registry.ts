import { Banknote, Bell, BellPlus, Keyboard } from 'lucide-react';
import * as v from 'valibot';
import { withWords } from '../../shared/language/load-language.ts';
import { type DialogEntry, defineDialog } from './dialog.ts';

const noArgs = v.object({});

/**
 * Every dialog that the shell opens, or a link with `?modal=`. A new one is its component, a row here, and its words. No
 * page has a query parameter with the name of an argument.
 */
export const registry = {
  palette: defineDialog({
    args: noArgs,
    load: async () => ({ default: (await import('./command-menu.tsx')).CommandMenu }),
  }),
  menu: defineDialog({
    args: noArgs,
    load: async () => ({ default: (await import('../header/phone-menu.tsx')).PhoneMenu }),
  }),
  settings: defineDialog({
    address: 'settings',
    args: v.object({ tab: v.optional(v.picklist(['language', 'currency'])) }),
    palette: { words: 'palette.settings', icon: Banknote },
    load: async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }),
  }),
  shortcuts: defineDialog({
    address: 'shortcuts',
    args: noArgs,
    palette: { words: 'palette.shortcuts', icon: Keyboard, shortcut: '?' },
    load: () =>
      withWords(['shortcuts'], async () => ({
        default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
      })),
  }),
  notifications: defineDialog({
    address: 'notifications',
    args: noArgs,
    palette: { words: 'profile.notifications', icon: Bell },
    load: async () => ({ default: (await import('./notification-centre.tsx')).NotificationCentre }),
  }),
  priceAlerts: defineDialog({
    address: 'price-alerts',
    args: v.object({ market: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
    palette: { words: 'palette.priceAlerts', icon: BellPlus },
    load: async () => ({ default: (await import('./price-alerts.tsx')).PriceAlerts }),
  }),
  stage: defineDialog({
    address: 'stage',
    args: noArgs,
    load: async () => ({ default: (await import('./stage-dialog.tsx')).StageDialog }),
  }),
  claim: defineDialog({
    address: 'claim',
    args: v.object({ reward: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
    access: { active: true },
    load: async () => ({ default: (await import('./claim-dialog.tsx')).ClaimDialog }),
  }),
  request: defineDialog({
    address: 'request',
    args: noArgs,
    access: {},
    load: async () => ({ default: (await import('./request-dialog.tsx')).RequestDialog }),
  }),
  // What the state of the account opens: see LazyDialog.
  importantNotice: defineDialog({
    args: noArgs,
    load: async () => ({ default: (await import('./important-notice.tsx')).ImportantNotice }),
  }),
  stepUp: defineDialog({
    args: noArgs,
    load: async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }),
  }),
  // In place of one that is not for this user.
  noAccess: defineDialog({
    args: v.object({ refusal: v.picklist(['guest', 'role', 'state']) }),
    load: async () => ({ default: (await import('./no-access-dialog.tsx')).NoAccessDialog }),
  }),
};

type Registry = typeof registry;
export type DialogName = keyof Registry;
/** What a dialog is opened with. */
export type DialogArgs<Name extends DialogName> = v.InferInput<Registry[Name]['args']>;

/** A dialog with arguments that fit it. */
export interface OpenDialog {
  name: DialogName;
  args: Readonly<Record<string, string | undefined>>;
}

export const dialogNames = Object.keys(registry) as readonly DialogName[];

/** The row of a dialog by a name that is known only when it runs. */
export const entryOf = (name: DialogName): DialogEntry => registry[name] as unknown as DialogEntry;
