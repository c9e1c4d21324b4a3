// @where Widgets: command palette
import type { Instrument } from '@agio/api-client';
import { useAssets, useInstruments, useTicker } from '@agio/api-client/react';
import { Change } from '@agio/ui/change';
import type { CommandPaletteGroup } from '@agio/ui/command-palette';
import { MarketStatus } from '@agio/ui/market-status';
import { PairIcon } from '@agio/ui/pair-icon';
import { Price } from '@agio/ui/price';
import { Eye, EyeOff, LogIn, Moon, Sun } from 'lucide-react';
import { PagePalette, useTypedAhead } from '@agio/widgets/palette';
import { useNavigate } from 'react-router';
import { useBrand } from '../../config/brand.ts';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { isOfMenus } from '../../pages.ts';
import { pagesFor } from '../../navigation.ts';
import { ownFirst, useHost, useSetting } from '@agio/widgets/host';
import { hideBalances } from '@agio/widgets/preferences';
import { useScheme } from '../../shared/storage/preferences.ts';
import { useSignIn } from '../../shared/user/use-sign-in.ts';
import { refusalOf } from '../../shared/user/access.ts';
import { useUser } from '../../shared/user/use-user.ts';
import type { DialogProps } from './dialog.ts';
import { type DialogName, dialogNames, entryOf } from './registry.ts';
import { useDialogs } from './use-dialogs.ts';

/** The command palette over everything that the app has: markets, pages, actions. */
export function CommandMenu({ open, onOpenChange }: DialogProps) {
  const t = useTranslate('shell');
  const markets = useMarketItems();
  const pages = usePageItems();
  const actions = [...useActionItems(), ...useDialogItems()];
  const { search, setSearch: onSearchChange } = useTypedAhead();
  const groups: CommandPaletteGroup[] = [
    { heading: t('palette.markets'), items: markets },
    { heading: t('palette.pages'), items: pages },
    { heading: t('palette.actions'), items: actions },
  ];
  const navigate = useNavigate();
  const dialogs = useDialogs();
  return (
    <PagePalette
      {...{ open, onOpenChange, search, onSearchChange, groups }}
      onGo={(address) => void navigate(address)}
      onAlert={(alert) => dialogs.open('priceAlerts', alert)}
      defaultMarket={useConfig().defaultPair}
    />
  );
}

function useMarketItems(): CommandPaletteGroup['items'] {
  const navigate = useNavigate();
  const { data = [] } = useInstruments();
  const { data: assets = [] } = useAssets();
  const { markets } = useHost();
  const names = new Map(assets.map((asset) => [asset.id, asset.name]));
  return ownFirst(data, ({ baseAsset }) => baseAsset, markets.categories).map((instrument) => ({
    id: `market:${instrument.id}`,
    label: instrument.symbol,
    keywords: [
      instrument.id,
      instrument.baseAsset + instrument.quoteAsset,
      names.get(instrument.baseAsset) ?? '',
    ],
    icon: (
      <PairIcon
        base={instrument.baseAsset}
        quote={instrument.quoteAsset}
        size="sm"
        className="[--pair-rim:var(--agio-overlay)]"
      />
    ),
    end: <MarketFigures instrument={instrument} />,
    onSelect: () => void navigate(`/trade/${instrument.id}`),
  }));
}

/** A component of its own: prices are only asked for while the palette shows them. */
function MarketFigures({ instrument: { id, tickSize, status } }: { instrument: Instrument }) {
  const { ticker } = useTicker(id);
  const quiet = status !== 'Open';
  return (
    <>
      <MarketStatus status={status} />
      <Price value={ticker?.last} tickSize={tickSize} quiet={quiet} className="text-fg" />
      <Change value={ticker?.changePercent24h} quiet={quiet} className="w-16 justify-end" />
    </>
  );
}

function usePageItems(): CommandPaletteGroup['items'] {
  const t = useTranslate('shell');
  const navigate = useNavigate();
  const { kind } = useUser();
  const shown = pagesFor(kind, useBrand()).filter(isOfMenus);
  return shown.map(({ id, to, icon: Icon }) => ({
    id: `page:${id}`,
    label: t(`profile.${id}`),
    keywords: [t(`pages.${id}.name`), t(`pages.${id}.about`)],
    icon: <Icon size={16} strokeWidth={1.5} />,
    onSelect: () => void navigate(to),
  }));
}

function useActionItems(): CommandPaletteGroup['items'] {
  const t = useTranslate('shell');
  const { scheme, switchScheme } = useScheme();
  const [hidden, setHidden] = useSetting(hideBalances);
  const { isSignedIn } = useUser();
  const signIn = useSignIn();
  const ThemeIcon = scheme === 'dark' ? Sun : Moon;
  const EyeIcon = hidden ? Eye : EyeOff;
  return [
    ...(isSignedIn
      ? [
          {
            id: 'action:balances',
            label: hidden ? t('palette.showBalances') : t('palette.hideBalances'),
            icon: <EyeIcon size={16} strokeWidth={1.5} />,
            onSelect: () => setHidden(!hidden),
          },
        ]
      : [
          {
            id: 'action:sign-in',
            label: t('palette.signIn'),
            icon: <LogIn size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />,
            onSelect: () => signIn(),
          },
        ]),
    {
      id: 'action:theme',
      label: scheme === 'dark' ? t('palette.toLight') : t('palette.toDark'),
      icon: <ThemeIcon size={16} strokeWidth={1.5} />,
      onSelect: switchScheme,
    },
  ];
}

/** The dialogs that stand alone, of those that this user may open. */
function useDialogItems(): CommandPaletteGroup['items'] {
  const t = useTranslate('shell');
  const user = useUser();
  const { open } = useDialogs();
  const { demo } = useConfig();
  return dialogNames.flatMap((name) => {
    const { palette, access } = entryOf(name);
    if (!palette || refusalOf(access, user) || (palette.demo && !demo)) return [];
    const { words, icon: Icon, shortcut } = palette;
    return {
      id: `dialog:${name}`,
      label: t(words),
      icon: <Icon size={16} strokeWidth={1.5} />,
      end: shortcut === undefined ? undefined : <kbd className="font-text">{shortcut}</kbd>,
      onSelect: () => (open as (dialog: DialogName) => void)(name),
    };
  });
}
