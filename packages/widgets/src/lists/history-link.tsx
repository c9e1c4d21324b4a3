import { Button, type ButtonProps } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { historyQueryOf, type HistoryTab } from './history-choice.ts';
import { useHost, WidgetLink } from '../host/index.ts';
import { common } from '../words/messages.ts';

/** Leads to a list of the history; nothing where the host has none. */
export function HistoryLink({ query }: { query: string }) {
  const t = useMessages(common);
  const { links } = useHost();
  if (!links.history) return null;
  return (
    <WidgetLink
      href={links.history(query)}
      className="wg:text-sm wg:text-accent wg:hover:underline wg:focus-ring"
    >
      {t.allInHistory}
    </WidgetLink>
  );
}

/** Leads from a receipt to its entry in the history, found by its id; nothing where the host has none. */
export function InHistoryButton({
  tab,
  id,
  ...look
}: { tab: HistoryTab; id: string } & Pick<ButtonProps, 'size' | 'variant' | 'block'>) {
  const t = useMessages(common);
  const { links } = useHost();
  if (!links.history) return null;
  return (
    <Button asChild {...look}>
      <WidgetLink href={links.history(historyQueryOf({ tab, filter: { search: id } }))}>
        {t.inHistory}
      </WidgetLink>
    </Button>
  );
}
