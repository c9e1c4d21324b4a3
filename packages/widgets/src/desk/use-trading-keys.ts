import { useEffect, useEffectEvent } from 'react';
import { isShortcut, useSetting } from '../host/index.ts';
import { type TradingKeyAction, tradingKeys, tradingPreferences } from '../preferences/index.ts';

/** Calls what belongs to a trading key, while the reader has switched them on. A key that is held down acts once. */
export function useTradingKeys(actions: Readonly<Record<TradingKeyAction, () => void>>): void {
  const [{ tradingKeys: isOn }] = useSetting(tradingPreferences);
  const act = useEffectEvent((event: KeyboardEvent) => {
    const pressed = tradingKeys.find(({ key }) => isShortcut(event, key));
    if (!pressed || event.repeat) return;
    // A letter must not end up in the field that gets the focus.
    event.preventDefault();
    actions[pressed.does]();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, [isOn]);
}
