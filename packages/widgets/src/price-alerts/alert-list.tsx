import { useInstruments } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { IconButton } from '@agio/ui/icon-button';
import { useLocale, useMessages } from '@agio/ui/language';
import { Pause, Play, RotateCcw, Trash2 } from 'lucide-react';
import { alertWords } from './alert-words.ts';
import { messages } from './messages.ts';
import type { PriceAlert } from './setting.ts';
import { usePriceAlerts } from './use-price-alerts.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The reader's alerts, newest first. */
export function AlertList() {
  const t = useMessages(messages);
  const { alerts, remove, setPaused } = usePriceAlerts();
  return (
    <section aria-label={t.list}>
      <h3 className="wg:mb-1 wg:text-sm wg:font-medium">{t.list}</h3>
      {alerts.length === 0 ? <p className="wg:text-sm wg:text-fg-muted">{t.empty}</p> : null}
      <ul>
        {alerts.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            onPausedChange={(isPaused) => setPaused(alert.id, isPaused)}
            onDelete={() => remove(alert.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function AlertItem({
  alert,
  onPausedChange,
  onDelete,
}: {
  alert: PriceAlert;
  onPausedChange: (isPaused: boolean) => void;
  onDelete: () => void;
}) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { data: instruments } = useInstruments();
  const instrument = instruments?.find(({ id }) => id === alert.market);
  const { name, now } = alertWords(alert, { t, locale, instrument });
  const { status, reached } = alert;
  const Action = { active: Pause, paused: Play, reached: RotateCcw }[status];
  const label = { active: t.pause, paused: t.resume, reached: t.again }[status];
  return (
    <li className="wg:flex wg:min-h-11 wg:items-center wg:gap-2 wg:border-t wg:border-line-overlay wg:py-1.5 wg:text-sm">
      <div className="wg:min-w-0 wg:flex-1">
        <p className={status === 'active' ? 'wg:num' : 'wg:num wg:text-fg-muted'}>{name}</p>
        {status === 'paused' ? <p className="wg:text-xs wg:text-fg-muted">{t.paused}</p> : null}
        {status === 'reached' && reached ? (
          <p className="wg:text-xs wg:text-fg-muted">
            {t.reachedAt({ time: formatDateTime(new Date(reached.at).toISOString(), { locale }) })}
            {'. '}
            {now}
          </p>
        ) : null}
      </div>
      <IconButton
        label={label({ alert: name })}
        onClick={() => onPausedChange(status === 'active')}
      >
        <Action {...icon} />
      </IconButton>
      <IconButton label={t.delete({ alert: name })} onClick={onDelete}>
        <Trash2 {...icon} />
      </IconButton>
    </li>
  );
}
