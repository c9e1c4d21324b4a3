// @where Widgets: command palette
import { useAssets, useInstruments } from '@agio/api-client/react';
import { Amount } from '@agio/ui/amount';
import type { CommandPaletteGroup, CommandPaletteItem } from '@agio/ui/command-palette';
import { useMessages } from '@agio/ui/language';
import { RotateCcw, User } from 'lucide-react';
import { usePaletteItems, usePaletteSearch } from '../../palette/index.ts';
import { useAccount } from '../../host/index.ts';
import { useFailureWords } from '../../states/index.ts';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { TransferStatus } from '../../details/transfer-status.tsx';
import { messages } from '../messages.ts';
import { areaIcons } from '../frame/area-icons.ts';
import {
  areaAddress,
  type AreaProps,
  areasOf,
  mayOpen,
  type OfficeArea,
} from '../frame/model/areas.ts';
import { userAddress } from '../users/model/profile-view.ts';
import { defaultUsersView } from '../users/model/users-view.ts';
import { paletteMessages } from '../frame/palette-messages.ts';
import { transferColumnMessages } from '../../lists/columns/transfer-column-messages.ts';
import { type Found, useFinder } from './use-finder.ts';

type Ways = Pick<AreaProps, 'base' | 'onGo'>;

const iconOf = (area: OfficeArea) => {
  const Icon = areaIcons[area];
  return <Icon size={16} strokeWidth={1.5} />;
};

/** Command palette of the back office: areas, and records that the role can read. */
export function OfficePalette(ways: Ways) {
  const t = useMessages(paletteMessages);
  const { kind } = useAccount();
  const failureWords = useFailureWords();
  const search = usePaletteSearch();
  const { found, isLooking, again } = useFinder(mayOpen('users', kind) ? search : undefined);
  const areas = useAreaItems(ways);
  const markets = useMarketItems(ways, search ?? '');
  const groups = useFoundGroups(ways, found);
  const failed = found?.errors[0];
  const isNone = found !== undefined && groups.every(({ items }) => items.length === 0);
  const retry: CommandPaletteItem = {
    id: 'office:again',
    label: t.again,
    keywords: [search ?? ''],
    icon: <RotateCcw size={16} strokeWidth={1.5} />,
    keepsOpen: true,
    onSelect: again,
  };
  usePaletteItems({
    groups: [
      { heading: t.areas, items: areas },
      { heading: t.markets, items: markets },
      ...groups,
      { heading: t.againIn, items: failed === undefined ? [] : [retry] },
    ],
    note: isLooking
      ? t.looking
      : failed !== undefined
        ? t.failed({ reason: failureWords(failed) })
        : isNone
          ? t.none({ text: found.text })
          : undefined,
    labels: { placeholder: t.placeholder, empty: t.empty },
  });
  return null;
}

function useAreaItems({ base, onGo }: Ways): CommandPaletteItem[] {
  const t = useMessages(paletteMessages);
  const { area: names } = useMessages(messages);
  const { kind } = useAccount();
  return areasOf(kind).map((area) => ({
    id: `office:${area}`,
    label: t.goTo({ name: names[area] }),
    icon: iconOf(area),
    onSelect: () => onGo(areaAddress(base, area)),
  }));
}

/** Markets and assets to change; only once something is typed, as there are many. */
function useMarketItems({ base, onGo }: Ways, search: string): CommandPaletteItem[] {
  const t = useMessages(paletteMessages);
  const { area: names } = useMessages(messages);
  const { kind } = useAccount();
  const { data: instruments = [] } = useInstruments();
  const { data: assets = [] } = useAssets();
  if (search.trim() === '' || !mayOpen('markets', kind)) return [];
  const item = (id: string, label: string, keywords: string[], query: string) => ({
    id: `office:markets:${query}${id}`,
    label: t.of({ what: label, who: names.markets }),
    keywords,
    icon: iconOf('markets'),
    onSelect: () => onGo(areaAddress(base, 'markets', id, query)),
  });
  return [
    ...instruments.map(({ id, symbol }) => item(id, symbol, [id], '')),
    ...assets.map(({ id, name }) => item(id, id, [name], 'list=assets')),
  ];
}

/** Returns the search results as groups. The exchange has compared them, so the typed text is a keyword of each. */
function useFoundGroups({ base, onGo }: Ways, found: Found | undefined): CommandPaletteGroup[] {
  const t = useMessages(paletteMessages);
  const { directions } = useMessages(transferColumnMessages);
  const { statuses } = useMessages(orderStateMessages);
  if (found === undefined) return [];
  const keywords = [found.text];
  return [
    {
      heading: t.orders,
      items: found.orders.map(({ id, side, market, status, userName }) => ({
        id: `office:order:${id}`,
        label: t.orderOf[side]({ market, who: userName }),
        keywords,
        icon: iconOf('orders'),
        end: statuses[status],
        onSelect: () => onGo(areaAddress(base, 'orders', id)),
      })),
    },
    {
      heading: t.users,
      items: found.users.map(({ id, displayName, email }) => ({
        id: `office:user:${id}`,
        label: t.of({ what: displayName, who: email }),
        keywords,
        icon: <User size={16} strokeWidth={1.5} />,
        onSelect: () => onGo(userAddress(base, id, { list: defaultUsersView })),
      })),
    },
    {
      heading: t.transfers,
      items: found.transfers.map(({ id, type, asset, amount, status, review, userName }) => ({
        id: `office:transfer:${id}`,
        label: t.of({ what: directions[type], who: userName }),
        keywords,
        icon: iconOf('transfers'),
        end: (
          <>
            <Amount value={amount} unit={asset} />
            <TransferStatus status={status} review={review} />
          </>
        ),
        onSelect: () => onGo(areaAddress(base, 'transfers', id)),
      })),
    },
  ];
}
