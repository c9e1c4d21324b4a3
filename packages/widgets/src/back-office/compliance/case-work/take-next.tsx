import type { OfficerLoad } from '@agio/api-client/contract';
import { useExchange, useTakeNextCase } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { useEffect, useEffectEvent } from 'react';
import { useKeys } from '../../frame/use-keys.ts';
import { useIntent } from '../../../intent/use-intent.ts';
import { workMessages } from './work-messages.ts';

/** Person of the case that was taken; null if none is left. */
interface Taken {
  readonly userId: string | null;
}

/** Returns the intent to take the case that is due next. After a lost answer the officer's latest case tells. */
export function useTakeNext(ownId: string | undefined, onTaken: (userId: string) => void) {
  const { backOfficeCompliance } = useExchange();
  const { takeNextCase } = useTakeNextCase();
  const intent = useIntent<{ latest: string | undefined }, Taken>({
    send: async (_, options) => {
      const found = (await takeNextCase({}, options)).case;
      return { userId: found?.userId ?? null };
    },
    find: async ({ latest }) => {
      const officers = await backOfficeCompliance.officers();
      const now = latestOf(officers, ownId);
      return now !== undefined && now.requestId !== latest ? { userId: now.userId } : false;
    },
  });
  const { state } = intent;
  const taken = state.status === 'done' ? state.result?.userId : undefined;
  const go = useEffectEvent(onTaken);
  useEffect(() => {
    if (taken != null) go(taken);
  }, [taken]);
  return { ...intent, isNoneLeft: taken === null };
}

export const latestOf = (loads: readonly OfficerLoad[] | undefined, ownId: string | undefined) =>
  loads?.find(({ officerId }) => officerId === ownId)?.latest ?? undefined;

/** Takes the next case, by a press or by `t`. */
export function TakeNextButton({
  intent: { state, isBusy, send },
  latest,
}: {
  intent: ReturnType<typeof useTakeNext>;
  /** The officer's latest case before. */
  latest: string | undefined;
}) {
  const t = useMessages(workMessages);
  const take = () => {
    if (!isBusy) void send({ latest });
  };
  useKeys({ t: take });
  return (
    <Button
      size="sm"
      variant="primary"
      aria-keyshortcuts="t"
      loading={state.status === 'sending'}
      disabled={state.status === 'unknown'}
      onClick={take}
    >
      {t.takeNext}
    </Button>
  );
}
