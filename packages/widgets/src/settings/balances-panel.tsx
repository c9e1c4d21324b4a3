import { costMethods } from '@agio/api-client';
import { useChangeCostMethod, useSettings } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Switch } from '@agio/ui/switch';
import { type Setting, useAccount, useSetting } from '../host/index.ts';
import { hideBalances, hideSmallBalances } from '../preferences/index.ts';
import { messages } from './messages.ts';
import { ChoiceRow } from './setting-choice.tsx';
import { SettingRow, SettingsPanel, useSaved } from './settings-panel.tsx';

/** Display of balances, and counting of their gains. */
export function BalancesPanel() {
  const { trading: t } = useMessages(messages);
  const [, setHidden] = useSetting(hideBalances);
  const [, setSmallHidden] = useSetting(hideSmallBalances);
  return (
    <SettingsPanel
      title={t.balances}
      onReset={() => {
        setHidden(false);
        setSmallHidden(false);
      }}
    >
      <SwitchRow setting={hideBalances} label={t.hide} hint={t.hideHint} />
      <SwitchRow setting={hideSmallBalances} label={t.small} hint={t.smallHint} />
      <CostMethodRow />
    </SettingsPanel>
  );
}

function SwitchRow({
  setting,
  label,
  hint,
}: {
  setting: Setting<boolean>;
  label: string;
  hint: string;
}) {
  const [isOn, set] = useSetting(setting);
  const saved = useSaved();
  return (
    <SettingRow label={label} hint={hint}>
      <Switch
        aria-label={label}
        checked={isOn}
        onCheckedChange={(next) => {
          set(next);
          saved();
        }}
      />
    </SettingRow>
  );
}

/** Kept by the exchange, which counts the gains: for who may have them. */
function CostMethodRow() {
  const { trading: t } = useMessages(messages);
  const { isSignedIn } = useAccount();
  const { data } = useSettings();
  const { changeCostMethod } = useChangeCostMethod();
  if (!isSignedIn || !data) return null;
  const options = costMethods.map((value) => ({ value, label: t.methods[value] }));
  const { costMethod } = data.data;
  const value = options.find((option) => option.value === costMethod)?.value ?? 'Average';
  return (
    <ChoiceRow
      label={t.cost}
      hint={t.costHint}
      choice={{
        value,
        options,
        onChange: async (next) => {
          const method = costMethods.find((each) => each === next);
          if (method) await changeCostMethod(method);
        },
      }}
    />
  );
}
