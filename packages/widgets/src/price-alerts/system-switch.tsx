import { useMessages } from '@agio/ui/language';
import { Switch } from '@agio/ui/switch';
import { useSetting } from '../host/index.ts';
import { notificationSettings } from '../preferences/index.ts';
import { useSystemPermission } from '../notify/use-system-permission.ts';
import { messages } from './messages.ts';

/** Switch for system notifications of alerts. The browser is asked with the press, never before. */
export function SystemSwitch() {
  const t = useMessages(messages);
  const [told, setTold] = useSetting(notificationSettings);
  const { permission, ask } = useSystemPermission();
  if (permission === 'unsupported') return null;
  const set = (system: boolean) =>
    setTold({ ...told, priceAlerts: { ...told.priceAlerts, system } });
  return (
    <Switch
      label={t.onSystem}
      hint={permission === 'denied' ? t.blocked : undefined}
      disabled={permission === 'denied'}
      checked={told.priceAlerts.system && permission === 'granted'}
      onCheckedChange={(on) => {
        if (on) void ask().then(set);
        else set(false);
      }}
    />
  );
}
