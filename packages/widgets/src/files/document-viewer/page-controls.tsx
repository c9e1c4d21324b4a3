import { announce } from '@agio/ui/announcer';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { sentence } from '@agio/ui/sentence';
import { TextField } from '@agio/ui/text-field';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { viewerMessages } from './viewer-messages.ts';
import { typedPage } from './pdf/limits.ts';

export interface PageControlsProps {
  name: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Leads through the pages of a document: one on, one back, or to the number that is typed. */
export function PageControls({ name, page, pages, onPage }: PageControlsProps) {
  const t = useMessages(viewerMessages);
  return (
    <div className="wg:flex wg:items-center wg:gap-1">
      <IconButton label={t.previousPage} disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} strokeWidth={1.5} aria-hidden className="wg:rtl:rotate-180" />
      </IconButton>
      <div className="wg:num wg:flex wg:items-center wg:gap-1 wg:text-sm wg:whitespace-nowrap wg:text-fg-muted">
        {sentence(t.ofPages({ count: pages }), {
          field: () => <PageField key={page} {...{ name, page, pages, onPage }} />,
        })}
      </div>
      <IconButton label={t.nextPage} disabled={page === pages} onClick={() => onPage(page + 1)}>
        <ChevronRight size={16} strokeWidth={1.5} aria-hidden className="wg:rtl:rotate-180" />
      </IconButton>
    </div>
  );
}

/** The number of the page; what is none is put back, and how many there are is said. */
function PageField({ name, page, pages, onPage }: PageControlsProps) {
  const t = useMessages(viewerMessages);
  const [text, setText] = useState(String(page));
  const go = () => {
    const typed = typedPage(text, pages);
    if (typed === undefined) {
      announce(t.noPage({ count: pages, name }));
      setText(String(page));
      return;
    }
    setText(String(typed));
    if (typed !== page) onPage(typed);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <TextField
        label={t.page}
        hideLabel
        value={text}
        onValueChange={setText}
        onBlur={go}
        onFocus={(event) => event.target.select()}
        inputMode="numeric"
        autoComplete="off"
        className="wg:w-14"
        inputClassName="wg:num wg:text-center"
      />
    </form>
  );
}
