import { Button } from '@agio/ui/button';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Diagram } from './diagram.tsx';
import type { Way } from './layout.ts';

/** One screen of a journey: the state that it belongs to, what happens there, and what is seen. */
export interface Screen {
  readonly state: string;
  readonly title: string;
  readonly words: string;
  readonly show: () => ReactNode;
}

export interface JourneyProps {
  title: string;
  lead: string;
  /** The states of the diagram in their order. */
  states: readonly string[];
  ways: readonly Way[];
  nameOf: (state: string) => string;
  wordsOf: (way: Way) => string;
  screens: readonly Screen[];
}

const arrow = { size: 16, strokeWidth: 1.5, 'aria-hidden': true, className: 'rtl:rotate-180' };

/** A way through the product: its state machine, and its screens one after the other. Only the chosen one is mounted. */
export function Journey({ title, lead, states, ways, nameOf, wordsOf, screens }: JourneyProps) {
  const [at, setAt] = useState(0);
  const screen = screens[at];
  if (screen === undefined) return null;
  return (
    <div className="min-h-dvh bg-canvas p-4 text-fg sm:p-6">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[360px_minmax(0,1fr)]">
        <div className="lg:col-span-2">
          <p className="display text-2xl">{title}</p>
          <p className="mt-1 max-w-[75ch] text-fg-muted">{lead}</p>
        </div>
        <aside aria-label="Diagram" className="rounded-panel border border-line bg-surface-1 p-4">
          <Diagram label={title} {...{ states, ways, nameOf, wordsOf }} current={screen.state} />
        </aside>
        <section aria-label="Screen" className="flex min-w-0 flex-col gap-4">
          <nav aria-label="Screens" className="flex flex-wrap gap-1.5">
            {screens.map((each, index) => (
              <Button
                key={each.title}
                size="sm"
                variant={index === at ? 'secondary' : 'ghost'}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => setAt(index)}
              >
                <span className="num">{index + 1}</span> {each.title}
              </Button>
            ))}
          </nav>
          <div aria-live="polite">
            <p className="text-lg font-semibold">{screen.title}</p>
            <p className="mt-0.5 max-w-[75ch] text-fg-muted">{screen.words}</p>
          </div>
          <div
            key={screen.title}
            className="min-h-100 overflow-hidden rounded-panel border border-line-strong *:min-h-0"
          >
            {screen.show()}
          </div>
          <div className="flex justify-between gap-2">
            <Button
              icon={<ArrowLeft {...arrow} />}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              Previous
            </Button>
            <Button
              variant="primary"
              disabled={at === screens.length - 1}
              onClick={() => setAt(at + 1)}
            >
              Next screen <ArrowRight {...arrow} />
            </Button>
          </div>
        </section>
      </div>
    </div>
  );
}
