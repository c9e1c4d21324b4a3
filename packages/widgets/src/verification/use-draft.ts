import type { ComplianceStep, ComplianceStepState } from '@agio/api-client';
import { useStore } from '@agio/api-client/react';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { useDraftKeeper } from './draft-keepers.ts';
import type { DraftKeeper, DraftStatus } from './model/draft-keeper.ts';

export interface Draft<T> {
  readonly value: T;
  readonly set: (value: T) => void;
  readonly status: DraftStatus;
  /** To be paused while the answer is sent. */
  readonly keeper: DraftKeeper;
}

/**
 * Returns the draft of a step, saved by the exchange with each change: another device goes on with it. The exchange's
 * draft is read once, when the step opens, and one that this tab could not send comes first; later arrivals never
 * replace typed input.
 */
export function useDraft<T>(
  step: ComplianceStep,
  state: ComplianceStepState,
  schema: v.GenericSchema<unknown, T>,
  answered: T,
): Draft<T> {
  const keeper = useDraftKeeper(step);
  const [value, setValue] = useState(
    () =>
      read(keeper.unsent, schema) ??
      read(state.drafts.find((draft) => draft.step === step)?.content, schema) ??
      answered,
  );
  const set = useCallback(
    (next: T) => {
      setValue(next);
      keeper.type(JSON.stringify(next));
    },
    [keeper],
  );
  return { value, set, status: useStore(keeper.status), keeper };
}

/** Undefined also for what another version of this page has written. */
function read<T>(content: string | undefined, schema: v.GenericSchema<unknown, T>): T | undefined {
  if (content === undefined) return undefined;
  try {
    const found = v.safeParse(schema, JSON.parse(content));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}
