import { TimeText } from '@agio/ui/data-table';
import { cutText } from '@agio/ui/short-text';

/** Officer who said something, and when. */
export function SaidBy({ said: { officer, time } }: { said: { officer: string; time: string } }) {
  return (
    <span className="wg:text-xs wg:text-fg-muted">
      <bdi>{cutText(officer, 60)}</bdi>, <TimeText iso={time} />
    </span>
  );
}
