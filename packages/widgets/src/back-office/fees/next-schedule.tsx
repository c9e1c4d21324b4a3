import type { Schedules } from '@agio/api-client/contract';
import { useUserInformation } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { TimeText } from '@agio/ui/data-table';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { LongText } from '@agio/ui/long-text';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import type { ReactNode } from 'react';
import { staffMessages } from '../staff/staff-messages.ts';
import { feesMessages } from './fees-messages.ts';
import { ScheduleState, type StepsTable } from './schedule-versions.tsx';

/** The proposed or planned version beside the one in force, with its effect. */
export function NextSchedule<Step>({
  schedules: { currency, inForce, next },
  table,
  effect,
  isBusy,
  onDecide,
}: {
  schedules: Schedules<Step>;
  table: StepsTable<Step>;
  effect: (steps: readonly Step[]) => ReactNode;
  isBusy: boolean;
  onDecide: (act: 'Approve' | 'Reject') => void;
}) {
  const t = useMessages(feesMessages);
  const staff = useMessages(staffMessages);
  const own = useUserInformation().data?.id;
  if (next === null) return null;
  const { proposed, decided, startsAt } = next;
  const isAuthor = proposed?.officerId === own;
  const title = t.version({ number: next.number });
  return (
    <Panel aria-label={title}>
      <PanelHeader>
        <PanelTitle>{title}</PanelTitle>
        <ScheduleState state={next.state} />
      </PanelHeader>
      <div className="wg:grid wg:items-start wg:gap-4 wg:p-4 wg:lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="wg:min-w-0">
          {table({ label: title, steps: next.steps, before: inForce.steps, currency })}
          <KeyValueList className="wg:mt-4">
            <KeyValue term={t.start}>
              {startsAt === null ? t.uponApproval : <TimeText iso={startsAt} />}
            </KeyValue>
            {proposed === null ? null : (
              <KeyValue term={t.states.Proposed}>
                <bdi>{proposed.officer}</bdi>, <TimeText iso={proposed.time} />
              </KeyValue>
            )}
            {decided === null ? null : (
              <KeyValue term={t.states.Planned}>
                <bdi>{decided.officer}</bdi>, <TimeText iso={decided.time} />
              </KeyValue>
            )}
          </KeyValueList>
          {proposed?.comment == null ? null : (
            <section className="wg:mt-2 wg:text-sm">
              <h3 className="wg:text-fg-muted">{staff.reason}</h3>
              <LongText text={proposed.comment} />
            </section>
          )}
        </div>
        {effect(next.steps)}
      </div>
      <div className="wg:flex wg:flex-wrap wg:items-center wg:justify-end wg:gap-2 wg:border-t wg:border-line wg:p-4">
        {next.state === 'Proposed' ? (
          <span className="wg:me-auto wg:text-sm wg:text-fg-muted">{staff.waits}</span>
        ) : null}
        <Button variant="danger-soft" disabled={isBusy} onClick={() => onDecide('Reject')}>
          {isAuthor ? staff.withdraw : staff.reject}
        </Button>
        {isAuthor || decided !== null ? null : (
          <Button variant="primary" disabled={isBusy} onClick={() => onDecide('Approve')}>
            {staff.approve}
          </Button>
        )}
      </div>
    </Panel>
  );
}
