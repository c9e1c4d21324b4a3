import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** Fetches code before it is needed. A failure must stay without effect: the code is fetched again when it is needed. */
export type Prefetch = (load: () => Promise<unknown>) => void;

/** Ignores a failure. */
export const prefetchQuietly: Prefetch = (load) => void load().catch(() => undefined);

const PrefetchContext = createContext(prefetchQuietly);

/** Function by which the popups below fetch their code ahead, {@link prefetchQuietly} without it. */
export const PrefetchProvider = PrefetchContext.Provider;

/** State that the content of a {@link LazyPopup} gets as its prop `popup`. */
export interface LazyPopupState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Gets the focus back when the popup closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Names the popup. */
  readonly buttonId: string;
  /** True if a key opened the popup. */
  readonly byKeyboard: RefObject<boolean>;
}

/** Props for the button of a {@link LazyPopup}. */
export interface LazyPopupButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  'data-state': 'open' | 'closed';
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface LazyPopupProps<Props extends object> {
  /**
   * The role of the popup. A menu opens by the down key too.
   * @default 'menu'
   */
  kind?: 'menu' | 'dialog' | undefined;
  /** Fetches the content: `async () => ({ default: (await import('./my-menu.tsx')).MyMenu })`. */
  load: () => Promise<{ default: ComponentType<Props & { popup: LazyPopupState }> }>;
  /** The props of the content besides `popup`. */
  contentProps: Props;
  /**
   * The button takes the whole line, as a row of a list does.
   * @default false
   */
  block?: boolean | undefined;
  /** Renders the button. */
  children: (button: LazyPopupButtonProps) => ReactNode;
}

/**
 * A button with a popup whose code is fetched when the pointer or the focus reaches the button, so that a page does not
 * wait for menus that most visits never open. The content is a `LazyMenuContent` of `@agio/ui/dropdown-menu`, a
 * `LazyPopoverContent` of `@agio/ui/popover`, or any other popup with {@link lazyContentProps}.
 */
export function LazyPopup<Props extends object>({
  kind = 'menu',
  load,
  contentProps,
  block = false,
  children,
}: LazyPopupProps<Props>) {
  const [Content] = useState(() => lazy(load));
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const byKeyboard = useRef(false);
  const buttonId = useId();
  const prefetch = useContext(PrefetchContext);
  const preload = () => prefetch(load);
  const onOpenChange = (open: boolean) => {
    if (open) setWanted(true);
    setOpen(open);
  };
  return (
    <span className={cn('ui:relative ui:flex-none', block ? 'ui:flex' : 'ui:inline-flex')}>
      {children({
        ref: button,
        id: buttonId,
        'aria-haspopup': kind,
        'aria-expanded': isOpen,
        'data-state': isOpen ? 'open' : 'closed',
        onPointerEnter: preload,
        onFocus: preload,
        onClick: ({ detail }) => {
          // Enter and Space click without a pointer.
          byKeyboard.current = detail === 0;
          onOpenChange(!isOpen);
        },
        onKeyDown: (event) => {
          if (kind !== 'menu' || event.key !== 'ArrowDown') return;
          event.preventDefault();
          byKeyboard.current = true;
          onOpenChange(true);
        },
      })}
      {isWanted ? (
        <Suspense>
          <Content
            {...contentProps}
            popup={{ open: isOpen, onOpenChange, button, buttonId, byKeyboard }}
          />
        </Suspense>
      ) : null}
    </span>
  );
}

/** An invisible element over the button as the anchor of the popup, because Radix does not know the button. */
export function LazyAnchor(props: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      tabIndex={-1}
      className="ui:pointer-events-none ui:absolute ui:inset-0"
      {...props}
    />
  );
}

/** For the popup's surface: the focus returns to the button, and the button alone closes what it opened. */
export function lazyContentProps({ button, byKeyboard }: LazyPopupState) {
  return {
    // A menu opened by a key focuses its first entry. Radix does so by itself, but its code was not loaded at the key.
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!byKeyboard.current || event.target !== event.currentTarget) return;
      byKeyboard.current = false;
      event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      button.current?.focus();
    },
    onInteractOutside: (event: Event) => {
      // If it closed here, the click of the button would open it again.
      if (event.target instanceof Node && button.current?.contains(event.target)) {
        event.preventDefault();
      }
    },
  };
}
