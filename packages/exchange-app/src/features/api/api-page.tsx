import source from '@agio/api-client/openapi.json?url';
import { ApiReference } from '@agio/widgets/support';
import { usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';

/** `/api-documentation`: the reference made from the contract. */
export function Component() {
  usePageTitle(useTranslate('shell')('footer.apiDocumentation'));
  return <ApiReference source={source} />;
}
