import type { AddressBookEntry } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import type { ReactNode } from 'react';
import { useHost, WidgetLink } from '../host/index.ts';
import { messages } from './messages.ts';

/** Leads to a transfer of the asset of an entry that can be sent to; nothing where the host has no such page. */
export function SendButton({
  entry,
  variant = 'ghost',
  size = 'sm',
  children,
}: {
  entry: AddressBookEntry;
  variant?: 'ghost' | 'primary';
  size?: 'sm' | 'md';
  children?: ReactNode;
}) {
  const t = useMessages(messages);
  const { links } = useHost();
  if (entry.allowance !== 'IsAllowed' || links.send === undefined) return null;
  return (
    <Button asChild size={size} variant={variant} className="wg:relative">
      <WidgetLink
        href={links.send(entry.asset, { network: entry.network, entry: entry.id })}
        {...(children === undefined && {
          'aria-label': t.sendTo({ name: cutText(entry.name, 40) }),
        })}
      >
        {children ?? t.send}
      </WidgetLink>
    </Button>
  );
}
