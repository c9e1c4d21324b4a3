import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { Button, type ButtonProps } from '../button/button.tsx';

const messages = defineMessages('holdToConfirm', {
  /** Instruction for the button, as its description. */
  instruction: 'Press and hold',
  /** Shown after a click without holding, which switch and voice control send. */
  again: 'Press again to confirm',
});
export type HoldToConfirmLabels = MessagesOf<typeof messages>;

export interface HoldToConfirmProps extends Omit<
  ButtonProps,
  'asChild' | 'onClick' | 'onConfirm' | keyof Pick<ComponentProps<'button'>, 'aria-description'>
> {
  /** Called once, after the hold or the second click. */
  onConfirm: () => void;
  /**
   * Length of the hold in milliseconds.
   * @default 1200
   */
  holdFor?: number | undefined;
  /**
   * Its weight, or its meaning.
   * @default 'danger'
   */
  variant?: ButtonProps['variant'];
  labels?: Partial<HoldToConfirmLabels> | undefined;
}

/**
 * Confirms an action that cannot be undone. Hold the pointer, Space or Enter until the bar is full; release or leave to cancel.
 * Assistive technology sends a click without a press: the first one asks, a second one within five seconds confirms.
 */
export function HoldToConfirm({
  onConfirm,
  holdFor = 1200,
  labels,
  variant = 'danger',
  className,
  children,
  disabled,
  loading,
  ...rest
}: HoldToConfirmProps) {
  const words = useMessages(messages, labels);
  const [holding, setHolding] = useState(false);
  const [asking, setAsking] = useState(false);
  /** A press ends with a click event too, which must not count as one without a press. */
  const pressed = useRef(false);
  // A new callback during the hold must not restart it.
  const confirm = useEffectEvent(onConfirm);

  useEffect(() => {
    if (!holding) return;
    const timer = setTimeout(() => {
      setHolding(false);
      confirm();
    }, holdFor);
    return () => clearTimeout(timer);
  }, [holding, holdFor]);

  useEffect(() => {
    if (!asking) return;
    const timer = setTimeout(() => setAsking(false), 5000);
    return () => clearTimeout(timer);
  }, [asking]);

  const start = () => {
    if (disabled === true || loading === true) return;
    pressed.current = true;
    setAsking(false);
    setHolding(true);
  };
  const stop = () => setHolding(false);

  return (
    <Button
      variant={variant}
      disabled={disabled}
      loading={loading}
      aria-description={words.instruction}
      className={cn('ui:touch-none ui:overflow-hidden', className)}
      {...rest}
      data-slot="hold-to-confirm"
      data-state={holding ? 'holding' : asking ? 'asking' : 'idle'}
      onPointerDown={(event) => event.button === 0 && start()}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => holding && event.preventDefault()}
      onBlur={stop}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) start();
      }}
      onKeyUp={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        pressed.current = false;
        stop();
      }}
      onClick={() => {
        if (pressed.current) {
          pressed.current = false;
        } else if (asking) {
          setAsking(false);
          onConfirm();
        } else setAsking(true);
      }}
    >
      <span
        aria-hidden
        className={cn(
          'ui:absolute ui:inset-0 ui:origin-left ui:bg-current/22 ui:transition-transform ui:ease-linear ui:rtl:origin-right',
          holding ? 'ui:[transform:scaleX(1)]' : 'ui:[transform:scaleX(0)]',
        )}
        style={{ transitionDuration: holding ? `${holdFor}ms` : undefined }}
      />
      <span className="ui:relative" aria-live="polite">
        {asking ? words.again : children}
      </span>
    </Button>
  );
}
