import type { ApiError } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import { User } from 'lucide-react';
import { userAddress } from '../users/model/profile-view.ts';
import { defaultUsersView } from '../users/model/users-view.ts';
import { type ListView, writeListView } from './list/model/list-view.ts';
import { areaAddress, type AreaProps, type OfficeArea } from './model/areas.ts';
import { paletteMessages } from './palette-messages.ts';
import { type ItemAction, useItemActions } from './use-item-actions.tsx';

interface Answer<Row> {
  data: { readonly items: readonly Row[] } | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  mutate: () => unknown;
}

/**
 * Finds the row that the address names: in the list, or by a call of its own. Offers its actions in the command palette;
 * one of them opens its user, if it has one.
 *
 * @param useLookUp reads the rows that match an id; without one it makes no call
 */
export function useStaffItem<Row extends { readonly id: string; readonly userId?: string }>({
  area,
  heading,
  base,
  item,
  view,
  answer,
  useLookUp,
  actionsOf,
  isReadWhole = false,
  onGo,
}: Pick<AreaProps, 'base' | 'item' | 'onGo'> & {
  area: OfficeArea;
  /** Name of the group of actions in the command palette. */
  heading: string;
  view: ListView;
  answer: Answer<Row>;
  useLookUp: (id: string | undefined) => Answer<Row>;
  /** Reads a listed row by its id as well: the answer has more than the list, which shows until it comes. */
  isReadWhole?: boolean;
  /** Other actions for the command palette, listed first. */
  actionsOf?: (open: Row) => readonly (ItemAction | false)[];
}) {
  const { openUser } = useMessages(paletteMessages);
  const address = (id?: string) => areaAddress(base, area, id, writeListView(view));
  const listed = answer.data?.items.find(({ id }) => id === item);
  const isAlone = item !== undefined && answer.data !== undefined && listed === undefined;
  const alone = useLookUp(isAlone || isReadWhole ? item : undefined);
  const whole = alone.data?.items.find(({ id }) => id === item);
  const open = isReadWhole ? (whole ?? listed) : (listed ?? whole);
  const { userId } = open ?? {};
  useItemActions(
    heading,
    open === undefined
      ? []
      : [
          ...(actionsOf?.(open) ?? []),
          userId !== undefined && {
            label: openUser,
            icon: User,
            onSelect: () => onGo(userAddress(base, userId, { list: defaultUsersView })),
          },
        ],
  );
  const source = answer.data === undefined ? answer : alone;
  return {
    open,
    address,
    /** Props of the drawer that shows the row. */
    drawer: {
      id: item,
      lookUp: {
        isLoading: answer.isLoading || alone.isLoading,
        error: source.error,
        again: () => void source.mutate(),
      },
      onClose: () => onGo(address()),
    },
  };
}
