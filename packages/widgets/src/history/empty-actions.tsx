import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { useHost, WidgetLink } from '../host/index.ts';
import { messages } from './messages.ts';
import type { HistoryTab } from '../lists/history-choice.ts';

/** Where what an empty list would have begins; nothing where the host has no such page. */
export function EmptyActions({ tab }: { tab: HistoryTab }) {
  const t = useMessages(messages);
  const { links } = useHost();
  const href = tab === 'conversions' ? links.convert : links.markets;
  if (href === undefined) return null;
  return (
    <Button asChild size="sm" variant="primary">
      <WidgetLink href={href}>{tab === 'conversions' ? t.convert : t.markets}</WidgetLink>
    </Button>
  );
}
