import { Home } from '@agio/widgets/home';
import { usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useDialogs } from '../../shell/dialogs/use-dialogs.ts';

/** `/aurum`, `/verdant`: the home of a variant. */
export function Component() {
  usePageTitle(useTranslate('shell')('pages.home.name'));
  const { open } = useDialogs();
  return <Home onOpenRequest={() => open('request')} />;
}
