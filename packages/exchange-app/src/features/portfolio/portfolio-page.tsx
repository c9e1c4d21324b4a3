import { Portfolio } from '@agio/widgets/portfolio';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { usePageTitle } from '../../config/brand.ts';

/** `/user/portfolio` */
export function Component() {
  usePageTitle(useTranslate('shell')('header.portfolio'));
  return <Portfolio />;
}
