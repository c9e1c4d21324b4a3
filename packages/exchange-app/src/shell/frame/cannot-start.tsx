import { ConfigError } from '../../config/load.ts';
import type { bootWords } from '../../shared/language/load-language.ts';
import { Button } from '@agio/ui/button';

export interface CannotStartProps {
  error: unknown;
  /** Apart from the others, which may be missing. */
  words: Awaited<ReturnType<typeof bootWords>>;
  onRetry: () => void;
}

/** Stands in for the app while its settings or words cannot be loaded. */
export function CannotStart({ error, words, onRetry }: CannotStartProps) {
  const reason = error instanceof ConfigError ? error.reason : 'unknown';
  const detail = error instanceof ConfigError ? error.detail : undefined;
  return (
    <main className="m-auto flex max-w-md flex-col items-center gap-2 px-6 py-12 text-center">
      <h1 className="display text-3xl">{words.title}</h1>
      <p className="text-fg-muted" role="alert">
        {words[reason]}
      </p>
      {detail ? (
        <p className="text-sm text-fg-muted">{words.detail.replace('{{detail}}', detail)}</p>
      ) : null}
      <Button variant="primary" className="mt-4" onClick={onRetry}>
        {words.retry}
      </Button>
    </main>
  );
}
