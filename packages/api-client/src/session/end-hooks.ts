import { callAll, reportToConsole } from '../lib/store.ts';
import { endingPhases, type EndingPhase, type EndReason } from './session.ts';

type Callback = (reason: EndReason) => void;

/** Work of other parts when a session ends, in the order of the phases. */
export interface EndHooks {
  on: (phase: EndingPhase, callback: Callback) => () => void;
  run(phase: EndingPhase, reason: EndReason): void;
  clear(): void;
}

export function createEndHooks(): EndHooks {
  const hooks = new Map(endingPhases.map((phase) => [phase, new Set<Callback>()]));
  return {
    on(phase, callback) {
      const own: Callback = (reason) => callback(reason);
      hooks.get(phase)?.add(own);
      return () => hooks.get(phase)?.delete(own);
    },
    run(phase, reason) {
      callAll(hooks.get(phase) ?? [], reportToConsole, reason);
    },
    clear() {
      for (const callbacks of hooks.values()) callbacks.clear();
    },
  };
}
