// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { TestHost } from '../../testing/test-host.tsx';
import { useDecisionDrafts } from './decision-drafts.ts';

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
});
afterEach(cleanup);

/** Opens the page: what was typed before is only in its storage. */
const open = (subject: string) =>
  renderHook(() => useDecisionDrafts<'Approve' | 'Reject'>(subject), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TestHost storage={storage}>{children}</TestHost>
    ),
  });

test('a reason that was typed is there after a reload and a sign-in, for its decision and subject alone', () => {
  const { result, unmount } = open('x-1');
  act(() => result.current.keep('Reject', 'Not known'));
  act(() => result.current.keep('Reject', 'Not known to us.'));
  unmount();
  // Another page on the same storage has read nothing yet.
  storage = { ...storage };
  const again = open('x-1').result;
  expect(again.current.textOf('Reject')).toBe('Not known to us.');
  expect(again.current.textOf('Approve')).toBe('');
  expect(open('x-1,x-2').result.current.textOf('Reject')).toBe('');
});

test('a decision that was made leaves no draft of its subject, and those of others', () => {
  const { result } = open('x-1');
  const other = open('x-2').result;
  act(() => result.current.keep('Reject', 'Not known to us.'));
  act(() => result.current.keep('Approve', 'Seen.'));
  act(() => other.current.keep('Reject', 'Too large.'));
  act(() => result.current.forget());
  expect(result.current.textOf('Reject') + result.current.textOf('Approve')).toBe('');
  expect(other.current.textOf('Reject')).toBe('Too large.');
});

test('the latest twenty drafts are kept, and none of an empty text', () => {
  const { result, rerender } = renderHook(({ subject }) => useDecisionDrafts<'Reject'>(subject), {
    initialProps: { subject: 'x-0' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <TestHost storage={storage}>{children}</TestHost>
    ),
  });
  for (let index = 0; index <= 20; index += 1) {
    rerender({ subject: `x-${index}` });
    act(() => result.current.keep('Reject', `Reason ${index}`));
  }
  expect(result.current.textOf('Reject')).toBe('Reason 20');
  act(() => result.current.keep('Reject', ''));
  expect(result.current.textOf('Reject')).toBe('');
  rerender({ subject: 'x-1' });
  expect(result.current.textOf('Reject')).toBe('Reason 1');
  rerender({ subject: 'x-0' });
  expect(result.current.textOf('Reject')).toBe('');
});
