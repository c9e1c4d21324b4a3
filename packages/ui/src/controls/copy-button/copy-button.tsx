import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';

const messages = defineMessages('copyButton', {
  /** Accessible name; it says what is copied: "Copy address". */
  copy: 'Copy',
  /** State of a button, after it was pressed. */
  copied: 'Copied',
  failed: 'Could not copy. Select the text instead.',
});
export type CopyButtonLabels = MessagesOf<typeof messages>;

export interface CopyButtonProps extends Omit<IconButtonProps, 'label' | 'value' | 'asChild'> {
  /** The exact text for the clipboard. */
  value: string;
  /**
   * `sm` is 24 px, `md` 32 px, `lg` 44 px wide and high.
   * @default 'sm'
   */
  size?: IconButtonProps['size'];
  labels?: Partial<CopyButtonLabels> | undefined;
  /** Called when the value is on the clipboard. */
  onCopied?: (() => void) | undefined;
}

type State = 'idle' | 'copied' | 'failed';

/** Copies a value; shows and announces whether that worked. */
export function CopyButton({
  value,
  labels,
  onCopied,
  onClick,
  size = 'sm',
  ...rest
}: CopyButtonProps) {
  const words = useMessages(messages, labels);
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      // `navigator.clipboard` is missing on pages without TLS.
      await navigator.clipboard.writeText(value);
      setState('copied');
      onCopied?.();
    } catch {
      setState('failed');
    }
  };

  const Icon = state === 'copied' ? Check : state === 'failed' ? X : Copy;
  return (
    <>
      <IconButton
        label={words.copy}
        size={size}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) void copy();
        }}
        {...rest}
        data-slot="copy-button"
        data-state={state}
      >
        <Icon aria-hidden size={size === 'sm' ? 14 : 16} strokeWidth={1.5} />
      </IconButton>
      <output data-slot="copy-button-outcome" className="ui:sr-only">
        {state === 'copied' ? words.copied : state === 'failed' ? words.failed : ''}
      </output>
    </>
  );
}
