// @where Back office: saved views of a list
import type { SavedView } from '@agio/api-client';
import {
  useRemoveView,
  useSavedViews,
  useSaveView,
  useUserInformation,
} from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@agio/ui/dropdown-menu';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Bookmark, Ellipsis, Pencil, Trash2, Users } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { WidgetLink } from '../../../host/index.ts';
import { refusalText } from '../../../intent/refusals.tsx';
import { useFailureWords } from '../../../states/index.ts';
import { areaAddress } from '../model/areas.ts';
import { isSameQuery, maxViews, type ViewArea } from './model/saved-views.ts';
import { SavedViewDialog } from './saved-view-dialog.tsx';
import { savedViewMessages } from './saved-view-messages.ts';

export interface SavedViewListProps {
  base: string;
  area: ViewArea;
  /** Query of the current view; empty for the whole list. */
  query: string;
}

const callOptions = { tellsRefusals: true } as const;

/**
 * Links to the saved views of a list, the reader's own and those that colleagues share, the one that is shown marked. One's
 * own can be renamed, shared and removed.
 */
export function SavedViewList({ base, area, query }: SavedViewListProps) {
  const t = useMessages(savedViewMessages);
  const failureWords = useFailureWords();
  const { data: user } = useUserInformation();
  const { data: views } = useSavedViews({ list: area });
  const { saveView } = useSaveView();
  const { removeView } = useRemoveView();
  /** The view that is named: `isNew` until it is kept. */
  const [named, setNamed] = useState<{ view: SavedView; isNew: boolean }>();
  const [removed, setRemoved] = useState<SavedView>();
  const [problem, setProblem] = useState<ReactNode>();
  const root = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // The view that had the focus is gone.
  useEffect(() => undo.current?.focus(), [removed]);
  if (user === undefined || views === undefined) return null;
  const isOwn = ({ owner }: SavedView) => owner.id === user.id;
  const shown = views.find((view) => isSameQuery(view.query, query));
  const path = areaAddress(base, area);
  const maySave = shown === undefined && query !== '' && views.filter(isOwn).length < maxViews;
  /** Returns true once the exchange has taken it. */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(refusalText(error, failureWords));
      return false;
    }
  };
  const keep = ({ id, name, query: of, isShared }: SavedView) =>
    act(() => saveView({ id, list: area, name, query: of, isShared }, callOptions));
  const remove = async (view: SavedView) => {
    if (await act(() => removeView({ id: view.id }, callOptions))) setRemoved(view);
  };
  const close = () => {
    setProblem(undefined);
    setNamed(undefined);
  };
  return (
    <nav
      ref={root}
      aria-label={t.label}
      tabIndex={-1}
      className="wg:flex wg:min-w-0 wg:flex-wrap wg:items-center wg:gap-1.5 wg:self-center wg:outline-none"
    >
      {views.length === 0 ? null : (
        <ul className="wg:flex wg:min-w-0 wg:flex-wrap wg:gap-1.5">
          {views.map((view) => (
            <li key={view.id} className="wg:min-w-0">
              <WidgetLink
                href={view.query === '' ? path : `${path}?${view.query}`}
                aria-current={view === shown ? 'true' : undefined}
                title={view.isShared ? t.sharedBy({ name: view.owner.name }) : undefined}
                className="wg:flex wg:min-h-7 wg:max-w-48 wg:items-center wg:gap-1.5 wg:rounded-control wg:border wg:border-line wg:px-2.5 wg:text-sm wg:text-fg-muted wg:focus-ring wg:hover:bg-surface-2 wg:hover:text-fg wg:aria-[current]:border-accent wg:aria-[current]:bg-surface-2 wg:aria-[current]:text-fg wg:touch:min-h-11"
              >
                <bdi className="wg:truncate">{view.name}</bdi>
                {view.isShared ? (
                  <Users size={14} strokeWidth={1.5} className="wg:flex-none" aria-hidden />
                ) : null}
              </WidgetLink>
            </li>
          ))}
        </ul>
      )}
      {shown === undefined || !isOwn(shown) ? null : (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton size="sm" label={t.more({ name: shown.name })}>
              <Ellipsis size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent
            align="end"
            onCloseAutoFocus={(event) => {
              // The menu may be gone after the view is: its button goes, too.
              if (!undo.current) return;
              event.preventDefault();
              undo.current.focus();
            }}
          >
            <DropdownMenuItem
              icon={<Pencil size={16} strokeWidth={1.5} />}
              onSelect={() => setNamed({ view: shown, isNew: false })}
            >
              {t.rename}
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<Users size={16} strokeWidth={1.5} />}
              onSelect={() => void keep({ ...shown, isShared: !shown.isShared })}
            >
              {shown.isShared ? t.unshare : t.share}
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<Trash2 size={16} strokeWidth={1.5} />}
              onSelect={() => void remove(shown)}
            >
              {t.remove}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {maySave ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            const { id, displayName: name } = user;
            const owner = { id, name };
            const view = { list: area, query, isShared: false, owner, changedAt: '', name: '' };
            setNamed({ view: { ...view, id: crypto.randomUUID() }, isNew: true });
          }}
        >
          <Bookmark size={16} strokeWidth={1.5} aria-hidden />
          {t.save}
        </Button>
      ) : null}
      <output className="wg:flex wg:items-center wg:gap-1.5 wg:text-sm wg:text-fg-muted">
        {named === undefined ? problem : null}
        {removed === undefined ? null : (
          <>
            {t.removed({ name: removed.name })}
            <Button
              ref={undo}
              size="sm"
              onClick={() => {
                setRemoved(undefined);
                void keep(removed);
                root.current?.focus();
              }}
            >
              {t.undo}
            </Button>
          </>
        )}
      </output>
      {named === undefined ? null : (
        <SavedViewDialog
          view={named.view}
          isNew={named.isNew}
          others={views.filter(
            (view) => view.id !== named.view.id && (isOwn(view) || view.isShared),
          )}
          problem={problem}
          onClose={close}
          onSave={async (name, isShared) => {
            setRemoved(undefined);
            if (await keep({ ...named.view, name, isShared })) close();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            root.current?.focus();
          }}
        />
      )}
    </nav>
  );
}
