import type { ApiError } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { StateStrip } from '@agio/ui/state-panel';
import { CircleAlert } from 'lucide-react';
import { common } from '../words/messages.ts';
import { useFailureWords } from './use-failure-words.ts';

export interface MissingStripProps {
  /** Sentence about the missing part. */
  children: string;
  /** The reason. */
  error: ApiError;
  /** Loads it again. */
  onRetry: () => void;
}

/** Below loaded content: what could not be loaded, why, and a button to try again. */
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
