import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findByText, type ListOption, moveActive } from './listbox.ts';

const list = (...labels: string[]): ListOption[] =>
  labels.map((label) => ({
    value: label,
    label: label.replace('!', ''),
    disabled: label.endsWith('!'),
  }));

describe('moving in a list', () => {
  const options = list('Bitcoin', 'Core!', 'Ether', 'Gold!');

  test('arrows pass over what is disabled and stop at the ends', () => {
    expect(moveActive(options, 0, 'ArrowDown')).toBe(2);
    expect(moveActive(options, 2, 'ArrowDown')).toBe(2);
    expect(moveActive(options, 2, 'ArrowUp')).toBe(0);
    expect(moveActive(options, 0, 'ArrowUp')).toBe(0);
  });

  test('with nothing active, down starts at the first and up at the last that can be chosen', () => {
    expect(moveActive(options, -1, 'ArrowDown')).toBe(0);
    expect(moveActive(options, -1, 'ArrowUp')).toBe(2);
    expect(moveActive(options, 2, 'Home')).toBe(0);
    expect(moveActive(options, 0, 'End')).toBe(2);
  });

  test('other keys do not move', () => {
    expect(moveActive(options, 0, 'Enter')).toBeUndefined();
  });

  test('no key ever leads to a disabled option or out of the list', () => {
    const option = fc.record({ label: fc.string(), disabled: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(option),
        fc.nat(30),
        fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'),
        (items, at, key) => {
          const all = items.map((item, i) => ({ ...item, value: String(i) }));
          const from = all.findIndex((item, i) => i >= at && !item.disabled);
          const to = moveActive(all, from, key);
          const stays = from === -1 || all.every((item) => item.disabled);
          expect(to === undefined || to === -1 ? stays : !all[to]?.disabled).toBe(true);
        },
      ),
    );
  });
});

describe('typing ahead', () => {
  const options = list('Canton', 'Carbon', 'Core', 'Dai', 'Carat!');

  test('a beginning leads to the first match from where one is', () => {
    expect(findByText(options, -1, 'ca')).toBe(0);
    expect(findByText(options, 0, 'car')).toBe(1);
    expect(findByText(options, 3, 'co')).toBe(2);
    expect(findByText(options, 0, 'x')).toBeUndefined();
  });

  test('the same letter again goes on to the next, past the disabled, and around', () => {
    expect(findByText(options, 0, 'c')).toBe(1);
    expect(findByText(options, 1, 'cc')).toBe(2);
    expect(findByText(options, 2, 'ccc')).toBe(0);
  });
});
