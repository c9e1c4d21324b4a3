import { useMessages } from '@agio/ui/language';
import { Radio, RadioGroup } from '@agio/ui/radio-group';
import { Switch } from '@agio/ui/switch';
import {
  sendsAtOnce,
  type TradingPreferences,
  tradingPreferences,
  useSetting,
} from '../provider/index.ts';
import { playFillSound } from '../shared/fill-sound.ts';
import { preferencesMessages } from './preferences-messages.ts';

/** How orders are confirmed, told and typed; each choice holds at once, on this device. */
export function TradingPreferencesForm() {
  const { preferences: t } = useMessages(preferencesMessages);
  const [chosen, set] = useSetting(tradingPreferences);
  const change = (part: Partial<TradingPreferences>) => set({ ...chosen, ...part });
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
        checked={chosen.fillSound}
        onCheckedChange={(fillSound) => {
          change({ fillSound });
          // What it will sound like; and a browser lets a page sound from a press on.
          if (fillSound) playFillSound('Buy');
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
