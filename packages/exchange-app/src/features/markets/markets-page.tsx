import { Markets } from '@agio/widgets/markets';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useBrand, usePageTitle } from '../../config/brand.ts';
import { useInAddress } from '../../shared/use-in-address.ts';
import { filterOf, queryOf } from './filter-address.ts';

/** `/markets`: filter and order of the list are kept in the address. */
export function Component() {
  const t = useTranslate('shell');
  usePageTitle(t('pages.markets.name'));
  const own = useBrand().markets?.categories ?? [];
  const [filter, setFilter] = useInAddress((query) => filterOf(query, own), queryOf);
  return <Markets filter={filter} onFilterChange={setFilter} />;
}
