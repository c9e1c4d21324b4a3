import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { RotateCcw, Trash2 } from 'lucide-react';
import { IntentStatus } from '../intent/intent-status.tsx';
import { nameClass, useAlertWords } from './alert-list.tsx';
import { messages } from './messages.ts';
import { conditionOf, type LocalAlert } from './setting.ts';
import { useAlertActs } from './use-alert-acts.ts';
import { useLocalAlerts } from './use-local-alerts.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The alerts of this browser that the exchange has refused: to set them again, or to delete them. */
export function LeftAlerts() {
  const t = useMessages(messages);
  const words = useAlertWords();
  const { alerts, put } = useLocalAlerts();
  const acts = useAlertActs();
  const left = alerts.filter(({ isRefused }) => isRefused === true);
  if (left.length === 0) return null;
  const setAgain = async (alert: LocalAlert) => {
    const { id, market } = alert;
    if (acts.isBusy) return;
    if (await acts.send({ act: 'set', market, condition: conditionOf(alert) })) put(id, undefined);
  };
  return (
    <section aria-label={t.left}>
      <h3 className="wg:mb-1 wg:text-sm wg:font-medium">{t.left}</h3>
      <p className="wg:mb-1 wg:text-sm wg:text-fg-muted">{t.leftText}</p>
      <IntentStatus state={acts.state} onLook={() => void acts.look()} />
      <ul>
        {left.map((alert) => {
          const { name } = words({
            market: alert.market,
            condition: conditionOf(alert),
            reached: null,
          });
          return (
            <li
              key={alert.id}
              className="wg:flex wg:min-h-11 wg:items-center wg:gap-1 wg:border-t wg:border-line-overlay wg:py-1.5 wg:text-sm"
            >
              <p className={`${nameClass} wg:min-w-0 wg:flex-1`}>{name}</p>
              <IconButton label={t.again({ alert: name })} onClick={() => void setAgain(alert)}>
                <RotateCcw {...icon} />
              </IconButton>
              <IconButton
                label={t.delete({ alert: name })}
                onClick={() => put(alert.id, undefined)}
              >
                <Trash2 {...icon} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
