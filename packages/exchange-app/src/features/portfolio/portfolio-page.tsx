import { Portfolio } from '@agio/widgets/portfolio';
import { useTranslate } from '../../shared/language/translator.tsx';
import { usePageTitle } from '../../config/brand.ts';

/** `/user/portfolio` */
export function Component() {
  usePageTitle(useTranslate('shell')('header.portfolio'));
  return <Portfolio />;
}
