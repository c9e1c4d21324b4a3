import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';

export interface TableStateProps {
  title: ReactNode;
  description?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  kind?: 'empty' | 'error' | undefined;
}

/** In the place of rows: why there are none, and the way on. */
export function TableState({ title, description, action, kind = 'empty' }: TableStateProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className="ui:flex ui:min-h-24 ui:flex-col ui:items-center ui:justify-center ui:gap-1 ui:px-4 ui:py-5 ui:text-center ui:font-text ui:text-sm"
    >
      <span className="ui:flex ui:items-center ui:gap-1.5 ui:font-medium ui:text-fg">
        {kind === 'error' ? (
          <CircleAlert size={14} strokeWidth={1.5} aria-hidden className="ui:text-danger" />
        ) : null}
        {title}
      </span>
      {description === undefined ? null : <span className="ui:text-fg-muted">{description}</span>}
      {action === undefined ? null : <span className="ui:mt-2">{action}</span>}
    </div>
  );
}

/** The state of a list that could not be loaded. */
export function TableError({
  title,
  description,
  retry,
  onRetry,
}: {
  title: string;
  description?: string | undefined;
  retry: string;
  onRetry: (() => void) | undefined;
}) {
  return (
    <TableState
      kind="error"
      title={title}
      description={description}
      action={
        onRetry ? (
          <Button size="sm" onClick={onRetry}>
            {retry}
          </Button>
        ) : undefined
      }
    />
  );
}
