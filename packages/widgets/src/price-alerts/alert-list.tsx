import type { PriceAlert } from '@agio/api-client/contract';
import { useInstruments, usePriceAlertList } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { Pause, Pencil, Play, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IntentStatus } from '../intent/intent-status.tsx';
import { MissingStrip } from '../states/index.ts';
import { priceAlertMessages } from '../words/price-alert-messages.ts';
import { alertWords } from '../words/price-alert-words.ts';
import { AlertNow } from './alert-now.tsx';
import { messages } from './messages.ts';
import { type AlertAct, useAlertActs } from './use-alert-acts.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** A sentence with figures, which takes a second line. */
export const nameClass = 'wg:num wg:whitespace-normal wg:wrap-anywhere';

/** Returns the words of alerts in the language around. */
export function useAlertWords() {
  const t = useMessages(priceAlertMessages);
  const locale = useLocale();
  const { data: instruments } = useInstruments();
  return (alert: Pick<PriceAlert, 'market' | 'condition' | 'reached'>) => {
    const instrument = instruments?.find(({ id }) => id === alert.market);
    return alertWords(alert, { t, locale, instrument });
  };
}

/** The reader's alerts, newest first. */
export function AlertList({ onEdit }: { onEdit: (alert: PriceAlert) => void }) {
  const t = useMessages(messages);
  const words = useAlertWords();
  const { data: alerts, error, isLoading, mutate } = usePriceAlertList();
  const acts = useAlertActs();
  const [removed, setRemoved] = useState<PriceAlert>();
  const root = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // The row that had the focus is gone.
  useEffect(() => undo.current?.focus(), [removed]);
  const send = async (act: AlertAct) => !acts.isBusy && (await acts.send(act));
  const remove = async (alert: PriceAlert) => {
    if (await send({ act: 'remove', id: alert.id })) setRemoved(alert);
  };
  const restore = ({ market, condition, status }: PriceAlert) => {
    setRemoved(undefined);
    root.current?.focus();
    if (condition.kind === 'Unknown') return;
    void send({ act: 'set', market, condition, paused: status !== 'Active' });
  };
  return (
    <section ref={root} aria-label={t.list} tabIndex={-1} className="wg:outline-none">
      <h3 className="wg:mb-1 wg:text-sm wg:font-medium">{t.list}</h3>
      <IntentStatus state={acts.state} onLook={() => void acts.look()} />
      <output className="wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-2 wg:text-sm wg:text-fg-muted">
        {removed === undefined ? null : (
          <>
            {t.deleted({ alert: words(removed).name })}
            <Button ref={undo} size="sm" onClick={() => restore(removed)}>
              {t.undo}
            </Button>
          </>
        )}
      </output>
      {isLoading ? <Skeleton className="wg:h-24!" /> : null}
      {error !== undefined && alerts === undefined ? (
        <MissingStrip error={error} onRetry={() => void mutate()}>
          {t.unavailable}
        </MissingStrip>
      ) : null}
      {alerts?.length === 0 ? <p className="wg:text-sm wg:text-fg-muted">{t.empty}</p> : null}
      <ul>
        {alerts?.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            onAct={(act) => void send({ act, id: alert.id })}
            onEdit={() => onEdit(alert)}
            onDelete={() => void remove(alert)}
          />
        ))}
      </ul>
    </section>
  );
}

interface AlertItemProps {
  alert: PriceAlert;
  onAct: (act: 'pause' | 'resume') => void;
  onEdit: () => void;
  onDelete: () => void;
}

function AlertItem({ alert, onAct, onEdit, onDelete }: AlertItemProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { name, now } = useAlertWords()(alert);
  const { status, reached, createdAt, condition } = alert;
  const time = (value: string) => formatDateTime(value, { locale, timeZone });
  const isActive = status === 'Active';
  const Action = isActive ? Pause : status === 'Reached' ? RotateCcw : Play;
  const label = isActive ? t.pause : status === 'Reached' ? t.again : t.resume;
  const small = 'wg:text-xs wg:text-fg-muted';
  return (
    <li className="wg:flex wg:min-h-11 wg:items-center wg:gap-1 wg:border-t wg:border-line-overlay wg:py-1.5 wg:text-sm">
      <div className="wg:min-w-0 wg:flex-1">
        <p className={isActive ? nameClass : `${nameClass} wg:text-fg-muted`}>{name}</p>
        {status === 'Reached' && reached ? (
          <p className={small}>
            {t.reachedAt({ time: time(reached.time) })}
            {'. '}
            {now}
          </p>
        ) : (
          <p className={small}>{status === 'Paused' ? t.paused : <AlertNow alert={alert} />}</p>
        )}
        <p className={small}>{t.setAt({ time: time(createdAt) })}</p>
      </div>
      <IconButton
        label={label({ alert: name })}
        onClick={() => onAct(isActive ? 'pause' : 'resume')}
      >
        <Action {...icon} />
      </IconButton>
      {condition.kind === 'Unknown' ? null : (
        <IconButton label={t.edit({ alert: name })} onClick={onEdit}>
          <Pencil {...icon} />
        </IconButton>
      )}
      <IconButton label={t.delete({ alert: name })} onClick={onDelete}>
        <Trash2 {...icon} />
      </IconButton>
    </li>
  );
}
