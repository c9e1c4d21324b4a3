import { useHost } from '../host/index.ts';
import type { SettingChoice } from './setting-choice.tsx';
import { AppearancePanel, type ThemeChoice } from './appearance-panel.tsx';
import { NumbersPanel } from './numbers-panel.tsx';
import { RegionPanel } from './region-panel.tsx';

export interface DisplaySectionProps {
  /** Each language by its own name, with those that cannot be chosen yet. */
  language: SettingChoice;
  /** Form of numbers and dates; without it they follow the language. */
  numbers?: SettingChoice | undefined;
  /** Currencies by their codes. */
  currency: SettingChoice;
  theme: ThemeChoice;
}

/** Region, appearance, and how figures look with both. */
export function DisplaySection({ language, numbers, currency, theme }: DisplaySectionProps) {
  const { currency: shown } = useHost();
  return (
    <>
      <RegionPanel language={language} numbers={numbers} currency={currency} />
      <AppearancePanel theme={theme} />
      <NumbersPanel currency={shown} />
    </>
  );
}
