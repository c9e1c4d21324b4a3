import { Portfolio } from '@agio/widgets/portfolio';
import { useTranslate } from '../../shared/language/translator.ts';
import { usePageTitle } from '../../config/brand.ts';

/** `/user/portfolio` */
export function Component() {
  usePageTitle(useTranslate('shell')('header.portfolio'));
  return <Portfolio />;
}
