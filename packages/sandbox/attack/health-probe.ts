import { parentPort, workerData } from 'node:worker_threads';
import { Agent, request } from 'node:http';

/*
 * A thread of its own, so that what the attackers do in theirs is not measured: asks for /healthz a hundred times a
 * second, whether the answers come or not, and notes how long each took.
 */
const { port } = workerData as { port: number };
const spacing = 10;
/** An answer that takes longer counts as so long. */
const longest = 5000;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
let taken: number[] = [];
const waiting = new Set<Promise<void>>();

function ask(): void {
  const asked = performance.now();
  const asking = new Promise<void>((resolve) => {
    const done = () => {
      taken.push(Math.min(performance.now() - asked, longest));
      resolve();
    };
    const outgoing = request(
      { host: '127.0.0.1', port, path: '/healthz', agent, timeout: longest },
      (answer) => answer.resume().on('end', done),
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('Too late.')));
    outgoing.on('error', () => {
      taken.push(longest);
      resolve();
    });
    outgoing.end();
  });
  waiting.add(asking);
  void asking.finally(() => waiting.delete(asking));
}

const timer = setInterval(ask, spacing);
parentPort?.postMessage('ready');

parentPort?.on('message', (message: 'begin' | 'take' | 'end') => {
  if (message === 'begin') taken = [];
  if (message === 'end') {
    clearInterval(timer);
    agent.destroy();
    parentPort?.close();
  }
  if (message !== 'take') return;
  // Questions so far belong to this measurement; later ones do not.
  const asked = [...waiting];
  void Promise.all(asked).then(() => parentPort?.postMessage(taken));
});
