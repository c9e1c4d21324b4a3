import { cva } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { mergeRefs } from '../../foundations/merge-refs.ts';
import { useDeskGroup } from './desk-context.ts';
import { type Line, measureLine, sizeFor } from './separator-limits.ts';

const separatorVariants = cva(
  "ui:relative ui:z-10 ui:flex-none ui:touch-none ui:bg-line ui:transition-colors ui:duration-state ui:select-none ui:after:absolute ui:after:content-[''] ui:hover:bg-line-strong ui:active:bg-accent",
  {
    variants: {
      // The part after enlarges the target without changing the layout.
      orientation: {
        horizontal:
          'ui:w-px ui:cursor-col-resize ui:after:-inset-x-1 ui:after:inset-y-0 ui:touch:after:-inset-x-3',
        vertical:
          'ui:h-px ui:cursor-row-resize ui:after:inset-x-0 ui:after:-inset-y-1 ui:touch:after:-inset-y-3',
      },
    },
  },
);

/** Step of an arrow key in px. */
const STEP = 16;

/** Direction of each arrow key, by the orientation of the group. */
const arrows: Record<'horizontal' | 'vertical', Record<string, number>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
};

export interface DeskSeparatorProps extends ComponentProps<'div'> {
  /** Accessible name: "Resize the orders panel". */
  label: string;
  /**
   * Shows a short handle; without it only the pointer changes.
   * @default false
   */
  grip?: boolean | undefined;
}

/**
 * The separator between two panels. It resizes the panel after it, or the one before it if the one after it fills the
 * rest. Drag it, or focus it: arrow keys move it, Home and End go to the ends. A double click restores the default.
 */
export function DeskSeparator({
  label,
  grip = false,
  className,
  ref,
  ...rest
}: DeskSeparatorProps) {
  const { orientation, setSize } = useDeskGroup();
  const line = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: number; line: Line; size?: number }>(undefined);
  useEffect(() => tellSize(line.current), []);
  const along = (event: React.PointerEvent) =>
    orientation === 'horizontal' ? event.clientX : event.clientY;
  const drop = () => {
    const { line: dragged, size } = drag.current ?? {};
    drag.current = undefined;
    const id = dragged?.panel.dataset['panel'];
    if (id !== undefined && size !== undefined) setSize(id, size);
  };
  return (
    <div
      ref={mergeRefs(line, ref)}
      data-slot="desk-separator"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
      className={cn(separatorVariants({ orientation }), className)}
      onPointerDown={(event) => {
        const found = event.button === 0 ? measureLine(event.currentTarget) : undefined;
        if (!found) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: along(event), line: found };
      }}
      onPointerMove={(event) => {
        const now = drag.current;
        if (!now) return;
        const { panel, size, sign } = now.line;
        now.size = sizeFor(now.line, size + sign * (along(event) - now.from));
        // Outside React: a drag renders nothing in the panels, the browser only lays them out.
        panel.style.flexBasis = `${now.size}${panel.dataset['unit']}`;
      }}
      onLostPointerCapture={drop}
      onDoubleClick={(event) => {
        const id = measureLine(event.currentTarget)?.panel.dataset['panel'];
        if (id !== undefined) setSize(id, undefined);
      }}
      onKeyDown={(event) => {
        const found = measureLine(event.currentTarget);
        const id = found?.panel.dataset['panel'];
        const way = arrows[orientation][event.key];
        if (!found || id === undefined) return;
        const wanted =
          event.key === 'Home'
            ? found.min
            : event.key === 'End'
              ? found.max
              : way === undefined
                ? undefined
                : found.size + way * found.sign * STEP;
        if (wanted === undefined) return;
        event.preventDefault();
        setSize(id, sizeFor(found, wanted));
      }}
      {...rest}
    >
      {grip ? (
        <span
          aria-hidden
          className="ui:pointer-events-none ui:absolute ui:start-1/2 ui:top-1/2 ui:-ms-3.5 ui:-mt-[1.5px] ui:h-[3px] ui:w-7 ui:rounded-full ui:bg-line-strong"
        />
      ) : null}
    </div>
  );
}

/** Keeps the ARIA values of the separator current after every change of size. */
function tellSize(separator: HTMLElement | null) {
  const panel = separator && measureLine(separator)?.panel;
  if (!panel) return undefined;
  const tell = () => {
    const now = measureLine(separator);
    if (!now) return;
    separator.setAttribute('aria-controls', panel.id);
    separator.setAttribute('aria-valuenow', String(Math.round(now.size)));
    separator.setAttribute('aria-valuemin', String(now.min));
    separator.setAttribute('aria-valuemax', String(Math.round(now.max)));
  };
  // At once: a separator without its value is none for a screen reader.
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(panel);
  return () => observer.disconnect();
}
