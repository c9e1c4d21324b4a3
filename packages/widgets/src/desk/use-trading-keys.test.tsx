// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { settingIn } from '../host/index.ts';
import { type TradingKeyAction, tradingKeys, tradingPreferences } from '../preferences/index.ts';
import { TestHost } from '../testing/test-host.tsx';
import { withPreferences } from '../testing/with-preferences.ts';
import { useTradingKeys } from './use-trading-keys.ts';

afterEach(cleanup);

function Keys({ onAct }: { onAct: (action: TradingKeyAction) => void }) {
  const actions = tradingKeys.map(({ does }) => [does, () => onAct(does)] as const);
  useTradingKeys(Object.fromEntries(actions) as Record<TradingKeyAction, () => void>);
  return (
    <>
      <input aria-label="Amount" />
      <button>In the page</button>
      <dialog open>
        <button>In a dialog</button>
      </dialog>
    </>
  );
}

function deskWithKeys(isOn: boolean) {
  const storage = withPreferences({ tradingKeys: isOn });
  const setting = settingIn(tradingPreferences, storage);
  const acted: string[] = [];
  render(
    <TestHost storage={storage}>
      <Keys onAct={(action) => acted.push(action)} />
    </TestHost>,
  );
  return { acted, setting };
}

test('every trading key does its own, once, and none is two', () => {
  const { acted } = deskWithKeys(true);
  for (const { key } of tradingKeys) fireEvent.keyDown(document.body, { key });
  expect(acted).toEqual(tradingKeys.map(({ does }) => does));
  expect(new Set(tradingKeys.map(({ key }) => key)).size).toBe(tradingKeys.length);
});

test('trading keys are off until they are switched on, and off again at once', () => {
  const off = deskWithKeys(false);
  fireEvent.keyDown(document.body, { key: 'o' });
  expect(off.acted).toEqual([]);
  act(() => off.setting.set({ ...off.setting.get(), tradingKeys: true }));
  fireEvent.keyDown(document.body, { key: 'o' });
  expect(off.acted).toEqual(['submit']);
  act(() => off.setting.set({ ...off.setting.get(), tradingKeys: false }));
  fireEvent.keyDown(document.body, { key: 'o' });
  expect(off.acted).toEqual(['submit']);
});

test('in a field or a dialog, with a modifier or held down, a trading key is an ordinary key', () => {
  const { acted } = deskWithKeys(true);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '1' });
  fireEvent.keyDown(screen.getByRole('button', { name: 'In a dialog' }), { key: 'o' });
  fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'a', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'o', repeat: true });
  expect(acted).toEqual([]);
  // It is no letter of the field that it leads to.
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'In the page' }), { key: 'p' })).toBe(
    false,
  );
  expect(acted).toEqual(['price']);
});
