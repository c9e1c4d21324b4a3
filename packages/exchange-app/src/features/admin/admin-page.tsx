import { BackOffice, useAreaName } from '@agio/widgets/back-office';
import { useLocation, useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../../config/brand.ts';
import { useInAddress } from '../../shared/use-in-address.ts';

const same = (query: string) => query;

/** `/admin`, its areas, and what is open in them: `/admin/compliance/u-7?type=Tier1ToTier2`. The query is the area's. */
export function Component() {
  const { pathname } = useLocation();
  const params = useParams();
  const area = /^\/admin\/compliance(?:\/|$)/.test(pathname) ? 'compliance' : params['area'];
  usePageTitle(useAreaName(area));
  const navigate = useNavigate();
  const [query, setQuery] = useInAddress(same, same);
  return (
    <BackOffice
      base="/admin"
      area={area}
      item={params['item']}
      query={query}
      onQueryChange={setQuery}
      onGo={(address) => void navigate(address)}
    />
  );
}
