import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formMessages } from '../form-messages.ts';

export interface DeclarationProps {
  text: string;
  /** Code of the language of the text, where it is known. */
  language?: string | undefined;
  isRead: boolean;
  /** Called when its end was seen, or when the reader says so there. Without it nothing is asked. */
  onRead?: (() => void) | undefined;
}

/**
 * A text to be read in full: it counts as read when its end was on the screen, which keys reach, too. A screen reader
 * does not scroll: for it, and for everybody, there is a button behind the last paragraph.
 */
export function Declaration({ text, language, isRead, onRead }: DeclarationProps) {
  const { formA: t } = useMessages(formMessages);
  const box = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const read = () => {
    // The button goes away. Focus on it moves to the text, so that it does not begin at the top of the page again.
    if (end.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
    onRead?.();
  };
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const { current: root } = box;
    if (!root || !end.current || isRead) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // A box that cannot be scrolled shows its end at once, which proves no reading.
        if (entry?.isIntersecting && root.scrollTop > 0) readNow();
      },
      { root },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isRead]);
  return (
    <section
      ref={box}
      aria-label={t.text}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
      tabIndex={0}
      className="wg:max-h-72 wg:overflow-y-auto wg:rounded-control wg:border wg:border-line wg:bg-surface-2 wg:px-4 wg:py-3 wg:focus-ring"
    >
      <p lang={language} dir="auto" className="wg:max-w-[70ch] wg:whitespace-pre-line">
        {text}
      </p>
      <div ref={end} className="wg:mt-3 wg:min-h-8">
        {onRead === undefined ? null : isRead ? (
          <output className="wg:text-sm wg:text-success">{t.read}</output>
        ) : (
          <Button size="sm" onClick={read}>
            {t.readIt}
          </Button>
        )}
      </div>
    </section>
  );
}
