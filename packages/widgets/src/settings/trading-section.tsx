import { useMessages } from '@agio/ui/language';
import { TradingPreferencesForm } from '../order-entry/index.ts';
import { useSetting } from '../host/index.ts';
import { notificationSettings, tradingPreferences } from '../preferences/index.ts';
import { BalancesPanel } from './balances-panel.tsx';
import { DeskPanel } from './desk-panel.tsx';
import { messages } from './messages.ts';
import { SettingsPanel, useSaved } from './settings-panel.tsx';

/** Settings of orders, of the desk, and of the display of balances. */
export function TradingSection() {
  return (
    <>
      <OrdersPanel />
      <DeskPanel />
      <BalancesPanel />
    </>
  );
}

/** The settings that stand beside the ticket too. */
function OrdersPanel() {
  const { trading: t } = useMessages(messages);
  const [, setPreferences] = useSetting(tradingPreferences);
  const [told, setTold] = useSetting(notificationSettings);
  return (
    <SettingsPanel
      title={t.orders}
      onReset={() => {
        setPreferences(tradingPreferences.fallback);
        setTold({ ...told, orders: { ...told.orders, sound: false } });
      }}
    >
      <OrdersForm />
    </SettingsPanel>
  );
}

function OrdersForm() {
  const saved = useSaved();
  return (
    <div className="wg:p-4">
      <TradingPreferencesForm onChange={saved} />
    </div>
  );
}
