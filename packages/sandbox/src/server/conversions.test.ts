import {
  convert,
  type HeldQuote,
  isApiError,
  keepQuote,
  PriceEndedError,
  type SwapRecord,
} from '@agio/api-client';
import { expect, test } from 'vitest';
import { exactAtoms, fromAtoms } from '../core/fixed.ts';
import { as, inAnotherTab, oneServer, theSandbox } from './every-call/world.ts';

oneServer({ scenario: 'quiet' });

const decimals = 18;
const assets = ['XCB', 'USDC', 'BTC', 'ETH'] as const;
const amounts = { XCB: '40', USDC: '31.4159', BTC: '0.00031', ETH: '0.0071' };

/** States of a conversion, in order. */
const turns = [
  'plain',
  'double click',
  'answer lost',
  'expired',
  'request lost',
  'two tabs',
  'answer lost to a double click',
  'expired on the way',
] as const;

test('S50 X17 after a hundred conversions with lost answers, double clicks and prices that ended, balances are the sum of the receipts', async () => {
  const sandbox = theSandbox();
  const client = await as('trader');
  const tab = await inAnotherTab('trader');
  const lose = (which: 'request' | 'answer') =>
    sandbox.faults.set({ endpoint: 'swap.execute', lose: which, times: 1 });
  const balances = async () => {
    const { balances: all } = await client.portfolio.overview({});
    return new Map(all.map(({ asset, total }) => [asset, exactAtoms(total, decimals)]));
  };

  const expected = await balances();
  const receipts = new Map<string, SwapRecord>();
  const outcomes: Record<string, number> = {};
  const note = (outcome: string) => (outcomes[outcome] = (outcomes[outcome] ?? 0) + 1);
  for (let i = 0; i < 100; i += 1) {
    const turn = turns[i % turns.length]!;
    const fromAsset = assets[i % assets.length]!;
    const toAsset = assets[(i + 1 + (i % 3)) % assets.length]!;
    const request = { fromAsset, toAsset, fromAmount: amounts[fromAsset] };
    const held = settled(await keepQuote(client, request).renew());
    if (turn.startsWith('answer lost')) lose('answer');
    if (turn === 'request lost') lose('request');
    if (turn.startsWith('expired')) sandbox.tick(10_050);
    if (turn === 'expired') held.remainingMs = () => 0;

    const others = turn.endsWith('double click') ? [client] : turn === 'two tabs' ? [tab] : [];
    const clicks = [client, ...others].map((each) => convert(each, held, { checkDelaysMs: [0] }));
    for (const outcome of await Promise.allSettled(clicks)) {
      if (outcome.status === 'rejected') {
        note(`${turn}: ${nameOf(outcome.reason)}`);
      } else {
        note(`${turn}: ${outcome.value.status}`);
        receipts.set(outcome.value.id, outcome.value);
      }
    }
    sandbox.tick(250);
  }
  tab.dispose();

  expect(outcomes).toEqual({
    'plain: Done': 13,
    'double click: Done': 26,
    'answer lost: Done': 13,
    'expired: PriceEndedError': 13,
    'request lost: PriceEndedError': 12,
    'two tabs: Done': 24,
    'answer lost to a double click: Done': 24,
    'expired on the way: Expired': 12,
  });
  const done = [...receipts.values()].filter(({ status }) => status === 'Done');
  expect(done).toHaveLength(13 + 13 + 13 + 12 + 12);
  for (const { quote } of done) {
    add(expected, quote.fromAsset, -exactAtoms(quote.fromAmount, decimals));
    add(expected, quote.toAsset, exactAtoms(quote.toAmount, decimals));
  }
  expect(written(await balances())).toEqual(written(expected));

  // Everything that is listed has its receipt, and no price was taken twice.
  const { items } = await client.swap.recent({ limit: 200 });
  expect(new Set(items.slice(0, receipts.size).map(({ id }) => id))).toEqual(
    new Set(receipts.keys()),
  );
  expect(new Set(items.map(({ quote }) => quote.id)).size).toBe(items.length);
});

/** A conversion that the list lacks now stays missing: the faults here lose a call at once. */
function settled(held: HeldQuote): HeldQuote {
  held.settlesInMs = () => 0;
  return held;
}

function nameOf(error: unknown): string {
  if (isApiError(error)) return `refused ${error.kind} ${error.errorCode ?? error.status}`;
  return error instanceof PriceEndedError ? error.name : String(error);
}

type Balances = Map<string, bigint>;

function add(balances: Balances, asset: string, atoms: bigint): void {
  balances.set(asset, (balances.get(asset) ?? 0n) + atoms);
}

const written = (balances: Balances) =>
  Object.fromEntries([...balances].map(([asset, atoms]) => [asset, fromAtoms(atoms, decimals)]));
