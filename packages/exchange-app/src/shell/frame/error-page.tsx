// @where App: code that did not arrive, as after a deployment
import { dateFormat } from '@agio/money';
import { Button } from '@agio/ui/button';
import { useLocale } from '@agio/ui/language';
import { ErrorPage } from '@agio/ui/error-page';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../shared/language/translator.tsx';
import { reportCrash } from '@agio/widgets/error-reports';
import { usePageTitle } from '../../config/brand.ts';
import { reloadIfServed, reloadPage } from '@agio/widgets/host';

/** In place of what crashed. */
export function CrashNotice({ error }: { error: unknown }) {
  const t = useTranslate('shell');
  usePageTitle(t('error.title'));
  const locale = useLocale();
  const [{ reference, time }] = useState(() => ({
    reference: crypto.randomUUID().slice(0, 13),
    time: new Date(),
  }));
  useEffect(() => reportCrash(error, reference), [error, reference]);
  return (
    <ErrorPage
      onReload={reloadPage}
      // A real link: after a crash the page starts afresh.
      actions={
        <Button asChild>
          <a href="/markets">{t('error.markets')}</a>
        </Button>
      }
      reference={t('error.reference', {
        reference,
        time: dateFormat(locale, {
          dateStyle: 'long',
          timeStyle: 'medium',
          hourCycle: 'h23',
        }).format(time),
      })}
    />
  );
}

/** In place of a page whose code did not arrive. Not a crash: the rest works, and the page comes with the connection. */
export function MissingNotice() {
  const t = useTranslate('shell');
  usePageTitle(t('error.missing'));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const comeBack = () => void reloadIfServed();
    comeBack();
    addEventListener('online', comeBack);
    // The event comes before anything can be reached, and may come before this listens.
    const timer = setInterval(comeBack, 10_000);
    return () => {
      clearInterval(timer);
      removeEventListener('online', comeBack);
    };
  }, []);
  return (
    <ErrorPage
      // A try with no answer ends the button's wait.
      key={tries}
      onReload={() => void reloadIfServed(reloadPage).then(() => setTries(tries + 1))}
      labels={{
        title: t('error.missing'),
        text: t('error.missingMore'),
        reload: t('error.retry'),
      }}
    />
  );
}
