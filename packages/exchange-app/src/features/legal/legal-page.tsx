import { Privacy, Terms } from '@agio/widgets/support';
import { useLocation } from 'react-router';
import { useBrand, usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';

/** `/terms` and `/privacy`: examples, until a deployment names its own. */
export function Component() {
  const isTerms = useLocation().pathname.endsWith('/terms');
  const t = useTranslate('shell');
  usePageTitle(isTerms ? t('footer.terms') : t('footer.privacy'));
  const { title } = useBrand();
  return isTerms ? <Terms brand={title} /> : <Privacy brand={title} />;
}
