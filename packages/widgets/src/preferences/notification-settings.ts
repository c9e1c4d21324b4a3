// @where Trading: channel of each notification
import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting } from '../host/persisted.ts';

/** Kinds of notifications. */
export const notificationKinds = ['orders', 'priceAlerts', 'transfers'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Ways of a notification: on the page, by the operating system, or with a sound. */
export const notificationWays = ['toast', 'system', 'sound'] as const;
export type NotificationWay = (typeof notificationWays)[number];

const ways = v.object({
  toast: v.fallback(v.boolean(), true),
  system: v.fallback(v.boolean(), false),
  sound: v.fallback(v.boolean(), false),
});

/** Switches of each kind of notification by way. */
export type NotificationSettings = Readonly<
  Record<NotificationKind, Readonly<Record<NotificationWay, boolean>>>
>;

const usual = { toast: true, system: false, sound: false };

/** Ways of each kind of notification, on this device. The notification centre lists all of them, whatever the ways. */
export const notificationSettings = defineSetting<NotificationSettings>(
  storageKeys.notifications,
  v.object({
    orders: v.fallback(ways, usual),
    priceAlerts: v.fallback(ways, usual),
    transfers: v.fallback(ways, usual),
  }),
  { orders: usual, priceAlerts: usual, transfers: usual },
);
