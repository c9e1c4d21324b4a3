import { Eye, EyeOff, Lock, LockOpen, Magnet, Redo2, Trash2, Undo2, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../controls/button/button.tsx';
import { IconButton } from '../../../controls/icon-button/icon-button.tsx';
import { useMessages } from '../../../foundations/language/language.tsx';
import type { LazyPopupState } from '../../../overlays/lazy-popup/lazy-popup.tsx';
import { LazyPopoverContent } from '../../../overlays/popover/popover.tsx';
import { DrawingActions } from './actions.ts';
import { drawingText, placeText } from './drawing-words.ts';
import { drawingTools } from './drawings.ts';
import { drawingMessages } from './messages.ts';
import { ToolIcon } from './tool-icon.tsx';
import type { DrawingDesk } from './use-drawing.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const small = { size: 'md', className: 'ui:touch:size-11' } as const;

interface DrawingMenuProps {
  popup: LazyPopupState;
  drawing: DrawingDesk;
  tickSize: string;
  locale: string;
  timeZone: string | undefined;
}

/** The tools of drawing, the choices for all drawings, and the list of what is drawn. */
export function DrawingMenu({
  popup,
  drawing: desk,
  tickSize,
  locale,
  timeZone,
}: DrawingMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The focus goes to the chart, and not back to the button. */
  const isAway = useRef(false);
  const words = useMessages(drawingMessages);
  const format = { tickSize, locale, timeZone, words };
  const actions = new DrawingActions(desk, format);
  const { options, tool } = desk;
  const close = () => {
    isAway.current = true;
    popup.onOpenChange(false);
  };
  return (
    <LazyPopoverContent
      popup={popup}
      align="start"
      className="ui:w-80 ui:max-w-[calc(100vw-1rem)]"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (!isAway.current) popup.button.current?.focus();
        isAway.current = false;
      }}
    >
      <div className="ui:grid ui:grid-cols-2 ui:gap-1">
        {drawingTools.map((each) => (
          <Button
            key={each}
            size="sm"
            variant="ghost"
            block
            disabled={actions.isFull}
            aria-pressed={each === tool}
            onClick={() => {
              actions.take(each === tool ? undefined : each);
              close();
            }}
            className="ui:justify-start ui:text-start ui:touch:min-h-11"
          >
            <ToolIcon tool={each} />
            <span className="ui:min-w-0 ui:wrap-anywhere">{words.tool[each]}</span>
          </Button>
        ))}
      </div>
      {actions.isFull ? (
        <p
          data-slot="chart-drawing-note"
          className="ui:m-0 ui:mt-2 ui:px-1 ui:text-xs ui:text-fg-muted"
        >
          {words.full}
        </p>
      ) : null}
      <div className="ui:mt-2 ui:flex ui:flex-wrap ui:items-center ui:gap-1 ui:border-t ui:border-line-overlay ui:pt-2">
        <IconButton
          {...small}
          label={words.magnet}
          aria-pressed={options.isMagnet}
          onClick={() => actions.set({ isMagnet: !options.isMagnet })}
        >
          <Magnet {...icon} />
        </IconButton>
        <IconButton
          {...small}
          label={words.lockAll}
          aria-pressed={options.isLocked}
          onClick={() => actions.set({ isLocked: !options.isLocked })}
        >
          {options.isLocked ? <Lock {...icon} /> : <LockOpen {...icon} />}
        </IconButton>
        <IconButton
          {...small}
          label={words.hideAll}
          aria-pressed={options.isHidden}
          onClick={() => actions.set({ isHidden: !options.isHidden })}
        >
          {options.isHidden ? <EyeOff {...icon} /> : <Eye {...icon} />}
        </IconButton>
        <span className="ui:ms-auto ui:flex ui:gap-1">
          <IconButton
            {...small}
            label={words.undo}
            aria-keyshortcuts="Control+Z"
            disabled={!actions.canUndo}
            onClick={() => actions.undo()}
          >
            <Undo2 {...icon} />
          </IconButton>
          <IconButton
            {...small}
            label={words.redo}
            aria-keyshortcuts="Control+Y"
            disabled={!actions.canRedo}
            onClick={() => actions.redo()}
          >
            <Redo2 {...icon} />
          </IconButton>
          <IconButton
            {...small}
            label={words.removeAll}
            disabled={actions.drawings.length === 0}
            onClick={() => {
              list.current?.focus();
              actions.removeAll();
            }}
          >
            <Trash2 {...icon} />
          </IconButton>
        </span>
      </div>
      <h3
        data-slot="chart-drawing-heading"
        className="ui:m-0 ui:mt-2 ui:px-1 ui:text-xs ui:font-medium ui:text-fg-muted"
      >
        {words.drawings}
      </h3>
      <ul
        ref={list}
        data-slot="chart-drawing-list"
        tabIndex={-1}
        aria-label={words.drawings}
        className="ui:m-0 ui:list-none ui:p-0"
      >
        {actions.drawings.map((each) => (
          <li
            key={each.id}
            data-slot="chart-drawing-item"
            className="ui:flex ui:items-center ui:gap-1"
          >
            <button
              type="button"
              data-slot="chart-drawing-choice"
              aria-pressed={each.id === desk.selected}
              disabled={options.isHidden}
              onClick={() => {
                actions.pick(each.id);
                close();
              }}
              className="ui:flex ui:min-h-8 ui:min-w-0 ui:flex-1 ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-control ui:px-1.5 ui:text-start ui:text-sm ui:text-fg ui:hover:bg-surface-2 ui:disabled:cursor-not-allowed ui:disabled:text-fg-muted ui:touch:min-h-11"
            >
              <ToolIcon tool={each.tool} />
              <span className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-col ui:py-1">
                <span className="ui:font-medium">{words.tool[each.tool]}</span>
                <span className="ui:truncate ui:text-xs ui:text-fg-muted ui:num">
                  <bdi>{placeText(each, format)}</bdi>
                </span>
              </span>
              {each.isLocked ? <Lock {...icon} size={12} aria-label={words.lock} /> : null}
            </button>
            <IconButton
              size="sm"
              className="ui:touch:size-11"
              label={words.remove({ name: drawingText(each, format) })}
              onClick={() => {
                // The button that had the focus goes.
                list.current?.focus();
                actions.remove(each.id);
              }}
            >
              <X {...icon} size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      {actions.drawings.length === 0 ? (
        <p
          data-slot="chart-drawing-note"
          className="ui:m-0 ui:px-1 ui:py-1 ui:text-sm ui:text-fg-muted"
        >
          {words.none}
        </p>
      ) : null}
    </LazyPopoverContent>
  );
}
