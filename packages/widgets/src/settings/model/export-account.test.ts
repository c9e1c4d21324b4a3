import { createWorld } from '@agio/sandbox/world';
import { expect, test } from 'vitest';
import { exportAccount, type ExportProgress, exportParts } from './export-account.ts';

const at = new Date(Date.UTC(2026, 10, 20, 12));

async function exported(account: string) {
  const { client, sandbox } = createWorld({ account });
  const said: ExportProgress[] = [];
  const { file, ...rest } = await exportAccount(client, at, {
    signal: new AbortController().signal,
    onProgress: (now) => void said.push(now),
  });
  client.dispose();
  sandbox.dispose();
  return { ...rest, said, content: JSON.parse(await file.text()) as Record<string, unknown> };
}

test('the export is one JSON file with every part, read page by page, its amounts exact texts', async () => {
  const { content, rows, leftOut, said } = await exported('trader@agio.test');
  expect(Object.keys(content)).toEqual(['format', 'exportedAt', ...exportParts]);
  expect(leftOut).toEqual([]);
  expect(content['account']).toMatchObject({ email: 'trader@agio.test' });
  const orders = content['orders'] as { amount: unknown }[];
  expect(orders.length).toBeGreaterThan(0);
  expect(orders.every(({ amount }) => typeof amount === 'string')).toBe(true);
  const lists = Object.values(content).filter((value) => Array.isArray(value));
  // With the two that are no lists.
  expect(lists.reduce((sum, list) => sum + (list as unknown[]).length, 2)).toBe(rows);
  expect(said.map(({ part }) => part).filter((part, i, all) => part !== all[i - 1])).toEqual([
    ...exportParts,
  ]);
});

test('a cancelled export gives no file', async () => {
  const { client, sandbox } = createWorld({ account: 'trader@agio.test' });
  const work = new AbortController();
  const file = exportAccount(client, at, {
    signal: work.signal,
    onProgress: ({ part }) => part === 'orders' && work.abort(),
  });
  await expect(file).rejects.toThrow(/abort/i);
  client.dispose();
  sandbox.dispose();
});
