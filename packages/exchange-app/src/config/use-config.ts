import { createContext, use } from 'react';
import type { AppConfig } from './schema.ts';

const ConfigContext = createContext<AppConfig | undefined>(undefined);

/** Gives the deployment's settings to everything below. */
export const ConfigProvider = ConfigContext.Provider;

/** The deployment's settings. */
export function useConfig(): AppConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs a <ConfigProvider value={config}> above it.');
  return config;
}
