import { settingIn } from '../host/index.ts';
import { type TradingPreferences, tradingPreferences } from '../preferences/index.ts';
import { memoryStorage } from './memory-storage.ts';

/** A storage for a story or a test, in which the reader has chosen how to trade. */
export function withPreferences(chosen: Partial<TradingPreferences>) {
  const storage = memoryStorage();
  const setting = settingIn(tradingPreferences, storage);
  setting.set({ ...setting.fallback, ...chosen });
  return storage;
}
