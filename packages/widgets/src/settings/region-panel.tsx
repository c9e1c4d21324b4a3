import { useMessages } from '@agio/ui/language';
import { messages } from './messages.ts';
import { ChoiceRow, resetChoice, type SettingChoice } from './setting-choice.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** Currency, language, and how figures are written. */
export function RegionPanel({
  language,
  numbers,
  currency,
}: {
  language: SettingChoice;
  numbers: SettingChoice | undefined;
  currency: SettingChoice;
}) {
  const { region: t } = useMessages(messages);
  const languages = language.options.map((option) =>
    option.disabled ? { ...option, label: t.unavailable({ name: option.label }) } : option,
  );
  return (
    <SettingsPanel
      title={t.title}
      onReset={() => {
        for (const choice of [currency, language, ...(numbers ? [numbers] : [])])
          resetChoice(choice);
      }}
    >
      <ChoiceRow label={t.currency} hint={t.currencyHint} choice={currency} />
      <ChoiceRow
        label={t.language}
        hint={t.languageHint}
        choice={{ ...language, options: languages }}
      />
      {numbers ? <ChoiceRow label={t.numbers} hint={t.numbersHint} choice={numbers} /> : null}
    </SettingsPanel>
  );
}
