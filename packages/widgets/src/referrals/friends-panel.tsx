import type { ReferralOverview, ReferredFriend } from '@agio/api-client';
import { Amount } from '@agio/ui/amount';
import {
  amountColumn,
  DataTable,
  type DataTableColumn,
  TimeText,
  timeColumn,
} from '@agio/ui/data-table';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { ShortText } from '@agio/ui/short-text';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import { useMemo } from 'react';
import { useLoadNotes } from '../states/index.ts';
import { ShareTexts } from './share-texts.tsx';
import { earningDigits, type ReferralFormat } from './use-referral-words.ts';
import type { Loaded } from './use-referrals.ts';

const tones: Readonly<Record<ReferredFriend['state'], StatusPillProps['tone']>> = {
  SignedUp: 'neutral',
  Verified: 'accent',
  Trading: 'success',
  Unknown: 'neutral',
};

const none: never[] = [];

/** Friends who came by the invitation, with their progress and the earnings of it. */
export function FriendsPanel({
  friends: { state, data, onRetry },
  overview,
  isHidden,
  format,
}: {
  friends: Loaded<readonly ReferredFriend[]>;
  overview: ReferralOverview | undefined;
  isHidden: boolean;
  format: ReferralFormat;
}) {
  const { friends: t, hidden, stale } = format.t;
  const asset = overview?.rewardAsset ?? '';
  const notes = useLoadNotes(state, { error: t.failed, loading: t.loading, stale });
  const columns = useMemo((): DataTableColumn<ReferredFriend>[] => {
    return [
      {
        id: 'friend',
        header: t.friend,
        rowHeader: true,
        cell: ({ name }) => <ShortText text={name} length={40} />,
      },
      timeColumn({
        id: 'joined',
        header: t.joined,
        time: ({ joinedAt }) => joinedAt,
        sortable: true,
      }),
      { id: 'state', header: t.state, cell: (friend) => <State friend={friend} t={t} /> },
      amountColumn({
        id: 'earned',
        header: asset === '' ? t.earnedShort : t.earned({ asset }),
        sortable: true,
        amount: ({ earned }) => ({
          value: earned,
          ...earningDigits,
          masked: isHidden,
          maskedLabel: hidden,
        }),
      }),
    ];
  }, [t, asset, isHidden, hidden]);
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      {state.status === 'empty' ? (
        <ShareTexts overview={overview} format={format} />
      ) : (
        <DataTable
          label={t.title}
          columns={columns}
          rows={data ?? none}
          rowId={({ id }) => id}
          state={state}
          notes={notes}
          onRetry={onRetry}
          cardsBelow={36}
          cardHeight={5}
          card={(friend) => (
            <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-1 wg:px-4 wg:py-3">
              <span className="wg:min-w-0 wg:flex-1">
                <ShortText
                  text={friend.name}
                  length={40}
                  className="wg:block wg:font-medium wg:break-all"
                />
                <TimeText iso={friend.joinedAt} short className="wg:text-xs wg:text-fg-muted" />
              </span>
              <span className="wg:flex wg:flex-col wg:items-end wg:gap-1">
                <State friend={friend} t={t} />
                <Amount
                  value={friend.earned}
                  unit={asset}
                  {...earningDigits}
                  masked={isHidden}
                  maskedLabel={hidden}
                />
              </span>
            </div>
          )}
        />
      )}
    </Panel>
  );
}

/** Progress of a friend, with its meaning as a tooltip. */
function State({
  friend: { state },
  t,
}: {
  friend: ReferredFriend;
  t: ReferralFormat['t']['friends'];
}) {
  return (
    <StatusPill tone={tones[state]} title={t.next[state]}>
      {t[state]}
    </StatusPill>
  );
}
