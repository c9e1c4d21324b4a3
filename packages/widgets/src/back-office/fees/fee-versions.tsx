import type { FeeSchedule, FeeSchedules } from '@agio/api-client/contract';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { LongText } from '@agio/ui/long-text';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { StatusPill } from '@agio/ui/status-pill';
import { FeeTable } from './fee-table.tsx';
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

/** State of a version of the fees. */
export function FeeState({ state }: Pick<FeeSchedule, 'state'>) {
  const t = useMessages(feesMessages);
  return <StatusPill tone={tones[state]}>{t.states[state]}</StatusPill>;
}

/** Versions that are over, each with its steps, its people and its reason. */
export function FeeVersions({ schedules: { past, currency } }: { schedules: FeeSchedules }) {
  const t = useMessages(feesMessages);
  if (past.length === 0) return null;
  return (
    <Panel aria-label={t.past}>
      <PanelHeader>
        <PanelTitle>{t.past}</PanelTitle>
      </PanelHeader>
      <ul className="wg:divide-y wg:divide-line">
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
                  <FeeState state={version.state} />
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
                <FeeTable label={name} steps={version.steps} currency={currency} />
              </details>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
