import { type ApiError, isApiError } from '@agio/api-client';
import { Avatar } from '@agio/ui/avatar';
import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { hasContent, Loadable } from '@agio/ui/loadable';
import type { Glyph } from '@agio/ui/glyph';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { paletteMessages } from './palette-messages.ts';
import { useItemActions } from './use-item-actions.tsx';
import { useKeys } from './use-keys.ts';
import { usePollingFallback } from './use-polling-fallback.ts';

export interface StaffDetailProps<Data> {
  answer: { data: Data | undefined; error: ApiError | undefined; mutate: () => unknown };
  words: Readonly<
    Record<
      | 'title'
      | 'back'
      | 'previous'
      | 'next'
      | 'loading'
      | 'error'
      | 'stale'
      | 'notFound'
      | 'notFoundText',
      string
    >
  >;
  /** Kind of the item, which names its group of actions in the command palette. */
  kind: 'case' | 'user';
  listHref: string;
  /** Undefined at the ends of the list. */
  previousHref: string | undefined;
  nextHref: string | undefined;
  onGo: (address: string) => void;
  /** Link to another page about the same person; `isHidden` leaves it to the command palette. */
  link?: { label: string; href: string; icon: Glyph; isHidden?: boolean } | undefined;
  /** Name for the picture. Undefined until it is loaded. */
  person: string | undefined;
  /** Heading; the title of the page until it is loaded. */
  heading: ReactNode;
  /** Marks beside the heading. */
  marks: ReactNode;
  /** Line under the heading. */
  summary: ReactNode;
  actions?: (data: Data) => ReactNode;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
  footer?: (data: Data) => ReactNode;
  className?: string;
}

/**
 * Page about one item of a list: header with the links to the list and to the items beside it, the states of its load,
 * and the content. `j` leads to the next item, `k` to the previous one, `u` to the list.
 */
export function StaffDetail<Data>({
  answer,
  words: t,
  kind,
  listHref,
  previousHref,
  nextHref,
  onGo,
  link,
  person,
  heading,
  marks,
  summary,
  actions,
  skeleton,
  children,
  footer,
  className = '',
}: StaffDetailProps<Data>) {
  usePollingFallback(answer.mutate);
  useKeys({
    j: () => nextHref !== undefined && onGo(nextHref),
    k: () => previousHref !== undefined && onGo(previousHref),
    u: () => onGo(listHref),
  });
  const group = useMessages(paletteMessages)[kind];
  const action = (label: string, icon: Glyph, href: string | undefined) =>
    href !== undefined && { label, icon, onSelect: () => onGo(href) };
  useItemActions(group, [
    action(t.next, ChevronDown, nextHref),
    action(t.previous, ChevronUp, previousHref),
    action(t.back, ArrowLeft, listHref),
    link !== undefined && action(link.label, link.icon, link.href),
  ]);
  const state = loadStateOf(answer);
  const notes = useLoadNotes(state, { error: t.error, loading: t.loading, stale: t.stale });
  const isMissing = isApiError(answer.error, 'http') && answer.error.status === 404;
  const missing = {
    title: t.notFound,
    text: t.notFoundText,
    actions: (
      <Button asChild size="sm">
        <WidgetLink href={listHref}>{t.back}</WidgetLink>
      </Button>
    ),
  };
  const data = hasContent(state) ? answer.data : undefined;
  return (
    <div className={`wg:flex wg:flex-col wg:gap-4 wg:px-4 wg:pt-4 wg:md:px-6 ${className}`}>
      <header className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-2">
        <IconButton asChild label={t.back}>
          <WidgetLink href={listHref}>
            <ArrowLeft size={16} strokeWidth={1.5} aria-hidden className="wg:rtl:-scale-x-100" />
          </WidgetLink>
        </IconButton>
        {person === undefined ? null : <Avatar name={person} size="lg" />}
        <div className="wg:min-w-0 wg:flex-1 wg:basis-60">
          <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-2 wg:gap-y-1">
            <h1 className="wg:display wg:min-w-0 wg:truncate wg:text-xl">{heading ?? t.title}</h1>
            {marks}
          </div>
          {summary}
        </div>
        {data === undefined ? null : actions?.(data)}
        {link === undefined || link.isHidden === true ? null : (
          <Button asChild size="sm">
            <WidgetLink href={link.href}>{link.label}</WidgetLink>
          </Button>
        )}
        <nav aria-label={t.title} className="wg:flex wg:gap-1">
          <StepLink label={t.previous} href={previousHref} icon={ChevronUp} />
          <StepLink label={t.next} href={nextHref} icon={ChevronDown} />
        </nav>
      </header>
      <Loadable
        state={state}
        notes={isMissing ? { ...notes, error: missing } : notes}
        onRetry={() => void answer.mutate()}
        skeleton={skeleton}
        className="wg:gap-4"
      >
        {data === undefined ? null : children(data)}
      </Loadable>
      {data === undefined ? null : footer?.(data)}
    </div>
  );
}

/** Link to the item before or after this one; disabled at the end. */
function StepLink({
  label,
  href,
  icon: Icon,
}: {
  label: string;
  href: string | undefined;
  icon: Glyph;
}) {
  const icon = <Icon size={16} strokeWidth={1.5} aria-hidden />;
  return href === undefined ? (
    <IconButton label={label} disabled>
      {icon}
    </IconButton>
  ) : (
    <IconButton asChild label={label}>
      <WidgetLink href={href}>{icon}</WidgetLink>
    </IconButton>
  );
}
