import { useBackOfficeSync } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { type ComponentType, Suspense, useTransition } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { usePaletteSearch } from '../palette/index.ts';
import { useAccount } from '../host/index.ts';
import type { WidgetPlace } from '../host/widget-place.ts';
import { Section, useLatch } from '../states/index.ts';
import { AreaSkeleton } from './frame/area-skeleton.tsx';
import { areaOf, type AreaProps, areasOf, type OfficeArea } from './frame/model/areas.ts';
import { readQueueView, writeQueueView } from './compliance/model/queue-view.ts';
import { OfficeFrame } from './frame/office-frame.tsx';
import { LeavingContext } from './frame/use-keys.ts';
import { messages } from './messages.ts';

const OfficeHome = lazyPart(() => import('./overview/office-home.tsx'), 'OfficeHome');
const ComplianceQueue = lazyPart(
  () => import('./compliance/compliance-queue.tsx'),
  'ComplianceQueue',
);
const ComplianceCase = lazyPart(() => import('./compliance/compliance-case.tsx'), 'ComplianceCase');
const OfficePalette = lazyPart(() => import('./palette/office-palette.tsx'), 'OfficePalette');

/** Pages of the areas. */
const pages = {
  home: OfficeHome,
  alerts: lazyPart(() => import('./alerts/alerts.tsx'), 'Alerts'),
  compliance: Compliance,
  users: lazyPart(() => import('./users/users-area.tsx'), 'UsersArea'),
  orders: lazyPart(() => import('./orders/staff-orders.tsx'), 'StaffOrders'),
  transfers: lazyPart(() => import('./transfers/staff-transfers.tsx'), 'StaffTransfers'),
  withdrawals: lazyPart(() => import('./withdrawals/withdrawals.tsx'), 'Withdrawals'),
  announcements: lazyPart(() => import('./announcements/announcements.tsx'), 'Announcements'),
  markets: lazyPart(() => import('./markets/markets-area.tsx'), 'MarketsArea'),
  fees: lazyPart(() => import('./fees/fees.tsx'), 'Fees'),
  wallets: lazyPart(() => import('./wallets/wallets.tsx'), 'Wallets'),
  'api-keys': lazyPart(() => import('./api-keys/api-keys.tsx'), 'ApiKeys'),
  staff: lazyPart(() => import('./staff/staff.tsx'), 'Staff'),
  audit: lazyPart(() => import('./audit/audit-trail.tsx'), 'AuditTrail'),
} satisfies Readonly<Record<OfficeArea, ComponentType<AreaProps>>>;

export interface BackOfficeProps extends Omit<AreaProps, 'item'>, WidgetPlace {
  /** Part of the address behind `base`, such as `compliance`. Undefined: the first area of the role. */
  area?: string | undefined;
  /** Id of the open item, such as a person. Undefined: the list of the area. */
  item?: string | undefined;
}

/** Pages of the staff: navigation by role, and the area that the address names. */
export function BackOffice({ area: name, item, className, style, ...props }: BackOfficeProps) {
  const { kind } = useAccount();
  const area = areaOf(name, kind);
  const [isLeaving, leave] = useTransition();
  const onGo = (address: string) => leave(() => props.onGo(address));
  useBackOfficeSync();
  return (
    <OfficeFrame base={props.base} area={area} className={className} style={style}>
      {/* Keyed by area: the page before would stay until the code of the next has come. */}
      <Suspense key={area} fallback={<AreaSkeleton area={area} isItem={item !== undefined} />}>
        {area === undefined ? null : (
          <LeavingContext value={isLeaving}>
            <Area area={area} item={item} {...props} onGo={onGo} />
          </LeavingContext>
        )}
      </Suspense>
      {areasOf(kind).length === 0 ? null : <WantedPalette base={props.base} onGo={onGo} />}
    </OfficeFrame>
  );
}

/** Entries of the command palette, loaded when it is opened for the first time. */
function WantedPalette(props: Pick<AreaProps, 'base' | 'onGo'>) {
  return useLatch(usePaletteSearch() !== undefined) ? (
    <Section isQuiet>
      <Suspense>
        <OfficePalette {...props} />
      </Suspense>
    </Section>
  ) : null;
}

function Area({ area, ...props }: AreaProps & { area: OfficeArea }) {
  const Page = pages[area];
  return <Page {...props} />;
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

/** Returns the name of an area for the title of the page. */
export function useAreaName(area: string | undefined): string {
  const { area: names, areas, noArea } = useMessages(messages);
  const shown = areaOf(area, useAccount().kind);
  return shown === undefined ? noArea.title : shown === 'home' ? areas : names[shown];
}
