import type { ApiError } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { StateStrip } from '@agio/ui/state-panel';
import { CircleAlert } from 'lucide-react';
import { common } from '../shared/messages.ts';
import { useFailureWords } from './use-failure-words.ts';

export interface MissingStripProps {
  /** What is missing, as a sentence. */
  children: string;
  /** Why. */
  error: ApiError;
  /** Asks for it again. */
  onRetry: () => void;
}

/** Says under what has been loaded that something of it has not: what, why, and a way to ask for it again. */
export function MissingStrip({ children, error, onRetry }: MissingStripProps) {
  const t = useMessages(common);
  const failureWords = useFailureWords();
  return (
    <StateStrip
      icon={<CircleAlert size={14} strokeWidth={1.5} aria-hidden />}
      action={
        <Button size="sm" variant="ghost" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {children} {failureWords(error)}
    </StateStrip>
  );
}
