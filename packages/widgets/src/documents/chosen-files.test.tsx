// @vitest-environment jsdom
import { useChosenFiles } from '@agio/ui/upload-documents';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

const uploadRules = { extensions: ['png', 'pdf'], maxBytes: 100, maxFiles: 10 };

afterEach(cleanup);

const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => new File(['x'], `${i}.png`));
const chosen = (files: readonly File[]) => {
  const { result } = renderHook(() => useChosenFiles(uploadRules));
  act(() => result.current.onFiles(files));
  const states = () =>
    result.current.files.map(({ state }) => (state.kind === 'rejected' ? state.why : state.kind));
  return { result, states, idOf: (at: number) => result.current.files[at]!.id };
};

test('the eleventh file may be sent once one of the ten before it is removed, the twelfth not yet', () => {
  const { result, states, idOf } = chosen(numbered(12));
  expect(states().slice(9)).toEqual(['ready', 'count', 'count']);
  act(() => result.current.onRemove(idOf(3)));
  expect(states()).toHaveLength(11);
  expect(states().slice(9)).toEqual(['ready', 'count']);
});

test('files that were sent make room for those that were too many', () => {
  const { result, states, idOf } = chosen(numbered(12));
  act(() => {
    for (let at = 0; at < 10; at += 1) result.current.setState(idOf(at), { kind: 'done' });
  });
  act(() => result.current.clear('done'));
  expect(states()).toEqual(['ready', 'ready']);
});

test('the second of two equal files takes the place of the first, and a refused file takes no room', () => {
  const twice = [
    new File(['x'], 'a.pdf', { lastModified: 1 }),
    new File(['x'], 'a.pdf', { lastModified: 1 }),
  ];
  const { result, states, idOf } = chosen(twice);
  expect(states()).toEqual(['ready', 'duplicate']);
  act(() => result.current.onRemove(idOf(0)));
  expect(states()).toEqual(['ready']);
  act(() => result.current.setState(idOf(0), { kind: 'failed', message: 'Damaged.', final: true }));
  act(() => result.current.onFiles(numbered(10)));
  expect(states().filter((state) => state === 'ready')).toHaveLength(10);
});
