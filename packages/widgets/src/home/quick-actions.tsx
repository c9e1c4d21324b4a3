import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { ArrowRightLeft, ChartLine, type LucideIcon, ShoppingCart, Wallet } from 'lucide-react';
import { useHost, WidgetLink } from '../provider/index.ts';
import { messages } from './messages.ts';

interface Action {
  id: string;
  label: string;
  href: string | undefined;
  Icon: LucideIcon;
}

/** Ways to what is done most: only those that the host has a page for. */
export function QuickActions() {
  const { actions: t } = useMessages(messages);
  const { links, markets } = useHost();
  const [first = ''] = markets.featured;
  const [asset = ''] = first.split('-');
  const all: Action[] = [
    {
      id: 'buy',
      label: t.buy({ asset }),
      href: first === '' ? undefined : (links.buy?.(asset) ?? links.market?.(first)),
      Icon: ShoppingCart,
    },
    { id: 'convert', label: t.convert, href: links.convert, Icon: ArrowRightLeft },
    { id: 'markets', label: t.markets, href: links.markets, Icon: ChartLine },
    { id: 'portfolio', label: t.portfolio, href: links.portfolio, Icon: Wallet },
  ];
  const shown = all.filter(({ href }) => href !== undefined);
  if (shown.length === 0) return null;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <ul className="wg:grid wg:grid-cols-2 wg:gap-2 wg:p-4 wg:max-[359px]:grid-cols-1">
        {shown.map(({ id, label, href, Icon }) => (
          <li key={id} className="wg:grid">
            <Button asChild icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}>
              <WidgetLink href={href}>{label}</WidgetLink>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
