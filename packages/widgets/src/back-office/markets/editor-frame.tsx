import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { marketsMessages } from './markets-messages.ts';

/** The panel beside a list in which one of it is edited; in its place on narrow screens. */
export function EditorFrame({
  icon,
  title,
  text,
  closeHref,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  /** The list without it. */
  closeHref: string;
  children: ReactNode;
}) {
  const t = useMessages(marketsMessages);
  return (
    <section
      aria-label={title}
      className="wg:min-w-0 wg:border-line wg:bg-surface-1 wg:max-lg:border-t wg:lg:sticky wg:lg:top-0 wg:lg:max-h-dvh wg:lg:w-105 wg:lg:flex-none wg:lg:overflow-y-auto wg:lg:border-s"
    >
      <header className="wg:flex wg:items-center wg:gap-3 wg:border-b wg:border-line wg:p-4">
        {icon}
        <div className="wg:min-w-0 wg:flex-1">
          <h2 className="wg:text-lg wg:font-semibold">
            <bdi>{title}</bdi>
          </h2>
          <p className="wg:text-sm wg:text-fg-muted">{text}</p>
        </div>
        <IconButton asChild label={t.close}>
          <WidgetLink href={closeHref}>
            <X size={16} strokeWidth={1.5} aria-hidden />
          </WidgetLink>
        </IconButton>
      </header>
      {children}
    </section>
  );
}

export function EditorSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wg:flex wg:flex-col wg:gap-3 wg:border-b wg:border-line wg:p-4">
      <h3 className="wg:text-sm wg:text-fg-muted">{title}</h3>
      {children}
    </section>
  );
}
