import { useExchange, useStore, useUserInformation } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { CopyButton } from '@agio/ui/copy-button';
import { useLocale, useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { TextareaField } from '@agio/ui/textarea-field';
import { Mail } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useOnline } from '../host/index.ts';
import { messages } from './messages.ts';
import { mailTo, reportOf } from './model/report.ts';
import type { Services } from './use-services.ts';

/** A message to support with a report that the reader sees and may change before anything is sent. */
export function ContactPanel({ services }: { services: Services }) {
  const { contact: t } = useMessages(messages);
  const [message, setMessage] = useState('');
  const [edited, setEdited] = useState<string>();
  const written = useReport(services);
  const report = edited ?? written;
  const text = [message.trim(), report.trim()].filter((each) => each !== '').join('\n\n');
  const { supportEmail } = services;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <div className="wg:flex wg:flex-col wg:gap-3 wg:p-4">
        <p className="wg:text-sm wg:text-fg-muted">{t.about}</p>
        <TextareaField
          label={t.message}
          rows={4}
          maxLength={4000}
          value={message}
          onValueChange={setMessage}
        />
        <TextareaField
          label={t.report}
          hint={t.reportHint}
          rows={8}
          // For those who read it at the exchange.
          {...{ lang: 'en', dir: 'ltr' }}
          value={report}
          onValueChange={setEdited}
          className="wg:[&_textarea]:text-xs"
        />
        {supportEmail === undefined ? (
          <p className="wg:text-sm wg:text-fg-muted">{t.noAddress}</p>
        ) : (
          <p className="wg:text-sm wg:text-fg-muted">{t.to({ address: supportEmail })}</p>
        )}
        <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-2">
          {supportEmail === undefined ? null : (
            <Button asChild variant="primary">
              <a href={mailTo(supportEmail, t.subject, text)}>
                <Mail size={16} strokeWidth={1.5} aria-hidden />
                {t.send}
              </a>
            </Button>
          )}
          <CopyButton value={text} size="md" labels={{ copy: t.copy }} />
          {edited === undefined ? null : (
            <Button variant="ghost" size="sm" onClick={() => setEdited(undefined)}>
              {t.renew}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

const noChange = () => () => undefined;

/** The report as of now; empty until there is a browser to report of. */
function useReport({ list, version }: Services): string {
  const { failures } = useExchange();
  const failed = useStore(failures);
  const { data: user } = useUserInformation();
  const language = useLocale();
  const isOnline = useOnline();
  const [at] = useState(() => new Date());
  const isInBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  if (!isInBrowser) return '';
  return reportOf({
    at,
    version,
    account: user?.id,
    page: location.pathname,
    browser: navigator.userAgent,
    screen: `${innerWidth} × ${innerHeight}`,
    language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    isOnline,
    services: list,
    failures: failed,
  });
}
