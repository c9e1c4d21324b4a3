import { isVerified } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import type { Glyph } from '@agio/ui/glyph';
import {
  ArrowRightLeft,
  ArrowUpDown,
  ChartCandlestick,
  ChartLine,
  Gift,
  Landmark,
  ShoppingCart,
  Wallet,
} from 'lucide-react';
import { type Account, useAccount, useHost, WidgetLink } from '../host/index.ts';
import { notAllowedReason } from '../states/index.ts';
import { messages } from './messages.ts';

interface Action {
  id: string;
  label: string;
  href: string | undefined;
  Icon: Glyph;
}

/** Ways to what is done most: only those that the host has a page for, and that the reader's account can do. */
export function QuickActions() {
  const { actions: t } = useMessages(messages);
  const { links, markets } = useHost();
  const account = useAccount();
  const mayMove =
    notAllowedReason(account, undefined) === undefined && isVerifiedOrUnknown(account);
  const [first = ''] = markets.featured;
  const [asset = ''] = first.split('-');
  const desk = first === '' ? undefined : links.market?.(first);
  const buy = first === '' ? undefined : links.buy?.(asset);
  const moves: Action[] = [
    { id: 'buy', label: t.buy({ asset }), href: buy, Icon: ShoppingCart },
    { id: 'transfer', label: t.transfer, href: links.send?.(), Icon: ArrowUpDown },
    { id: 'ramp', label: t.ramp, href: links.ramp?.(), Icon: Landmark },
    { id: 'convert', label: t.convert, href: links.convert, Icon: ArrowRightLeft },
    { id: 'trade', label: t.trade, href: desk, Icon: ChartCandlestick },
    { id: 'referrals', label: t.referrals, href: links.referrals, Icon: Gift },
  ];
  const all: Action[] = [
    ...(mayMove ? moves : []),
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
      {/* Two in a row; the last one alone takes it all. */}
      <ul className="wg:flex wg:flex-wrap wg:gap-2 wg:p-4">
        {shown.map(({ id, label, href, Icon }) => (
          <li key={id} className="wg:grid wg:grow wg:basis-36">
            <Button
              asChild
              className="wg:px-3!"
              icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
            >
              <WidgetLink href={href}>{label}</WidgetLink>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Unknown state hides no action. */
const isVerifiedOrUnknown = ({ standing }: Account): boolean =>
  standing === undefined || isVerified(standing);
