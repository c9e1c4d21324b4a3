import type { Device } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import { happenedMessages } from './happened-messages.ts';

/** Returns a function that names a browser, for example `Firefox 142 on Windows`. */
export function useDeviceName(): (device: Pick<Device, 'browser' | 'system'>) => string {
  const { signIn: t } = useMessages(happenedMessages);
  return ({ browser, system }) =>
    browser !== null && system !== null
      ? t.browserOn({ browser, system })
      : (browser ?? system ?? t.unknown);
}
