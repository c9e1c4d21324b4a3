import { Button } from '@agio/ui/button';

/** At the end of a list in a panel: shows more of it. */
export function MoreButton({ label, onMore }: { label: string; onMore: () => void }) {
  return (
    <div className="wg:flex wg:justify-center wg:border-t wg:border-line wg:p-2">
      <Button size="sm" variant="ghost" onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
