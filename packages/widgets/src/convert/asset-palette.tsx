import { Decimal, formatCrypto } from '@agio/money';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Mask } from '@agio/ui/amount';
import { CommandPalette } from '@agio/ui/command-palette';
import { useLocale, useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { useSetting } from '../host/index.ts';
import { hideBalances } from '../preferences/index.ts';
import { useDisplayDigits } from '../amounts/use-display-digits.ts';
import { messages } from './messages.ts';
import { valueOfBalance } from './model/asset-values.ts';
import type { ConvertMarkets } from './use-convert-context.ts';

export interface AssetPaletteProps {
  title: string;
  markets: ConvertMarkets;
  onChoose: (asset: string) => void;
}

/** The list of all assets with a price, searched by symbol or name; the user's own come first, by value. */
export function AssetPalette({
  popup: { open, onOpenChange },
  title,
  markets,
  onChoose,
}: AssetPaletteProps & { popup: LazyPopupState }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const digitsOf = useDisplayDigits();
  const [isHidden] = useSetting(hideBalances);
  const { assets, values, availableOf } = markets;
  const listed = assets
    .filter(({ id }) => values.has(id))
    .map((asset) => ({ ...asset, available: Decimal.parse(availableOf(asset.id)) }));
  const worth = (asset: (typeof listed)[number]) =>
    valueOfBalance(values, asset.id, asset.available);
  const owned = listed
    .filter(({ available }) => available?.isPositive)
    .toSorted((a, b) => worth(b).compare(worth(a)));
  const others = listed.filter(({ available }) => !available?.isPositive);
  const itemOf = ({ id, name, available }: (typeof listed)[number]) => ({
    id,
    label: `${id} · ${name}`,
    keywords: [id, name],
    icon: <AssetIcon symbol={id} size="sm" />,
    end: available ? (
      <span className="wg:num">
        {isHidden ? <Mask /> : formatCrypto(available, { locale, ...digitsOf(id) })}
      </span>
    ) : undefined,
    onSelect: () => onChoose(id),
  });
  const groups = [
    { heading: t.asset.yours, items: owned.map(itemOf) },
    { heading: t.asset.all, items: others.map(itemOf) },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      groups={groups}
      labels={{ title, placeholder: t.asset.search, empty: t.asset.empty }}
    />
  );
}
