import { Markets } from '@agio/widgets/markets';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { usePageTitle } from '../../config/brand.ts';
import { useInAddress } from '../../shared/use-in-address.ts';
import { filterOf, queryOf } from './filter-address.ts';

/** `/markets`: the filter of the list is kept in the address. */
export function Component() {
  const t = useTranslate('shell');
  usePageTitle(t('pages.markets.name'));
  const [filter, setFilter] = useInAddress(filterOf, queryOf);
  return <Markets filter={filter} onFilterChange={setFilter} />;
}
