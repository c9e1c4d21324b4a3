import { isApiError } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHost } from '../host/index.ts';
import { movedMessages } from './moved-messages.ts';
import { conditionOf, type LocalAlert } from './setting.ts';
import { useLocalAlerts } from './use-local-alerts.ts';

/** Answers to an alert that will not be taken later either; another fault may pass. */
const refusalStatuses: ReadonlySet<number | undefined> = new Set([400, 404, 409]);

/**
 * Moves the alerts of this browser to the account, one after another. One that was reached is moved as paused; one that the
 * exchange refuses stays, and one that never arrived is tried again with the next page.
 */
export function AlertMover() {
  const t = useMessages(movedMessages);
  const { priceAlerts } = useExchange();
  const { notices } = useHost();
  const { alerts, put } = useLocalAlerts();
  const waiting = alerts.filter(({ isRefused }) => isRefused !== true);
  const isMoving = useRef(false);

  /** Returns true once the account has it. */
  const move = async (alert: LocalAlert): Promise<boolean> => {
    const { id, market, status } = alert;
    const wanted = { market, condition: conditionOf(alert), paused: status !== 'active' };
    try {
      // Two tabs that move it at once are one intent.
      await priceAlerts.create(wanted, { idempotencyKey: `moved-${id}` });
    } catch (error) {
      if (!isApiError(error, 'http') || !refusalStatuses.has(error.status)) throw error;
      put(id, { ...alert, isRefused: true });
      return false;
    }
    put(id, undefined);
    return true;
  };
  const moveAll = useEffectEvent(async () => {
    const moved: boolean[] = [];
    for (const alert of waiting) moved.push(await move(alert));
    const isWhole = moved.every(Boolean);
    notices[isWhole ? 'info' : 'warning']({
      id: 'price-alerts-moved',
      title: isWhole ? t.moved : t.notMoved,
    });
  });
  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!hasWaiting || isMoving.current) return;
    isMoving.current = true;
    moveAll().then(
      () => (isMoving.current = false),
      // Nothing was refused: the next page tries again.
      () => undefined,
    );
  }, [hasWaiting]);
  return null;
}
