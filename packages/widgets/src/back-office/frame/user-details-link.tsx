import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { UserRound } from 'lucide-react';
import { useHost, WidgetLink } from '../../host/index.ts';
import { tradingMessages } from './trading-messages.ts';

/** A way to a user's details that leaves the page where it is; missing where the host has none for the reader. */
export function UserDetailsLink({ userId, over }: { userId: string; over: string }) {
  const t = useMessages(tradingMessages);
  const { links } = useHost();
  return links.userDetails === undefined ? null : (
    <Button asChild size="sm" variant="secondary" className="wg:mt-3">
      <WidgetLink href={links.userDetails(userId, over)}>
        <UserRound size={14} strokeWidth={1.5} aria-hidden />
        {t.userDetails}
      </WidgetLink>
    </Button>
  );
}
