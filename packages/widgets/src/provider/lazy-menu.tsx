import { lazy, Suspense, useId, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useHost } from './host.ts';

/** What a menu that is loaded when it is first wanted gets. */
export interface LazyMenuContentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the menu, and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
}

export interface LazyMenuButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
}

export interface LazyMenuProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<LazyMenuContentProps & Props> }>;
  contentProps: Props;
  children: (button: LazyMenuButtonProps) => React.ReactNode;
}

/**
 * A plain button with a menu whose code is fetched when a pointer or the focus comes near it. The first page must not
 * wait for menus that most visits never open.
 */
export function LazyMenu<Props extends object>({
  load,
  contentProps,
  children,
}: LazyMenuProps<Props>) {
  const [Content] = useState(() => lazy(load));
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const { prefetch } = useHost();
  const preload = () => prefetch(load);
  const toggle = (next: boolean) => {
    setWanted(true);
    setOpen(next);
  };
  return (
    <span className="wg:relative wg:inline-flex">
      {children({
        ref: button,
        id: buttonId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onPointerEnter: preload,
        onFocus: preload,
        onClick: () => toggle(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          toggle(true);
        },
      })}
      {wanted ? (
        <Suspense>
          <Content
            {...contentProps}
            open={open}
            onOpenChange={setOpen}
            button={button}
            buttonId={buttonId}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
