// @where Back office: saved views of a list
import { useUserInformation } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@agio/ui/dropdown-menu';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Bookmark, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  defineSetting,
  settingIn,
  useHost,
  usePersisted,
  WidgetLink,
} from '../../../host/index.ts';
import { areaAddress } from '../model/areas.ts';
import {
  isSameQuery,
  maxViews,
  renamed,
  type SavedView,
  savedViewsSchema,
  type ViewArea,
  viewsOf,
  withoutView,
  withView,
} from './model/saved-views.ts';
import { SavedViewDialog } from './saved-view-dialog.tsx';
import { savedViewMessages } from './saved-view-messages.ts';
import { storageKeys } from '@agio/api-client';

/** The views that were saved on this device. */
const savedViews = defineSetting<readonly SavedView[]>(
  storageKeys.officeViews,
  savedViewsSchema,
  [],
);

export interface SavedViewListProps {
  base: string;
  area: ViewArea;
  /** Query of the current view; empty for the whole list. */
  query: string;
}

/** Links to the views that were saved of a list, the one that is shown marked; it can be renamed and removed. */
export function SavedViewList({ base, area, query }: SavedViewListProps) {
  const t = useMessages(savedViewMessages);
  const { data: user } = useUserInformation();
  const store = settingIn(savedViews, useHost().storage);
  const [all] = usePersisted(store);
  const [dialog, setDialog] = useState<'save' | 'rename'>();
  const [removed, setRemoved] = useState<{ view: SavedView; place: number }>();
  const root = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  if (user === undefined) return null;
  const shelf = { account: user.id, area };
  const own = viewsOf(all, shelf);
  const shown = own.find((view) => isSameQuery(view.query, query));
  const path = areaAddress(base, area);
  const maySave = shown === undefined && query !== '' && own.length < maxViews;
  // Starts from the stored list, which another tab may have changed.
  const change = (next: (now: readonly SavedView[]) => SavedView[]) => store.set(next(store.get()));
  const close = () => setDialog(undefined);
  return (
    <nav
      ref={root}
      aria-label={t.label}
      tabIndex={-1}
      className="wg:flex wg:min-w-0 wg:flex-wrap wg:items-center wg:gap-1.5 wg:self-center wg:outline-none"
    >
      {own.length === 0 ? null : (
        <ul className="wg:flex wg:min-w-0 wg:flex-wrap wg:gap-1.5">
          {own.map((view) => (
            <li key={view.name} className="wg:min-w-0">
              <WidgetLink
                href={view.query === '' ? path : `${path}?${view.query}`}
                aria-current={view === shown ? 'true' : undefined}
                className="wg:flex wg:min-h-7 wg:max-w-48 wg:items-center wg:rounded-control wg:border wg:border-line wg:px-2.5 wg:text-sm wg:text-fg-muted wg:focus-ring wg:hover:bg-surface-2 wg:hover:text-fg wg:aria-[current]:border-accent wg:aria-[current]:bg-surface-2 wg:aria-[current]:text-fg wg:touch:min-h-11"
              >
                <bdi className="wg:truncate">{view.name}</bdi>
              </WidgetLink>
            </li>
          ))}
        </ul>
      )}
      {shown === undefined ? null : (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton size="sm" label={t.more({ name: shown.name })}>
              <Ellipsis size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent
            align="end"
            onCloseAutoFocus={(event) => {
              if (undo.current === null) return;
              event.preventDefault();
              undo.current.focus();
            }}
          >
            <DropdownMenuItem
              icon={<Pencil size={16} strokeWidth={1.5} />}
              onSelect={() => setDialog('rename')}
            >
              {t.rename}
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<Trash2 size={16} strokeWidth={1.5} />}
              onSelect={() => {
                setRemoved({ view: shown, place: own.indexOf(shown) });
                change((now) => withoutView(now, shown));
              }}
            >
              {t.remove}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {maySave ? (
        <Button size="sm" variant="ghost" onClick={() => setDialog('save')}>
          <Bookmark size={16} strokeWidth={1.5} aria-hidden />
          {t.save}
        </Button>
      ) : null}
      <output className="wg:flex wg:items-center wg:gap-1.5 wg:text-sm wg:text-fg-muted">
        {removed === undefined ? null : (
          <>
            {t.removed({ name: removed.view.name })}
            <Button
              ref={undo}
              size="sm"
              onClick={() => {
                change((now) => withView(now, removed.view, removed.place));
                setRemoved(undefined);
                root.current?.focus();
              }}
            >
              {t.undo}
            </Button>
          </>
        )}
      </output>
      {dialog === undefined ? null : (
        <SavedViewDialog
          renames={dialog === 'rename' ? shown : undefined}
          others={dialog === 'rename' ? own.filter((view) => view !== shown) : own}
          onClose={close}
          onSave={(name) => {
            setRemoved(undefined);
            change((now) =>
              dialog === 'rename' && shown !== undefined
                ? renamed(now, shown, name)
                : withView(now, { ...shelf, name, query }),
            );
            close();
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
