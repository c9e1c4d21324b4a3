import { useInstruments } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useSetting } from '../host/index.ts';
import { defaultMarket } from '../preferences/index.ts';
import { messages } from './messages.ts';
import { ChoiceRow } from './setting-choice.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** No market has this id. */
const usual = '';

/** Which market the desk opens. */
export function DeskPanel() {
  const { trading: t } = useMessages(messages);
  const { data: instruments = [] } = useInstruments();
  const [chosen, setChosen] = useSetting(defaultMarket);
  const markets = instruments.map(({ id, symbol }) => ({ value: id, label: symbol }));
  // One that was chosen is named before the markets are known, and after it is gone.
  const isKnown = chosen === null || markets.some(({ value }) => value === chosen);
  const options = [
    { value: usual, label: t.usualMarket },
    ...(isKnown ? [] : [{ value: chosen, label: chosen.replace('-', '/') }]),
    ...markets,
  ];
  return (
    <SettingsPanel title={t.desk} onReset={() => setChosen(null)}>
      <ChoiceRow
        label={t.market}
        hint={t.marketHint}
        choice={{
          value: chosen ?? usual,
          options,
          onChange: (id) => setChosen(id === usual ? null : id),
        }}
      />
    </SettingsPanel>
  );
}
