import { useMessages } from '@agio/ui/language';
import { restrictionsOf, useAccount } from '../host/index.ts';
import { stepMessages } from './step-messages.ts';

/**
 * Returns the reason for which nothing can be sent of a step that is open, as a button says it; undefined if it can be
 * sent. The typed input stays.
 */
export function useClosed(): string | undefined {
  const { closed } = useMessages(stepMessages);
  const { reason } = restrictionsOf(useAccount());
  return reason === 'terminated' || reason === 'frozen' || reason === 'banned'
    ? closed[reason]
    : undefined;
}
