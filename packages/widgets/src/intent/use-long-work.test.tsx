// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notices, ProgressNotice } from '../host/index.ts';
import { TestHost } from '../testing/test-host.tsx';
import {
  longAfterMs,
  type LongWork,
  useLongWork,
  type WorkEnd,
  type WorkTools,
} from './use-long-work.ts';

let told: [kind: string, notice: { id?: string | undefined; title: string }][];
let shown: ProgressNotice[];
let closed: string[];
let work: LongWork<number>;
let tools: WorkTools<number>;
let end: (how?: WorkEnd) => void;

beforeEach(() => {
  vi.useFakeTimers();
  [told, shown, closed] = [[], [], []];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Worker() {
  const own = useLongWork<number>('file', (rows) => ({ title: 'Writing', share: rows / 10 }));
  useEffect(() => {
    work = own;
  });
  return null;
}

function begin() {
  const tell = (kind: string) => (notice: { title: string }) => void told.push([kind, notice]);
  const notices: Notices = {
    info: tell('info'),
    success: tell('success'),
    warning: tell('warning'),
    error: tell('error'),
    progress: (notice) => void shown.push(notice),
    close: (id) => void closed.push(id),
  };
  const page = render(
    <TestHost notices={notices}>
      <Worker />
    </TestHost>,
  );
  act(() =>
    work.start(0, (given) => {
      tools = given;
      return new Promise((resolve) => {
        end = resolve;
      });
    }),
  );
  return page;
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const finish = (how?: WorkEnd) =>
  act(async () => {
    end(how);
    await Promise.resolve();
  });

test('spec-audit L2: work that ends at once is reported at its end alone', async () => {
  begin();
  pass(longAfterMs - 1);
  tools.onProgress(9);
  await finish({ kind: 'success', notice: { title: 'Written' } });
  pass(longAfterMs);
  expect([shown, closed]).toEqual([[], []]);
  expect(told).toEqual([['success', { id: 'file', title: 'Written' }]]);
  expect(work.progress.getSnapshot()).toBeUndefined();
});

test('spec-audit L2: a notice follows what takes long, and its end takes the place of it', async () => {
  begin();
  pass(longAfterMs);
  tools.onProgress(5);
  expect(shown.map(({ id, title, share }) => [id, title, share])).toEqual([
    ['file', 'Writing', 0],
    ['file', 'Writing', 0.5],
  ]);
  await finish({ kind: 'error', notice: { title: 'Not written' } });
  expect(told).toEqual([['error', { id: 'file', title: 'Not written' }]]);
  expect(closed).toEqual([]);
});

test('spec-audit L2: the notice cancels the work, and goes with it; its end is not reported, and the next may begin', async () => {
  begin();
  pass(longAfterMs);
  act(() => shown[0]?.action?.onClick());
  expect([tools.signal.aborted, closed]).toEqual([true, ['file']]);
  tools.onProgress(7);
  await finish({ kind: 'error', notice: { title: 'Aborted' } });
  expect(told).toEqual([]);
  expect(shown).toHaveLength(1);
  act(() => work.start(3, () => Promise.resolve(undefined)));
  expect(work.progress.getSnapshot()).toBe(3);
});

test('spec-audit L2: a reader who leaves the page leaves no work behind', () => {
  const page = begin();
  pass(longAfterMs);
  page.unmount();
  expect([tools.signal.aborted, closed, vi.getTimerCount()]).toEqual([true, ['file'], 0]);
});
