import type { UserInformation } from '@agio/api-client';
import type { UserRow } from '@agio/api-client/contract';
import { CaseDocuments } from '../documents/case-documents.tsx';
import { ProvenAddresses } from '../account/proven-addresses.tsx';
import type { ProfileTab } from './model/profile-view.ts';
import { UserAudit } from './user-audit.tsx';
import { UserOrders } from './user-orders.tsx';
import { UserOverview } from './user-overview.tsx';
import { UserPortfolio } from './user-portfolio.tsx';
import { UserRequests } from './user-requests.tsx';
import { UserTransfers } from './user-transfers.tsx';

/** Data that all tabs receive. */
export interface ProfileData {
  row: UserRow;
  user: UserInformation;
}

/** Content of a tab of a profile. */
export function ProfileTabContent({ tab, details }: { tab: ProfileTab; details: ProfileData }) {
  const { id, displayName, coreId } = details.row;
  switch (tab) {
    case 'overview':
      return <UserOverview details={details} />;
    case 'orders':
      return <UserOrders userId={id} />;
    case 'transfers':
      return <UserTransfers userId={id} />;
    case 'portfolio':
      return <UserPortfolio userId={id} />;
    case 'documents':
      return <CaseDocuments userId={id} name={displayName} />;
    case 'requests':
      return <UserRequests userId={id} />;
    case 'addresses':
      return <ProvenAddresses userId={id} name={displayName} coreId={coreId} />;
    case 'audit':
      return <UserAudit userId={id} />;
  }
}
