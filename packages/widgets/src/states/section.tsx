import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { StatePanel } from '@agio/ui/state-panel';
import { type ReactNode, useEffect, useState } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';
import { useHost } from '../host/host.ts';
import { common } from '../words/messages.ts';

export interface SectionProps {
  children: ReactNode;
  /**
   * Renders nothing in place of a crash, for content that is not essential.
   * @default false
   */
  isQuiet?: boolean | undefined;
  /** Class of the panel in place of a crash. */
  className?: string | undefined;
}

/** A part of a page with an error boundary: a crash does not affect other parts, and the reader can try again. */
export function Section({ children, isQuiet = false, className }: SectionProps) {
  const [tries, setTries] = useState(0);
  return (
    <CrashBoundary
      at={String(tries)}
      fallback={(error) => (
        <>
          <Report error={error} />
          {isQuiet ? null : (
            <SectionCrash className={className} onRetry={() => setTries(tries + 1)} />
          )}
        </>
      )}
    >
      {children}
    </CrashBoundary>
  );
}

function Report({ error }: { error: unknown }) {
  const { onCrash } = useHost();
  useEffect(() => onCrash(error), [error, onCrash]);
  return null;
}

function SectionCrash({
  className,
  onRetry,
}: {
  className: string | undefined;
  onRetry: () => void;
}) {
  const t = useMessages(common);
  return (
    <StatePanel
      state="error"
      title={t.section.title}
      className={className ?? 'wg:min-h-0 wg:flex-1'}
      actions={
        <Button size="sm" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {t.section.text}
    </StatePanel>
  );
}
