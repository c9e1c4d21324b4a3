// @where Widgets: command palette
import { Command } from 'cmdk';
import { CornerDownLeft, Search } from 'lucide-react';
import * as DialogPrimitive from '@radix-ui/react-dialog';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { cutText } from '../../data-display/short-text/cut-text.ts';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { usePortalContainer } from '../../foundations/theme-scope/theme-scope.tsx';
import { useModalSurface } from '../modal-surface.ts';
import { findItems } from './find-items.ts';
import { Highlight } from './highlight.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export interface CommandPaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** An icon of 16 px or an asset mark of 18 px before the label. */
  icon?: ReactNode;
  /** At the end of the row: a price, a balance, a shortcut. */
  end?: ReactNode;
  /** Further search words, such as the name of an asset. */
  keywords?: readonly string[] | undefined;
  /** Leaves the palette open when it is chosen, for example to try a search again. */
  keepsOpen?: boolean | undefined;
  onSelect: () => void;
}

export interface CommandPaletteGroup {
  heading: string;
  items: readonly CommandPaletteItem[];
}

const messages = defineMessages('commandPalette', {
  title: 'Command palette',
  placeholder: 'Search markets, pages, actions',
  empty: 'Nothing found. Try the symbol of an asset, for example XCB.',
  /** Verb in a hint on keys: moves the selection. */
  move: 'Move',
  /** Verb in a hint on keys: opens the selected entry. */
  open: 'Open',
  close: terms.close,
  /** Number of matches that are not listed. */
  more_one: '{{count}} more: keep typing',
  more_other: '{{count}} more: keep typing',
});
export type CommandPaletteLabels = MessagesOf<typeof messages>;

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The entries under their headings. */
  groups: readonly CommandPaletteGroup[];
  /** The typed text, where the parent keeps it: with keys from before the palette was loaded, for example. */
  search?: string | undefined;
  /** Called with the typed text, and with `''` when the palette closes. */
  onSearchChange?: ((search: string) => void) | undefined;
  /**
   * A note below the entries: a search that is still running or has failed. It replaces the text of an empty palette.
   */
  note?: string | undefined;
  /** A line below everything that says what else may be typed, with examples as they are typed. It describes the input. */
  hint?: { readonly text: string; readonly examples: readonly string[] } | undefined;
  labels?: Partial<CommandPaletteLabels> | undefined;
  container?: Element | null | undefined;
  className?: string | undefined;
}

/**
 * Finds markets, pages and actions by typing. Open it with ⌘K or Ctrl-K. Each group lists its 40 best matches.
 * ↑ ↓ move, Enter opens, Escape closes. The palette closes before an entry opens.
 */
export function CommandPalette({
  open,
  onOpenChange,
  groups,
  search: given,
  onSearchChange,
  note,
  hint,
  labels,
  container,
  className,
}: CommandPaletteProps) {
  const text = useMessages(messages, labels);
  const [own, setOwn] = useState('');
  const search = given ?? own;
  const setSearch = (next: string) => {
    setOwn(next);
    onSearchChange?.(next);
  };
  const found = useMemo(() => findItems(groups, search), [groups, search]);
  const more = found.reduce((sum, { left }) => sum + left, 0);
  const surface = useModalSurface({});
  const hintId = useId();
  return (
    <DialogPrimitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) setSearch('');
        onOpenChange(next);
      }}
    >
      <DialogPrimitive.Portal container={usePortalContainer(container)}>
        <DialogPrimitive.Content
          data-slot="command-palette"
          aria-describedby={undefined}
          className="ui:fixed ui:inset-0 ui:z-50 ui:flex ui:flex-col ui:items-center ui:overflow-hidden ui:p-4 ui:pt-[min(12vh,96px)] ui:outline-none ui:motion-surface"
          {...surface}
        >
          <DialogPrimitive.Close asChild>
            <div
              data-slot="command-palette-scrim"
              aria-hidden
              className="ui:fixed ui:inset-0 ui:bg-scrim"
            />
          </DialogPrimitive.Close>
          <DialogPrimitive.Title className="ui:visually-hidden">{text.title}</DialogPrimitive.Title>
          <Command
            data-slot="command-palette-panel"
            label={text.title}
            loop
            shouldFilter={false}
            className={cn(
              'ui:relative ui:flex ui:max-h-[min(480px,100%)] ui:w-full ui:max-w-140 ui:flex-col ui:overflow-hidden ui:rounded-dialog ui:bg-overlay ui:font-text ui:text-base ui:text-fg ui:shadow-overlay',
              className,
            )}
          >
            <div className="ui:flex ui:h-14 ui:flex-none ui:items-center ui:gap-3 ui:border-b ui:border-line-overlay ui:px-4">
              <Search
                size={16}
                strokeWidth={1.5}
                aria-hidden
                className="ui:flex-none ui:text-fg-muted"
              />
              <Command.Input
                data-slot="command-palette-input"
                value={search}
                onValueChange={setSearch}
                placeholder={text.placeholder}
                aria-describedby={hint === undefined ? undefined : hintId}
                className="ui:h-full ui:min-w-0 ui:flex-1 ui:text-lg ui:outline-none!"
              />
              <DialogPrimitive.Close asChild>
                <button
                  type="button"
                  data-slot="command-palette-close"
                  className="ui:hit-area ui:flex ui:h-6 ui:cursor-pointer ui:items-center ui:rounded-sm ui:bg-surface-3 ui:px-1.5 ui:text-xs ui:font-medium ui:text-fg-muted"
                >
                  <span className="ui:visually-hidden">{text.close} </span>
                  <span translate="no">esc</span>
                </button>
              </DialogPrimitive.Close>
            </div>
            <Command.List
              data-slot="command-palette-list"
              label={text.title}
              className="ui:min-h-0 ui:flex-1 ui:overflow-y-auto ui:overscroll-contain ui:px-2 ui:pt-1.5 ui:pb-2"
            >
              {found.map((group) =>
                group.items.length === 0 ? null : (
                  <Command.Group
                    key={group.heading}
                    data-slot="command-palette-group"
                    heading={group.heading}
                    className="ui:[&_[cmdk-group-heading]]:px-2.5 ui:[&_[cmdk-group-heading]]:pt-2 ui:[&_[cmdk-group-heading]]:pb-1 ui:[&_[cmdk-group-heading]]:text-xs ui:[&_[cmdk-group-heading]]:font-medium ui:[&_[cmdk-group-heading]]:text-fg-muted"
                  >
                    {group.items.map((item) => (
                      <Command.Item
                        key={item.id}
                        data-slot="command-palette-item"
                        value={item.id}
                        onSelect={() => {
                          if (!item.keepsOpen) {
                            setSearch('');
                            onOpenChange(false);
                          }
                          item.onSelect();
                        }}
                        className="ui:flex ui:min-h-10 ui:cursor-pointer ui:flex-wrap ui:items-center ui:gap-x-2.5 ui:rounded-control ui:px-2.5 ui:touch:min-h-11 ui:data-[selected=true]:bg-surface-3 ui:data-[selected=true]:forced-selected"
                      >
                        {item.icon === undefined ? null : (
                          <span
                            data-slot="command-palette-icon"
                            aria-hidden
                            className="ui:flex-none ui:text-fg-muted"
                          >
                            {item.icon}
                          </span>
                        )}
                        <span className="ui:max-w-[calc(100%-2rem)] ui:flex-auto ui:truncate">
                          <Highlight text={cutText(item.label, 80)} search={search} />
                        </span>
                        {item.end === undefined ? null : (
                          <span className="ui:ms-auto ui:flex ui:flex-none ui:items-center ui:gap-1.5 ui:text-sm ui:text-fg-muted">
                            {item.end}
                          </span>
                        )}
                      </Command.Item>
                    ))}
                  </Command.Group>
                ),
              )}
            </Command.List>
            {/* Outside the list, which may contain options only. */}
            {note === undefined && found.every(({ items }) => items.length === 0) ? (
              <div
                data-slot="command-palette-empty"
                className="ui:px-2.5 ui:py-8 ui:text-center ui:text-fg-muted"
              >
                {text.empty}
              </div>
            ) : null}
            <div aria-live="polite" className="ui:flex-none ui:text-sm ui:text-fg-muted">
              {note === undefined ? null : (
                <p data-slot="command-palette-note" className="ui:px-4.5 ui:py-2.5">
                  {note}
                </p>
              )}
            </div>
            {hint === undefined ? null : (
              <p
                id={hintId}
                data-slot="command-palette-hint"
                className="ui:flex ui:flex-none ui:flex-wrap ui:gap-x-2 ui:gap-y-1 ui:border-t ui:border-line-overlay ui:px-4 ui:py-2.5 ui:text-sm ui:text-fg-muted"
              >
                <span>{hint.text}</span>{' '}
                {hint.examples.map((example) => (
                  <bdi key={example} translate="no" className="ui:whitespace-nowrap ui:text-fg">
                    “{example}”
                  </bdi>
                ))}
              </p>
            )}
            <div className="ui:flex ui:h-10 ui:flex-none ui:items-center ui:gap-4 ui:border-t ui:border-line-overlay ui:px-4 ui:text-xs ui:text-fg-muted">
              <span aria-hidden className="ui:flex ui:items-center ui:gap-1.5">
                <KeyCap>↑</KeyCap>
                <KeyCap>↓</KeyCap>
                {text.move}
              </span>
              <span aria-hidden className="ui:flex ui:items-center ui:gap-1.5">
                <KeyCap>
                  <CornerDownLeft size={12} strokeWidth={2} />
                </KeyCap>
                {text.open}
              </span>
              <span role="status" className="ui:ms-auto">
                {more > 0 ? text.more({ count: more }) : null}
              </span>
            </div>
          </Command>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

function KeyCap({ children }: { children: ReactNode }) {
  return (
    <span className="ui:inline-flex ui:h-5 ui:min-w-5 ui:items-center ui:justify-center ui:rounded-sm ui:bg-surface-3 ui:px-1 ui:font-medium">
      {children}
    </span>
  );
}
