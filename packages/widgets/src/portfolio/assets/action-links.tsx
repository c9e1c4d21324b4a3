import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import type { Glyph } from '@agio/ui/glyph';
import {
  ArrowDown,
  ArrowRightLeft,
  ArrowUp,
  ChartCandlestick,
  CreditCard,
  Info,
} from 'lucide-react';
import { useHost, WidgetLink } from '../../host/index.ts';
import { messages } from '../messages.ts';
import type { AssetAction, AssetActionId } from '../model/asset-actions.ts';

const icons: Record<AssetActionId | 'details' | 'buyAndSell', Glyph> = {
  details: Info,
  trade: ChartCandlestick,
  convert: ArrowRightLeft,
  buy: CreditCard,
  send: ArrowUp,
  receive: ArrowDown,
  buyAndSell: CreditCard,
};

/** The icon of an action, as a decoration. */
export function ActionIcon({ id }: { id: keyof typeof icons }) {
  const Icon = icons[id];
  return <Icon size={16} strokeWidth={1.5} aria-hidden />;
}

/** Actions for an asset, as buttons in a row. */
export function ActionButtons({ actions }: { actions: readonly AssetAction[] }) {
  const { actions: t } = useMessages(messages);
  if (actions.length === 0) return null;
  return (
    <div className="wg:flex wg:flex-wrap wg:gap-2">
      {actions.map(({ id, href }) => (
        <Button key={id} asChild size="sm" icon={<ActionIcon id={id} />}>
          <WidgetLink href={href}>{t[id]}</WidgetLink>
        </Button>
      ))}
    </div>
  );
}

/** Actions without an asset: only those that the host has a page for. */
export function MoneyButtons() {
  const { actions: t } = useMessages(messages);
  const { links } = useHost();
  const shown = [
    { id: 'send', href: links.send?.() },
    { id: 'receive', href: links.receive?.() },
    { id: 'buyAndSell', href: links.ramp?.() },
  ] as const;
  if (shown.every(({ href }) => href === undefined)) return null;
  return (
    <div className="wg:flex wg:flex-wrap wg:gap-2 wg:max-sm:w-full wg:max-sm:[&>*]:flex-1">
      {shown.map(({ id, href }) =>
        href === undefined ? null : (
          <Button
            key={id}
            asChild
            size="sm"
            variant={id === 'buyAndSell' ? 'primary' : 'secondary'}
            icon={<ActionIcon id={id} />}
          >
            <WidgetLink href={href}>{t[id]}</WidgetLink>
          </Button>
        ),
      )}
    </div>
  );
}
