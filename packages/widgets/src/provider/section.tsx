import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { StatePanel } from '@agio/ui/state-panel';
import { type ReactNode, useEffect, useState } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';
import { useHost } from './host.ts';
import { common } from '../shared/messages.ts';

export interface SectionProps {
  children: ReactNode;
  /** What is not missed: nothing stands in the place of what crashed. */
  isQuiet?: boolean | undefined;
  /** Of what stands in the place of what crashed. */
  className?: string | undefined;
}

/** A part of a page that stands by itself: a crash of it leaves the other parts as they are, and can be tried again. */
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
