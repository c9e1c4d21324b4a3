import { isApiError } from '@agio/api-client';
import type { Fault } from '@agio/ui/form';
import { type ReactNode, useCallback } from 'react';
import { refusalMessage, refusalText } from '../intent/refusals.tsx';
import { useHost } from '../host/index.ts';
import { useFailureWords } from '../states/index.ts';

/** Texts of a failed command: at the fields that the exchange named, otherwise a reason for the whole form. */
export interface Refusal {
  readonly faults: readonly Fault[];
  /** Undefined where the host tells of it by itself. */
  readonly reason: ReactNode;
}

/** Reads the failure of a command for a form. */
export function useRefusal(): (error: unknown, fields: readonly string[]) => Refusal {
  const { hasGlobalToast } = useHost();
  const failureWords = useFailureWords();
  return useCallback(
    (error, fields) => {
      if (!isApiError(error)) return { faults: [], reason: String(error) };
      const faults = error.errors
        .filter(({ key }) => fields.includes(key))
        .map(({ key, code, message }) => ({
          field: key,
          code,
          message: refusalMessage(message, error),
        }));
      if (faults.length > 0) return { faults, reason: undefined };
      return {
        faults,
        reason: hasGlobalToast(error) ? undefined : refusalText(error, failureWords),
      };
    },
    [hasGlobalToast, failureWords],
  );
}
