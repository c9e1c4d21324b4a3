import type { Currency } from '@agio/api-client';
import { useSettings } from '@agio/api-client/react';
import { useConfig } from '../config/use-config.ts';
import { usePreferences } from './preferences.ts';

/** The currency that values are shown in: chosen in this browser, else kept on the server, else the deployment's. */
export function useCurrency(): {
  currency: Currency;
  /** Undefined while nothing is chosen there, or known of it. */
  onServer: Currency | undefined;
  isLoaded: boolean;
} {
  const config = useConfig();
  const { defaultFiatCurrency } = usePreferences();
  const { data } = useSettings();
  const kept = data?.data.currentCurrency;
  const onServer = kept === 'Unknown' || !kept ? undefined : kept;
  return {
    currency: defaultFiatCurrency ?? onServer ?? config.defaultCurrency,
    onServer,
    isLoaded: data !== undefined,
  };
}
