import { Documents } from '@agio/widgets/documents';
import { usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';

/** `/user/tiers/documents` */
export function Component() {
  usePageTitle(useTranslate('shell')('pages.documents.name'));
  return <Documents />;
}
