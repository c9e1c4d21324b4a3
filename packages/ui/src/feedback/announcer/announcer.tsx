import { useSyncExternalStore } from 'react';

export type Urgency = 'polite' | 'assertive';

interface Messages {
  readonly polite: string;
  readonly assertive: string;
}

let messages: Messages = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Announces a text to screen readers without showing it: "Order placed", "Reconnected". `polite` waits for a pause,
 * `assertive` interrupts, for urgent messages. Needs one {@link Announcer} on the page.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // A repeated text is announced only if the region's text changes; a trailing no-break space changes it.
  const again = messages[urgency] === text;
  messages = { ...messages, [urgency]: again ? `${text}\u00a0` : text };
  for (const listener of listeners) listener();
}

/** The two live regions of {@link announce}. Once per page, rendered from the start. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(
    subscribe,
    () => messages,
    () => messages,
  );
  return (
    <div data-slot="announcer" className="ui:sr-only">
      <div aria-live="polite">{polite}</div>
      <div aria-live="assertive">{assertive}</div>
    </div>
  );
}
