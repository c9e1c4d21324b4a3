import { clientConsumer } from '../consumer/client.ts';
import { uiConsumer } from '../consumer/ui.ts';
import { widgetsConsumer } from '../consumer/widgets.ts';
import { main } from '../lib/main.ts';
import { sum, type Outcome } from '../lib/outcome.ts';
import { since } from '../lib/terminal.ts';

/** The packed packages in apps outside the workspace, each built by a Vite of its own. */
export async function consumer(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const [what, run] of [
    ['Components', uiConsumer],
    ['Client', clientConsumer],
    ['Widgets', widgetsConsumer],
  ] as const) {
    const started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one machine
    outcomes.push(await run());
    console.log(`${what} in an app outside the workspace: ${since(started)}.`);
  }
  return sum(outcomes);
}

if (import.meta.main) await main(consumer);
