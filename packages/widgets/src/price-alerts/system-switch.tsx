import { useMessages } from '@agio/ui/language';
import { Switch } from '@agio/ui/switch';
import { useState } from 'react';
import { messages } from './messages.ts';
import { askSystemPermission, systemPermission } from './system-notification.ts';
import { usePriceAlerts } from './use-price-alerts.ts';

/** Whether the system shows alerts too. The browser is asked with the press, never before. */
export function SystemSwitch() {
  const t = useMessages(messages);
  const { onSystem, setOnSystem } = usePriceAlerts();
  const [permission, setPermission] = useState(systemPermission);
  if (permission === 'unsupported') return null;
  const choose = async (on: boolean) => {
    if (!on) return setOnSystem(false);
    const answer = await askSystemPermission();
    setPermission(answer);
    setOnSystem(answer === 'granted');
  };
  return (
    <Switch
      label={t.onSystem}
      hint={permission === 'denied' ? t.blocked : undefined}
      disabled={permission === 'denied'}
      checked={onSystem && permission === 'granted'}
      onCheckedChange={(on) => void choose(on)}
    />
  );
}
