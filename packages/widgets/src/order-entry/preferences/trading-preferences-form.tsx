import { useMessages } from '@agio/ui/language';
import { Radio, RadioGroup } from '@agio/ui/radio-group';
import { Switch } from '@agio/ui/switch';
import { useSetting } from '../../host/index.ts';
import {
  notificationSettings,
  sendsAtOnce,
  type TradingPreferences,
  tradingPreferences,
} from '../../preferences/index.ts';
import { playNotificationSound } from '../../notify/notification-sound.ts';
import { preferencesMessages } from './preferences-messages.ts';

export interface TradingPreferencesFormProps {
  /** Called after each choice. */
  onChange?: (() => void) | undefined;
}

/** Confirmation, notices and input of orders; each choice holds at once, on this device. */
export function TradingPreferencesForm({ onChange }: TradingPreferencesFormProps) {
  const { preferences: t } = useMessages(preferencesMessages);
  const [chosen, set] = useSetting(tradingPreferences);
  const [told, setTold] = useSetting(notificationSettings);
  const change = (part: Partial<TradingPreferences>) => {
    set({ ...chosen, ...part });
    onChange?.();
  };
  const showsAll = chosen.confirmOrders === 'always';
  return (
    <div className="wg:flex wg:flex-col wg:gap-4">
      <div className="wg:flex wg:flex-col wg:gap-2">
        <span aria-hidden className="wg:text-sm wg:font-medium">
          {t.confirm}
        </span>
        <RadioGroup
          label={t.confirm}
          value={chosen.confirmOrders}
          onValueChange={(value) =>
            change({ confirmOrders: value === 'always' ? 'always' : 'warnings' })
          }
        >
          <Radio value="warnings" label={t.confirmWarnings} />
          <Radio value="always" label={t.confirmAlways} />
        </RadioGroup>
      </div>
      <Switch
        label={t.oneClick}
        hint={showsAll ? t.oneClickOff : t.oneClickHint}
        checked={sendsAtOnce(chosen)}
        disabled={showsAll}
        onCheckedChange={(oneClick) => change({ oneClick })}
      />
      <Switch
        label={t.fillSound}
        checked={told.orders.sound}
        onCheckedChange={(sound) => {
          setTold({ ...told, orders: { ...told.orders, sound } });
          onChange?.();
          // Plays the sound once; browsers allow sounds only after a press.
          if (sound) playNotificationSound('Buy');
        }}
      />
      <Switch
        label={t.tradingKeys}
        hint={t.tradingKeysHint}
        checked={chosen.tradingKeys}
        onCheckedChange={(on) => change({ tradingKeys: on })}
      />
    </div>
  );
}
