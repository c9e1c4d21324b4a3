import { Button } from '@agio/ui/button';
import { type MessagesOf, useMessages } from '@agio/ui/language';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { common } from '../words/messages.ts';
import { useAccount } from '../host/account.ts';
import { restrictionsOf, type NotActiveReason } from '../host/account-restrictions.ts';
import { useHost } from '../host/host.ts';
import { WidgetLink } from '../host/widget-link.tsx';

/** Shows the reason for which the reader may not trade, as a sentence. */
export function WhyNotActive() {
  return useMessages(common).notActive[restrictionsOf(useAccount()).reason ?? 'unknown'];
}

/** Menus that are closed to a reader who has yet to answer. */
export type ClosedMenu = keyof MessagesOf<typeof common>['closedMenus']['unverified'];

/** Shows the reason for which a menu is closed to the reader, as a sentence about its page. */
export function WhyMenuClosed({ menu }: { menu: ClosedMenu }) {
  const { closesMenus = 'unverified' } = restrictionsOf(useAccount());
  return useMessages(common).closedMenus[closesMenus][menu];
}

/**
 * Returns the reason for which the reader may not trade, as a sentence for a notice, if it is one of `reasons`. It is
 * still known after the end of the session, because the exchange ends the session of an account that it closes.
 */
export function useClosedWords(...reasons: NotActiveReason[]): () => string | undefined {
  const words = useMessages(common).notActive;
  const account = useAccount();
  const last = useRef<NotActiveReason>(undefined);
  useEffect(() => {
    if (account.standing) last.current = restrictionsOf(account).reason;
  }, [account]);
  const wanted = reasons.join();
  return useCallback(() => {
    const reason = wanted.split(',').find((each) => each === last.current);
    return reason === undefined ? undefined : words[reason as NotActiveReason];
  }, [wanted, words]);
}

/** Link that leads out of each restriction; staff have none. */
const next: Readonly<
  Record<Exclude<NotActiveReason, 'staff'>, 'verify' | 'provide' | 'request' | 'support'>
> = {
  unverified: 'verify',
  waitingForData: 'provide',
  inReview: 'request',
  terminated: 'support',
  frozen: 'support',
  banned: 'support',
  unknown: 'support',
};

/** Returns a link to the next step of a reader who may not trade; undefined if there is none, or no page for it. */
export function useNextStepLink(): ReactNode {
  const { links } = useHost();
  const t = useMessages(common).nextStep;
  const { reason = 'staff' } = restrictionsOf(useAccount());
  if (reason === 'staff') return undefined;
  const step = next[reason];
  const href = step === 'support' ? links.support : links.verification;
  if (href === undefined) return undefined;
  return (
    <Button asChild size="sm">
      <WidgetLink href={href}>{t[step]}</WidgetLink>
    </Button>
  );
}
