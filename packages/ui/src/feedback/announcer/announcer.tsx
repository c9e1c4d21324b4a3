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
 * Says something to screen readers without showing it: "Order placed", "Reconnected". `polite` waits for a pause,
 * `assertive` interrupts and is for what cannot wait. Needs one {@link Announcer} on the page.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // The same text again is a change only when the region's text differs: a no-break space at the end makes it so.
  const again = messages[urgency] === text;
  messages = { ...messages, [urgency]: again ? `${text}\u00a0` : text };
  for (const listener of listeners) listener();
}

/** The two live regions that {@link announce} speaks through. One on the page, there from the start. */
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
