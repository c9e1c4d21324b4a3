import { useBackOfficeSync } from '@agio/api-client/react';
import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { usePaletteSearch } from '../palette/index.ts';
import { useAccount } from '../host/index.ts';
import { Section, useLatch } from '../states/index.ts';
import { AreaSkeleton } from './frame/area-skeleton.tsx';
import { areaOf, areasOf, type OfficeArea } from './frame/model/areas.ts';
import { readQueueView, writeQueueView } from './compliance/model/queue-view.ts';
import { OfficeFrame } from './frame/office-frame.tsx';

const AuditTrail = lazyPart(() => import('./audit/audit-trail.tsx'), 'AuditTrail');
const Wallets = lazyPart(() => import('./wallets/wallets.tsx'), 'Wallets');
const ApiKeys = lazyPart(() => import('./api-keys/api-keys.tsx'), 'ApiKeys');
const ComplianceQueue = lazyPart(
  () => import('./compliance/compliance-queue.tsx'),
  'ComplianceQueue',
);
const ComplianceCase = lazyPart(() => import('./compliance/compliance-case.tsx'), 'ComplianceCase');
const UsersArea = lazyPart(() => import('./users/users-area.tsx'), 'UsersArea');
const MarketsArea = lazyPart(() => import('./markets/markets-area.tsx'), 'MarketsArea');
const OfficeHome = lazyPart(() => import('./overview/office-home.tsx'), 'OfficeHome');
const OfficePalette = lazyPart(() => import('./palette/office-palette.tsx'), 'OfficePalette');

const StaffOrders = lazyPart(() => import('./orders/staff-orders.tsx'), 'StaffOrders');
const StaffTransfers = lazyPart(() => import('./transfers/staff-transfers.tsx'), 'StaffTransfers');

export interface BackOfficeProps {
  /** The address below which its areas stand: `/admin`. */
  base: string;
  /** What stands behind it in the address: `compliance`. Undefined: the first page of the reader's role. */
  area?: string | undefined;
  /** What of the area is open: the person of a case, or of a profile. Undefined: its list. */
  item?: string | undefined;
  /** The query of the address, in which an area keeps what it shows: filters, order, tabs. */
  query: string;
  /** Called with the query that means what is shown now. With `isStep`, back leads to what was shown before. */
  onQueryChange: ChangeQuery;
  /** Called with an address that a key leads to. */
  onGo: (address: string) => void;
}

type ChangeQuery = (query: string, how?: { isStep?: boolean }) => void;

/** What every area is given. */
export interface AreaProps extends Pick<BackOfficeProps, 'base' | 'query' | 'onGo'> {
  item: string | undefined;
  onQueryChange: ChangeQuery;
}

/** The staff's pages: navigation by role, and the area that the address names. */
export function BackOffice({ area: name, item, ...props }: BackOfficeProps) {
  const { kind } = useAccount();
  const area = areaOf(name, kind);
  useBackOfficeSync();
  return (
    <OfficeFrame base={props.base} area={area}>
      {/* Keyed by area: the page before would stay until the code of the next has come. */}
      <Suspense key={area} fallback={<AreaSkeleton area={area} isItem={item !== undefined} />}>
        {area === undefined ? null : <Area area={area} item={item} {...props} />}
      </Suspense>
      {areasOf(kind).length === 0 ? null : <WantedPalette base={props.base} onGo={props.onGo} />}
    </OfficeFrame>
  );
}

/** What the command palette finds here, from the first time that it is open. */
function WantedPalette(props: Pick<BackOfficeProps, 'base' | 'onGo'>) {
  return useLatch(usePaletteSearch() !== undefined) ? (
    <Section isQuiet>
      <Suspense>
        <OfficePalette {...props} />
      </Suspense>
    </Section>
  ) : null;
}

function Area({ area, ...props }: AreaProps & { area: OfficeArea }) {
  switch (area) {
    case 'home':
      return <OfficeHome base={props.base} />;
    case 'compliance':
      return <Compliance {...props} />;
    case 'users':
      return <UsersArea {...props} />;
    case 'markets':
      return <MarketsArea {...props} />;
    case 'wallets':
      return <Wallets {...props} />;
    case 'api-keys':
      return <ApiKeys {...props} />;
    case 'audit':
      return <AuditTrail {...props} />;
    case 'orders':
      return <StaffOrders {...props} />;
    case 'transfers':
      return <StaffTransfers {...props} />;
  }
}

function Compliance({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const view = readQueueView(query);
  return item === undefined ? (
    <ComplianceQueue
      base={base}
      view={view}
      onViewChange={(changed, how) => onQueryChange(writeQueueView(changed), how)}
      onGo={onGo}
    />
  ) : (
    <Suspense key="case" fallback={<AreaSkeleton area="compliance" isItem />}>
      <ComplianceCase key={item} base={base} userId={item} view={view} onGo={onGo} />
    </Suspense>
  );
}
