import { describe, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('toasts', () => {
  test('the same id replaces what is shown, in its place', () => {
    const store = createToastStore();
    store.show('error', 'Order not placed', { id: '60112' });
    store.show('default', 'Other');
    store.show('error', 'Order not placed again', { id: '60112' });
    expect(store.getSnapshot().map(({ title, revision }) => [title, revision])).toEqual([
      ['Order not placed again', 2],
      ['Other', 1],
    ]);
  });

  test('a progress toast becomes a success of the same id', () => {
    const store = createToastStore();
    const id = store.show('progress', 'Sending', { progress: 0.2 });
    store.show('success', 'Sent', { id });
    expect(store.getSnapshot()).toMatchObject([{ kind: 'success', title: 'Sent' }]);
    expect(store.getSnapshot()[0]?.progress).toBeUndefined();
  });

  test('dismissing tells the one who asked, once, and clearing tells all', () => {
    const store = createToastStore();
    const gone = vi.fn<(id: string) => void>();
    store.show('default', 'A', { id: 'a', onDismiss: () => gone('a') });
    store.show('default', 'B', { id: 'b', onDismiss: () => gone('b') });
    store.show('default', 'C', { id: 'c', onDismiss: () => gone('c') });
    store.dismiss('b');
    store.dismiss('b');
    expect(gone.mock.calls).toEqual([['b']]);
    store.dismiss();
    expect(gone.mock.calls).toEqual([['b'], ['a'], ['c']]);
    expect(store.getSnapshot()).toEqual([]);
  });

  test('listeners hear of changes until they leave; dismissing nothing is no change', () => {
    const store = createToastStore();
    const heard = vi.fn<() => void>();
    const leave = store.subscribe(heard);
    store.dismiss('unknown');
    expect(heard).not.toHaveBeenCalled();
    store.show('default', 'A');
    expect(heard).toHaveBeenCalledOnce();
    leave();
    store.dismiss();
    expect(heard).toHaveBeenCalledOnce();
  });
});
