// @where Widgets: help articles, and the pages that they link to
import type { WidgetLinks } from '../host/index.ts';
import { articleMessages } from './article-messages.ts';

/** The id of a help article. */
export type ArticleId = keyof typeof articleMessages.texts;

/** The articles in order, by what they are about, and the pages that they lead to. */
export const topics = [
  {
    id: 'money',
    articles: [
      'deposit',
      'depositMissing',
      'wrongNetwork',
      'memo',
      'withdraw',
      'withdrawalLimits',
      'withdrawalWaiting',
      'addressNotAllowed',
      'addressProof',
      'poisoning',
    ],
  },
  {
    id: 'trading',
    articles: [
      'market',
      'stop',
      'orderLifetime',
      'amend',
      'unknownOrder',
      'orderRefused',
      'fees',
      'convert',
      'halted',
      'pausedPrices',
      'alerts',
      'backing',
    ],
  },
  {
    id: 'account',
    articles: [
      'verification',
      'review',
      'signInAgain',
      'lostDevice',
      'gains',
      'currency',
      'export',
      'shared',
      'keyboard',
      'referral',
    ],
  },
] as const satisfies readonly { id: string; articles: readonly ArticleId[] }[];

/** The pages that articles lead to, by the name that the button has. */
type Target =
  | 'receive'
  | 'send'
  | 'addressBook'
  | 'markets'
  | 'portfolio'
  | 'convert'
  | 'verification'
  | 'settings';

const targets: Partial<Record<ArticleId, Target>> = {
  deposit: 'receive',
  depositMissing: 'receive',
  memo: 'receive',
  withdraw: 'send',
  withdrawalLimits: 'verification',
  withdrawalWaiting: 'portfolio',
  addressNotAllowed: 'addressBook',
  addressProof: 'addressBook',
  poisoning: 'addressBook',
  market: 'markets',
  stop: 'markets',
  orderRefused: 'markets',
  fees: 'markets',
  convert: 'convert',
  alerts: 'settings',
  gains: 'settings',
  verification: 'verification',
  signInAgain: 'settings',
  lostDevice: 'settings',
  currency: 'settings',
  export: 'settings',
  shared: 'settings',
  keyboard: 'settings',
};

const sections: Partial<Record<ArticleId, string>> = {
  alerts: 'notifications',
  gains: 'trading',
  signInAgain: 'devices',
  lostDevice: 'devices',
  currency: 'display',
  export: 'data',
  shared: 'data',
  keyboard: 'trading',
};

/** The page that an article leads to; undefined where the host has none. */
export function articleTarget(
  id: ArticleId,
  links: WidgetLinks,
): { name: Target; href: string } | undefined {
  const name = targets[id];
  if (name === undefined) return undefined;
  const href =
    name === 'settings'
      ? links.settings?.(sections[id])
      : name === 'send' || name === 'receive'
        ? links[name]?.()
        : links[name];
  return href === undefined ? undefined : { name, href };
}

/** The article that a query asks for, as `?article=deposit`; undefined for the list. */
export function articleOf(query: string): ArticleId | undefined {
  const asked = new URLSearchParams(query).get('article') ?? '';
  return Object.hasOwn(articleMessages.texts, asked) ? (asked as ArticleId) : undefined;
}
