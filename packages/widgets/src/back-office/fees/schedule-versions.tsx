import type { Schedule, Schedules } from '@agio/api-client/contract';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { LongText } from '@agio/ui/long-text';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { StatusPill } from '@agio/ui/status-pill';
import type { ReactNode } from 'react';
import { feesMessages } from './fees-messages.ts';

const tones = {
  Proposed: 'warning',
  Planned: 'info',
  InForce: 'success',
  Past: 'neutral',
  Rejected: 'neutral',
  Withdrawn: 'neutral',
  Unknown: 'neutral',
} as const;

/** State of a version. */
export function ScheduleState({ state }: Pick<Schedule<unknown>, 'state'>) {
  const t = useMessages(feesMessages);
  return <StatusPill tone={tones[state]}>{t.states[state]}</StatusPill>;
}

/** Renders the steps of a version; with `before`, each figure beside the one that it takes the place of. */
export type StepsTable<Step> = (props: {
  label: string;
  steps: readonly Step[];
  before?: readonly Step[] | undefined;
  currency: string;
}) => ReactNode;

/** Versions that are over, each with its steps, its people and its reason. */
export function ScheduleVersions<Step>({
  schedules: { past, currency },
  table,
}: {
  schedules: Schedules<Step>;
  table: StepsTable<Step>;
}) {
  const t = useMessages(feesMessages);
  if (past.length === 0) return null;
  return (
    <Panel aria-label={t.past}>
      <PanelHeader>
        <PanelTitle>{t.past}</PanelTitle>
      </PanelHeader>
      <ul className="wg:divided">
        {past.map((version) => {
          const name = t.version({ number: version.number });
          const { proposed, decided, inForceSince } = version;
          const people = [proposed, decided].flatMap((act) => (act === null ? [] : [act]));
          const time = inForceSince ?? decided?.time;
          return (
            <li key={version.number}>
              <details>
                <summary className="wg:flex wg:min-h-11 wg:cursor-pointer wg:flex-wrap wg:items-center wg:gap-x-3 wg:px-4 wg:py-2 wg:text-sm">
                  <span className="wg:font-medium">{name}</span>
                  <ScheduleState state={version.state} />
                  <bdi className="wg:text-fg-muted">
                    {[...new Set(people.map(({ officer }) => officer))].join(', ')}
                  </bdi>
                  {time === undefined ? null : (
                    <TimeText iso={time} className="wg:ms-auto wg:text-fg-muted" />
                  )}
                </summary>
                {proposed?.comment == null ? null : (
                  <LongText text={proposed.comment} className="wg:px-4 wg:text-sm" />
                )}
                {table({ label: name, steps: version.steps, currency })}
              </details>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
