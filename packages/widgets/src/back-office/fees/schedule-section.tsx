import type { Schedules } from '@agio/api-client/contract';
import type { Query } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { useConfirmation } from '../../intent/confirm-dialog.tsx';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { staffMessages } from '../staff/staff-messages.ts';
import { feesMessages } from './fees-messages.ts';
import { NextSchedule } from './next-schedule.tsx';
import { ScheduleVersions, type StepsTable } from './schedule-versions.tsx';
import { useFeeTexts } from './use-fee-texts.ts';
import type { ScheduleIntent } from './use-schedule-change.ts';

/** Props that an editor has from its section. */
export interface EditorProps<Step> {
  schedules: Schedules<Step>;
  listHref: string;
  onProposed: () => void;
}

/** A schedule that two administrators change: in force, proposed or planned, and past; or its editor. */
export function ScheduleSection<Step, New>({
  list,
  change,
  words,
  isEditing,
  listHref,
  editorHref,
  table,
  effect,
  editor,
  onGo,
}: {
  list: Query<Schedules<Step>>;
  change: ScheduleIntent<Step, New>;
  words: { readonly error: string; readonly loading: string; readonly change: string };
  isEditing: boolean;
  listHref: string;
  editorHref: string;
  table: StepsTable<Step>;
  effect: (steps: readonly Step[]) => ReactNode;
  editor: (props: EditorProps<Step>) => ReactNode;
  onGo: (address: string) => void;
}) {
  const t = useMessages(feesMessages);
  const staff = useMessages(staffMessages);
  const texts = useFeeTexts();
  usePollingFallback(list.mutate);
  const { ask, dialog } = useConfirmation();
  const [isProposed, setProposed] = useState(false);
  const { data } = list;
  const state = loadStateOf(list, false);
  const notes = useLoadNotes(state, {
    error: words.error,
    stale: t.stale,
    loading: words.loading,
    empty: { title: words.error },
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
    <div className="wg:flex wg:flex-col wg:gap-4">
      {isEditing || data === undefined || data.next !== null ? null : (
        <Button asChild size="sm" variant="primary" className="wg:ms-auto">
          <WidgetLink href={editorHref}>{words.change}</WidgetLink>
        </Button>
      )}
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
          editor({
            schedules: data,
            listHref,
            onProposed: () => {
              setProposed(true);
              onGo(listHref);
            },
          })
        ) : (
          <>
            <NextSchedule
              schedules={data}
              table={table}
              effect={effect}
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
              {table({
                label: t.states.InForce,
                steps: data.inForce.steps,
                currency: data.currency,
              })}
            </Panel>
            <ScheduleVersions schedules={data} table={table} />
          </>
        )}
      </Loadable>
      {dialog}
    </div>
  );
}
