import { useFeeSchedules } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { useState } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { useConfirmation } from '../../intent/confirm-dialog.tsx';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { areaAddress, type AreaProps } from '../frame/model/areas.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { staffMessages } from '../staff/staff-messages.ts';
import { FeeEditor } from './fee-editor.tsx';
import { FeeTable } from './fee-table.tsx';
import { FeeVersions } from './fee-versions.tsx';
import { feesMessages } from './fees-messages.ts';
import { NextFees } from './next-fees.tsx';
import { useFeeChange } from './use-fee-change.ts';
import { useFeeTexts } from './use-fee-texts.ts';

/** In the query while fees are changed. */
const editing = 'edit';

/** The fee schedule: in force, proposed or planned, and past; and its editor. */
export function Fees({ base, query, onGo }: Pick<AreaProps, 'base' | 'query' | 'onGo'>) {
  const t = useMessages(feesMessages);
  const staff = useMessages(staffMessages);
  const texts = useFeeTexts();
  const list = useFeeSchedules();
  usePollingFallback(list.mutate);
  const change = useFeeChange();
  const { ask, dialog } = useConfirmation();
  const [isProposed, setProposed] = useState(false);
  const here = areaAddress(base, 'fees');
  const isEditing = new URLSearchParams(query).has(editing);
  const { data } = list;
  const state = loadStateOf(list, false);
  const notes = useLoadNotes(state, {
    error: t.error,
    stale: t.stale,
    loading: t.loading,
    empty: { title: t.error },
  });
  const decide = async (act: 'Approve' | 'Reject') => {
    const next = data?.next;
    if (data === undefined || next == null) return;
    const isWaiting = next.startsAt !== null && Date.parse(next.startsAt) > Date.now();
    const isSure =
      act === 'Reject' ||
      (await ask({
        title: `${staff.approve}: ${t.version({ number: next.number })}`,
        quote: next.proposed?.comment ?? undefined,
        text: isWaiting ? t.takesEffect({ time: texts.moment(next.startsAt ?? '') }) : staff.atOnce,
        cancel: staff.back,
        confirm: staff.approve,
        tone: 'primary',
      }));
    if (!isSure) return;
    setProposed(false);
    await change.send({ act, seen: data });
  };
  return (
    <div className="wg:flex wg:flex-col wg:gap-4 wg:px-4 wg:py-5 wg:md:px-6">
      <header className="wg:flex wg:flex-wrap wg:items-center wg:gap-3">
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        {isEditing || data === undefined || data.next !== null ? null : (
          <Button asChild size="sm" variant="primary" className="wg:ms-auto">
            <WidgetLink href={`${here}?${editing}`}>{t.change}</WidgetLink>
          </Button>
        )}
      </header>
      <IntentStatus state={change.state} onLook={() => void change.look()} />
      {isProposed && data?.next?.state === 'Proposed' ? (
        <Callout tone="success" live>
          {t.proposed}
        </Callout>
      ) : null}
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void list.mutate()}
        skeleton={<Skeleton className="wg:h-96 wg:rounded-panel" />}
        className="wg:flex wg:flex-col wg:gap-4"
      >
        {data === undefined ? null : isEditing ? (
          <FeeEditor
            schedules={data}
            listHref={here}
            onProposed={() => {
              setProposed(true);
              onGo(here);
            }}
          />
        ) : (
          <>
            <NextFees
              schedules={data}
              isBusy={change.isBusy}
              onDecide={(act) => void decide(act)}
            />
            <Panel aria-label={t.states.InForce}>
              <PanelHeader>
                <PanelTitle>{t.states.InForce}</PanelTitle>
                <span className="wg:text-sm wg:text-fg-muted">
                  {t.version({ number: data.inForce.number })}
                </span>
              </PanelHeader>
              <FeeTable
                label={t.states.InForce}
                steps={data.inForce.steps}
                currency={data.currency}
              />
            </Panel>
            <FeeVersions schedules={data} />
          </>
        )}
      </Loadable>
      {dialog}
    </div>
  );
}
