import { CopyButton } from '../../controls/copy-button/copy-button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { GroupedText } from '../shared/grouped-text.tsx';

interface CodeBoxProps {
  label: string;
  value: string;
  copy: string;
  /** Marks the secret, which is shown only once. */
  loud?: boolean | undefined;
}

/** A half of a key in a frame, with a button that copies it. */
export function CodeBox({ label, value, copy, loud = false }: CodeBoxProps) {
  return (
    <div>
      <div className="ui:mb-1.5 ui:text-xs ui:font-medium ui:text-fg-muted">{label}</div>
      <div
        className={cn(
          'ui:flex ui:min-h-13 ui:items-center ui:gap-3 ui:rounded-control ui:border ui:bg-surface-1 ui:px-3 ui:py-2.5',
          loud ? 'ui:border-accent' : 'ui:border-line-overlay',
        )}
      >
        {/* Session recordings mask elements with this mark. */}
        <span
          data-private={loud ? '' : undefined}
          className="ui:min-w-0 ui:flex-1 ui:font-medium ui:[overflow-wrap:anywhere]"
        >
          {loud ? <GroupedText value={value} className="ui:gap-x-4" /> : <bdi>{value}</bdi>}
        </span>
        <CopyButton value={value} size="md" labels={{ copy }} />
      </div>
    </div>
  );
}
