import { Support } from '@agio/widgets/support';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';

/** `/user/support?article=deposit` */
export function Component() {
  usePageTitle(useTranslate('shell')('footer.support'));
  const { search, pathname } = useLocation();
  return (
    <Support
      query={search}
      hrefOf={(article) => (article === undefined ? pathname : `${pathname}?article=${article}`)}
    />
  );
}
