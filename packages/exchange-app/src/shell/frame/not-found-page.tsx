import { Button } from '@agio/ui/button';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/language/translator.tsx';
import { usePageTitle } from '../../config/brand.ts';

/** For every address that is no page. */
export function Component() {
  const t = useTranslate('shell');
  usePageTitle(t('notFound.title'));
  return (
    <div className="m-auto flex flex-col items-center gap-2 px-6 py-16 text-center">
      <p className="num text-5xl font-semibold text-fg-faint">404</p>
      <h1 className="display text-3xl">{t('notFound.title')}</h1>
      <p className="text-fg-muted">{t('notFound.text')}</p>
      <Button asChild variant="primary" className="mt-4">
        <Link to="/markets">{t('notFound.markets')}</Link>
      </Button>
    </div>
  );
}
