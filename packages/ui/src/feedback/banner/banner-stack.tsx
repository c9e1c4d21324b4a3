import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { defineMessages, useMessages } from '../../foundations/language/language.tsx';

const messages = defineMessages('bannerStack', {
  /** Shows and hides the banners after the first. */
  count_one: '{{count}} notice',
  count_other: '{{count}} notices',
});

/** Counts a banner in or out: each decides for itself whether it is shown. */
const Count = createContext<((change: 1 | -1) => void) | undefined>(undefined);

/** Counts the banner that calls this among those of its stack, if it is in one. */
export function useStacked(): void {
  const count = use(Count);
  useLayoutEffect(() => {
    count?.(1);
    return () => count?.(-1);
  }, [count]);
}

export interface BannerStackProps extends ComponentProps<'div'> {
  /**
   * Shows the first banner alone, in one line, where there are several.
   * @default false
   */
  folded?: boolean | undefined;
  /** Called with what the reader wants. Without it all banners are shown, and nothing folds them. */
  onFoldedChange?: ((folded: boolean) => void) | undefined;
}

/** Several banners, the most severe first, which a page with little room folds into one line with their number. */
export function BannerStack({
  folded = false,
  onFoldedChange,
  className,
  children,
  ...rest
}: BannerStackProps) {
  const t = useMessages(messages);
  const id = useId();
  const [count, setCount] = useState(0);
  const folds = onFoldedChange !== undefined && count > 1;
  return (
    <div
      data-slot="banner-stack"
      className={cn(
        folds && 'ui:grid ui:grid-cols-[minmax(0,1fr)_auto] ui:[&>*+[data-slot=banner]]:col-span-2',
        folds &&
          folded &&
          // Words for screen readers stand behind those that are cut, and would make the page as wide as they are.
          'ui:[&>*+[data-slot=banner]]:hidden ui:[&_[data-slot=banner]]:overflow-hidden ui:[&_[data-slot=banner-text]]:truncate',
        className,
      )}
      id={id}
      {...rest}
    >
      <Count value={useCallback((change) => setCount((before) => before + change), [])}>
        {children}
      </Count>
      {folds ? (
        <button
          type="button"
          data-slot="banner-stack-toggle"
          aria-expanded={!folded}
          aria-controls={id}
          onClick={() => onFoldedChange(!folded)}
          className="ui:group ui:col-start-2 ui:row-start-1 ui:flex ui:cursor-pointer ui:items-center ui:gap-1 ui:border-b ui:border-line ui:bg-surface-2 ui:px-3 ui:text-sm ui:font-medium ui:text-fg ui:focus-ring ui:hover:bg-surface-3"
        >
          {t.count({ count })}
          <ChevronDown
            aria-hidden
            size={16}
            strokeWidth={1.5}
            className="ui:group-aria-expanded:rotate-180"
          />
        </button>
      ) : null}
    </div>
  );
}
