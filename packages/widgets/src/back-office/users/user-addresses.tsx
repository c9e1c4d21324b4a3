import type { AddressBookEntry } from '@agio/api-client/contract';
import { useUserAddresses } from '@agio/api-client/react';
import { AssetIcon } from '@agio/ui/asset-icon';
import { type DataTableColumn } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { PanelHeader, PanelTitle } from '@agio/ui/panel';
import { ShortText } from '@agio/ui/short-text';
import { StatusPill } from '@agio/ui/status-pill';
import { Clock, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { RowCard } from '../frame/list/row-card.tsx';
import { CopiedAddress } from '../frame/copyable-text.tsx';
import { profileMessages } from './profile-messages.ts';
import { ProfileTable } from './profile-table.tsx';

/** The addresses that one user sends to, and how far each is proven. */
export function UserAddresses({
  userId,
  actionOf,
}: {
  userId: string;
  /** Returns the acts on an address, for roles that may act. */
  actionOf?: (entry: AddressBookEntry) => ReactNode;
}) {
  const t = useMessages(profileMessages);
  const addresses = useUserAddresses(userId);
  const rows = addresses.data ?? [];
  return (
    <ProfileTable
      tab="addresses"
      query={addresses}
      head={
        <PanelHeader>
          <PanelTitle>{t.tab.addresses}</PanelTitle>
          <span className="wg:num wg:ms-auto wg:text-sm wg:text-fg-muted">
            {addresses.data?.length}
          </span>
        </PanelHeader>
      }
      columns={useColumns(actionOf)}
      rows={rows}
      rowId={({ id }) => id}
      density="tall"
      cardHeight={5.5}
      card={(entry) => (
        <RowCard
          title={<ShortText text={entry.name} length={40} />}
          more={
            <>
              {entry.asset} <CopiedAddress address={entry.address} />
            </>
          }
          end={<ProofPill entry={entry} />}
          endMore={actionOf?.(entry)}
        />
      )}
      skeletonRows={3}
    />
  );
}

function useColumns(
  actionOf: ((entry: AddressBookEntry) => ReactNode) | undefined,
): DataTableColumn<AddressBookEntry>[] {
  const t = useMessages(profileMessages);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t.addressName,
        rowHeader: true,
        skeleton: 'two-lines',
        cell: ({ name, address }) => (
          <>
            <ShortText text={name} className="wg:block wg:truncate wg:font-medium" />
            <span className="wg:-my-1 wg:block wg:text-xs wg:text-fg-muted">
              <CopiedAddress address={address} />
            </span>
          </>
        ),
      },
      {
        id: 'asset',
        header: t.asset,
        width: '8rem',
        hideBelow: 50,
        cell: ({ asset }) => (
          <span className="wg:inline-flex wg:items-center wg:gap-2">
            <AssetIcon symbol={asset} size="sm" />
            <ShortText text={asset} length={16} />
          </span>
        ),
      },
      {
        id: 'proof',
        header: t.proof,
        width: '11rem',
        cell: (entry) => <ProofPill entry={entry} />,
      },
      ...(actionOf === undefined
        ? []
        : [
            {
              id: 'action',
              header: t.action,
              headerHidden: true,
              align: 'end' as const,
              width: '14rem',
              cell: actionOf,
            },
          ]),
    ],
    [t, actionOf],
  );
}

function ProofPill({ entry }: { entry: AddressBookEntry }) {
  const { proofs: t } = useMessages(profileMessages);
  const { proof, invalidatedAt, formSubmittedAt, reproofAt, blockedAt } = entry;
  if (blockedAt !== null)
    return (
      <StatusPill tone="danger" icon={<TriangleAlert aria-hidden size={12} />}>
        {t.blocked}
      </StatusPill>
    );
  if (reproofAt !== null)
    return (
      <StatusPill tone="info" icon={<Clock aria-hidden size={12} />}>
        {t.reproven}
      </StatusPill>
    );
  if (invalidatedAt !== null)
    return (
      <StatusPill tone="danger" icon={<TriangleAlert aria-hidden size={12} />}>
        {t.invalid}
      </StatusPill>
    );
  if (formSubmittedAt !== null)
    return (
      <StatusPill tone="info" icon={<Clock aria-hidden size={12} />}>
        {t.review}
      </StatusPill>
    );
  return (
    <StatusPill tone={proof === null ? 'neutral' : 'success'}>{t[proof ?? 'none']}</StatusPill>
  );
}
