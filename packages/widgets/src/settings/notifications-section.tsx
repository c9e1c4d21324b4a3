import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { Switch } from '@agio/ui/switch';
import { useSetting } from '../host/index.ts';
import {
  type NotificationKind,
  notificationKinds,
  notificationSettings,
  type NotificationWay,
  notificationWays,
} from '../preferences/index.ts';
import { playNotificationSound } from '../notify/notification-sound.ts';
import { useSystemPermission } from '../notify/use-system-permission.ts';
import { messages } from './messages.ts';
import { SettingsPanel, useSaved } from './settings-panel.tsx';

/** Ways of each kind of notification. */
export function NotificationsSection() {
  const { notifications: t } = useMessages(messages);
  const [, setTold] = useSetting(notificationSettings);
  return (
    <SettingsPanel title={t.title} onReset={() => setTold(notificationSettings.fallback)}>
      <Ways />
    </SettingsPanel>
  );
}

function Ways() {
  const { notifications: t } = useMessages(messages);
  const [told, setTold] = useSetting(notificationSettings);
  const { permission, ask } = useSystemPermission();
  const saved = useSaved();
  const set = (kind: NotificationKind, way: NotificationWay, isOn: boolean) => {
    setTold({ ...told, [kind]: { ...told[kind], [way]: isOn } });
    saved();
  };
  const change = (kind: NotificationKind, way: NotificationWay, isOn: boolean) => {
    // The browser is asked with the press, never before.
    if (way === 'system' && isOn) void ask().then((may) => may && set(kind, way, true));
    else set(kind, way, isOn);
    // Plays the sound once; browsers allow sounds only after a press.
    if (way === 'sound' && isOn) playNotificationSound(kind === 'orders' ? 'Buy' : 'Other');
  };
  const hasSystem = permission === 'granted' || permission === 'default';
  return (
    <div className="wg:flex wg:flex-col wg:gap-4 wg:p-4">
      <p className="wg:text-sm wg:text-fg-muted">{t.about}</p>
      <table className="wg:w-full wg:border-collapse wg:text-start">
        <thead>
          <tr className="wg:text-sm wg:text-fg-muted">
            <th scope="col" className="wg:pb-2 wg:text-start wg:font-medium">
              <span className="wg:sr-only">{t.kind}</span>
            </th>
            {notificationWays.map((way) => (
              <th key={way} scope="col" className="wg:px-2 wg:pb-2 wg:font-medium">
                {t[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map((kind) => (
            <tr key={kind} className="wg:border-t wg:border-line">
              <th scope="row" className="wg:py-3 wg:text-start wg:font-medium">
                {t[kind]}
                <span className="wg:block wg:text-sm wg:font-normal wg:text-fg-muted wg:max-sm:hidden">
                  {t[`${kind}Hint`]}
                </span>
              </th>
              {notificationWays.map((way) => (
                <td key={way} className="wg:px-2 wg:py-3 wg:text-center">
                  <Switch
                    aria-label={t.cell({ kind: t[kind], way: t[way] })}
                    disabled={way === 'system' && !hasSystem}
                    checked={told[kind][way] && (way !== 'system' || permission === 'granted')}
                    onCheckedChange={(isOn) => change(kind, way, isOn)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasSystem ? null : (
        <Callout tone="warning">{permission === 'denied' ? t.blocked : t.unsupported}</Callout>
      )}
    </div>
  );
}
