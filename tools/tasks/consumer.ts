import { appConsumer } from '../consumer/app.ts';
import { clientConsumer } from '../consumer/client.ts';
import { createConsumer } from '../consumer/create.ts';
import { nextConsumer } from '../consumer/next.ts';
import { sandboxConsumer } from '../consumer/sandbox.ts';
import { uiConsumer } from '../consumer/ui.ts';
import { widgetsConsumer } from '../consumer/widgets.ts';
import { main } from '../lib/main.ts';
import { sum, type Outcome } from '../lib/outcome.ts';
import { since } from '../lib/terminal.ts';

const consumers: Record<string, [what: string, run: () => Promise<Outcome>]> = {
  ui: ['Components', uiConsumer],
  client: ['Client', clientConsumer],
  sandbox: ['Sandbox', sandboxConsumer],
  widgets: ['Widgets', widgetsConsumer],
  next: ['Widgets in Next', nextConsumer],
  create: ['A made project', createConsumer],
  app: ['The app', appConsumer],
};

/** The packed packages in apps outside the workspace, each built by a tool of its own. `npm run consumer -- next`: only that. */
export async function consumer(wanted: readonly string[] = []): Promise<Outcome> {
  const unknown = wanted.filter((name) => !(name in consumers));
  if (unknown.length > 0)
    throw new Error(
      `No consumer ${unknown.join(', ')}. There are ${Object.keys(consumers).join(', ')}.`,
    );
  const outcomes: Outcome[] = [];
  for (const [name, [what, run]] of Object.entries(consumers)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = performance.now();
    outcomes.push(await run());
    console.log(`${what} in an app outside the workspace: ${since(started)}.`);
  }
  return sum(outcomes);
}

if (import.meta.main) await main(consumer);
