import { StatusPill } from '../../../packages/ui/src/data-display/status-pill/status-pill.tsx';

const tones: Record<string, 'info' | 'success' | 'warning' | 'danger' | 'accent' | 'neutral'> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  DELETE: 'danger',
  event: 'accent',
  stream: 'accent',
};

/** The verb of a call, or the kind of a hub's message. */
export function KindPill({ kind }: { kind: string }) {
  return (
    <StatusPill tone={tones[kind] ?? 'neutral'} className="w-16 justify-center font-mono">
      {kind}
    </StatusPill>
  );
}
