import { ArrowUpDown, Banknote, Bell, BellPlus, FlaskConical, Keyboard } from 'lucide-react';
import * as v from 'valibot';
import type { Page } from '../../pages.ts';
import { isFor, ofOfficers, ofTraders } from '../../shared/user/access.ts';
import type { UserKind } from '../../shared/user/use-user.ts';
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
    load: async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }),
  }),
  notifications: defineDialog({
    address: 'notifications',
    args: noArgs,
    palette: { words: 'profile.notifications', icon: Bell },
    load: async () => ({ default: (await import('./notification-centre.tsx')).NotificationCentre }),
  }),
  priceAlerts: defineDialog({
    address: 'price-alerts',
    args: v.object({
      market: v.optional(v.pipe(v.string(), v.maxLength(100))),
      price: v.optional(v.pipe(v.string(), v.decimal(), v.maxLength(60))),
    }),
    palette: { words: 'palette.priceAlerts', icon: BellPlus },
    load: async () => ({ default: (await import('./price-alerts.tsx')).PriceAlerts }),
  }),
  sendReceive: defineDialog({
    address: 'send_receive',
    args: v.object({
      tab: v.optional(v.picklist(['send', 'receive'])),
      asset: v.optional(v.pipe(v.string(), v.maxLength(32))),
      network: v.optional(v.pipe(v.string(), v.maxLength(100))),
      to: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
    access: ofTraders,
    menu: {
      after: 'portfolio',
      name: 'menu.sendReceive.name',
      about: 'menu.sendReceive.about',
      icon: ArrowUpDown,
    },
    palette: { words: 'menu.sendReceive.name', icon: ArrowUpDown },
    load: async () => ({ default: (await import('./send-receive.tsx')).SendReceive }),
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
  userDetails: defineDialog({
    address: 'user_details',
    args: v.object({ user: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
    access: ofOfficers,
    load: async () => ({ default: (await import('./user-details.tsx')).UserDetails }),
  }),
  demo: defineDialog({
    address: 'demo',
    args: noArgs,
    access: {},
    palette: { words: 'profile.demo', icon: FlaskConical, demo: true },
    load: async () => ({ default: (await import('./demo-panel.tsx')).DemoPanel }),
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
    args: v.object({ refusal: v.picklist(['guest', 'role', 'staff', 'state']) }),
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

/** The dialogs that stand behind a page in the menus, of those that are for this user. None needs an argument. */
export const dialogsAfter = (page: Page['id'], kind: UserKind) =>
  dialogNames.flatMap((name) => {
    const { menu, access } = entryOf(name);
    return menu?.after === page && isFor(access, kind) ? [{ name, menu }] : [];
  });
