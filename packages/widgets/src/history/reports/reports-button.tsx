import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { ChevronDown, FileText } from 'lucide-react';
import { partOf } from '../../states/lazy-part.ts';
import { messages } from '../messages.ts';

const load = partOf(() => import('./reports-menu.tsx'), 'ReportsMenu');

/** Opens the reports: the statement of a month, and the tax report of a year. */
export function ReportsButton(reports: {
  onStatement: (month: string) => void;
  onTax: () => void;
}) {
  const t = useMessages(messages);
  return (
    <LazyPopup load={load} contentProps={reports}>
      {(button) => (
        <Button {...button}>
          <FileText size={16} strokeWidth={1.5} aria-hidden />
          {t.reports}
          <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
        </Button>
      )}
    </LazyPopup>
  );
}
