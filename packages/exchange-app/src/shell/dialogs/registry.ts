// @where App: dialogs: arguments, name in `?modal=`, access
import { ArrowUpDown, Banknote, Bell, BellPlus, FlaskConical, Keyboard } from 'lucide-react';
import * as v from 'valibot';
import type { Page } from '../../pages.ts';
import { isFor, ofOfficers, ofTraders } from '../../shared/user/access.ts';
import type { UserKind } from '../../shared/user/use-user.ts';
import { type DialogEntry, defineDialog } from './dialog.ts';

const noArgs = v.object({});

/**
 * Every dialog that the shell opens, or a link with `?modal=`. A new one is its component, a row here and in
 * `loaders.ts`, and its words. No page has a query parameter with the name of an argument.
 */
export const registry = {
  palette: defineDialog({
    args: noArgs,
  }),
  menu: defineDialog({
    args: noArgs,
  }),
  settings: defineDialog({
    address: 'settings',
    args: v.object({ tab: v.optional(v.picklist(['language', 'currency'])) }),
    palette: { words: 'palette.settings', icon: Banknote },
  }),
  shortcuts: defineDialog({
    address: 'shortcuts',
    args: noArgs,
    palette: { words: 'palette.shortcuts', icon: Keyboard, shortcut: '?' },
  }),
  notifications: defineDialog({
    address: 'notifications',
    args: noArgs,
    palette: { words: 'profile.notifications', icon: Bell },
  }),
  priceAlerts: defineDialog({
    address: 'price-alerts',
    args: v.object({
      market: v.optional(v.pipe(v.string(), v.maxLength(100))),
      price: v.optional(v.pipe(v.string(), v.decimal(), v.maxLength(60))),
    }),
    palette: { words: 'palette.priceAlerts', icon: BellPlus },
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
  }),
  stage: defineDialog({
    address: 'stage',
    args: noArgs,
  }),
  claim: defineDialog({
    address: 'claim',
    args: v.object({ reward: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
    access: { active: true },
  }),
  request: defineDialog({
    address: 'request',
    args: noArgs,
    access: {},
  }),
  userDetails: defineDialog({
    address: 'user_details',
    args: v.object({ user: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
    access: ofOfficers,
  }),
  demo: defineDialog({
    address: 'demo',
    args: noArgs,
    access: {},
    palette: { words: 'profile.demo', icon: FlaskConical, demo: true },
  }),
  // Dialogs that the state of the account opens: see LazyDialog.
  importantNotice: defineDialog({
    args: noArgs,
  }),
  stepUp: defineDialog({
    args: noArgs,
  }),
  // Shown instead of a dialog that this user may not open.
  noAccess: defineDialog({
    args: v.object({ refusal: v.picklist(['guest', 'role', 'staff', 'state']) }),
  }),
};

export type Registry = typeof registry;
export type DialogName = keyof Registry;
/** Arguments to open a dialog with. */
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
