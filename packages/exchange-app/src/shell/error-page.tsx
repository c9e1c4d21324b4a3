import { Button } from '@agio/ui/button';
import { ErrorPage as ErrorNotice } from '@agio/ui/error-page';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { useLocale, useTranslate } from '../i18n/use-translate.ts';
import { reloadPage } from './reload.ts';
import { reportCrash } from '../shared/report-crash.ts';

/** In place of a page that crashed. What is around it, the header above all, stays usable. */
export function ErrorPage() {
  const error = useRouteError();
  return <CrashNotice error={error} />;
}

/** In place of everything, when what crashed is the shell itself. */
export function CrashPage() {
  const error = useRouteError();
  return (
    <main className="flex flex-1 flex-col">
      <CrashNotice error={error} />
    </main>
  );
}

export function CrashNotice({ error }: { error: unknown }) {
  const t = useTranslate('shell');
  const locale = useLocale();
  const [{ reference, time }] = useState(() => ({
    reference: crypto.randomUUID().slice(0, 13),
    time: new Date(),
  }));
  useEffect(() => reportCrash(error, reference), [error, reference]);
  return (
    <ErrorNotice
      onReload={reloadPage}
      // A real link: after a crash the page starts afresh.
      actions={
        <Button asChild>
          <a href="/markets">{t('error.markets')}</a>
        </Button>
      }
      reference={t('error.reference', {
        reference,
        time: time.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'medium' }),
      })}
      labels={{
        title: t('error.title'),
        text: t('error.text'),
        reload: t('error.reload'),
      }}
    />
  );
}
