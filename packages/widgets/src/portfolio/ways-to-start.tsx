import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelTitle } from '@agio/ui/panel';
import { useHost, WidgetLink } from '../host/index.ts';
import { ActionIcon } from './assets/action-links.tsx';
import { messages } from './messages.ts';

/** Next steps for an empty portfolio: those that the host has a page for. */
export function WaysToStart() {
  const { start: t, actions } = useMessages(messages);
  const { links } = useHost();
  const ways = [
    { id: 'buy', href: links.ramp?.(), title: t.buy, text: t.buyText, label: actions.buy },
    {
      id: 'receive',
      href: links.receive?.(),
      title: t.receive,
      text: t.receiveText,
      label: actions.receive,
    },
    {
      id: 'trade',
      href: links.markets,
      title: t.markets,
      text: t.marketsText,
      label: actions.trade,
    },
  ] as const;
  const shown = ways.filter(({ href }) => href !== undefined);
  return (
    <Panel aria-label={t.title} className="wg:p-5">
      <PanelTitle>{t.title}</PanelTitle>
      <ul className="wg:mt-4 wg:grid wg:gap-5">
        {shown.map(({ id, href, title, text, label }, index) => (
          <li key={id} className="wg:flex wg:items-center wg:gap-3">
            <span className="wg:grid wg:size-10 wg:flex-none wg:place-items-center wg:rounded-full wg:bg-accent-soft wg:text-accent">
              <ActionIcon id={id} />
            </span>
            <span className="wg:min-w-0 wg:flex-1">
              <span className="wg:block wg:font-medium">{title}</span>
              <span className="wg:block wg:text-sm wg:text-fg-muted">{text}</span>
            </span>
            <Button asChild size="sm" variant={index === 0 ? 'primary' : 'secondary'}>
              <WidgetLink href={href} aria-label={`${label}: ${title}`}>
                {label}
              </WidgetLink>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
