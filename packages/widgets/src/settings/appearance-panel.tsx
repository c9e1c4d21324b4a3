import { useMessages } from '@agio/ui/language';
import { RadioCard, RadioGroup } from '@agio/ui/radio-group';
import { Switch } from '@agio/ui/switch';
import type { ReactNode } from 'react';
import { useSetting } from '../host/index.ts';
import {
  densityChoices,
  directionChoices,
  type DisplaySettings,
  displaySettings,
} from '../preferences/index.ts';
import { messages } from './messages.ts';
import { ChoiceRow } from './setting-choice.tsx';
import { SettingRow, SettingsPanel, useSaved } from './settings-panel.tsx';
import { PriceSample, ThemeSample } from './samples.tsx';

const themes = ['dark', 'light', 'system'] as const;

/** The theme, which the host keeps; dark is the default. */
export interface ThemeChoice {
  value: (typeof themes)[number];
  onChange: (theme: (typeof themes)[number]) => void;
}

/** Theme, price colours, density and motion. */
export function AppearancePanel({ theme }: { theme: ThemeChoice }) {
  const { appearance: t } = useMessages(messages);
  const [display, setDisplay] = useSetting(displaySettings);
  const change = (part: Partial<DisplaySettings>) => setDisplay({ ...display, ...part });
  return (
    <SettingsPanel
      title={t.title}
      onReset={() => {
        setDisplay(displaySettings.fallback);
        theme.onChange('dark');
      }}
    >
      <SettingRow label={t.theme} isWide>
        <Cards
          label={t.theme}
          values={themes}
          value={theme.value}
          onChange={theme.onChange}
          cardOf={(each) => ({
            label: t[each],
            hint: each === 'dark' ? t.usual : each === 'system' ? t.systemHint : undefined,
            media: <ThemeSample theme={each} />,
          })}
        />
      </SettingRow>
      <SettingRow label={t.prices} hint={t.pricesHint} isWide>
        <Cards
          label={t.prices}
          values={directionChoices}
          value={display.direction}
          onChange={(direction) => change({ direction })}
          cardOf={(each) => ({
            label: t[each],
            hint: each === 'green-up' ? t.usual : t[`${each}Hint`],
            media: <PriceSample direction={each} />,
          })}
        />
      </SettingRow>
      <ChoiceRow
        label={t.density}
        hint={t.densityHint}
        choice={{
          value: display.density,
          options: densityChoices.map((value) => ({ value, label: t.densities[value] })),
          onChange: (value) => change({ density: value as DisplaySettings['density'] }),
        }}
      />
      <Motion
        isReduced={display.motion === 'reduced'}
        onChange={(isReduced) => change({ motion: isReduced ? 'reduced' : 'system' })}
      />
    </SettingsPanel>
  );
}

function Motion({
  isReduced,
  onChange,
}: {
  isReduced: boolean;
  onChange: (isReduced: boolean) => void;
}) {
  const { appearance: t } = useMessages(messages);
  const saved = useSaved();
  return (
    <SettingRow label={t.motion} hint={t.motionHint}>
      <Switch
        aria-label={t.motion}
        checked={isReduced}
        onCheckedChange={(next) => {
          onChange(next);
          saved();
        }}
      />
    </SettingRow>
  );
}

/** A choice among cards with a picture over each. */
function Cards<V extends string>({
  label,
  values,
  value,
  onChange,
  cardOf,
}: {
  label: string;
  values: readonly V[];
  value: V;
  onChange: (value: V) => void;
  cardOf: (value: V) => { label: string; hint: string | undefined; media: ReactNode };
}) {
  const saved = useSaved();
  return (
    <RadioGroup
      label={label}
      value={value}
      onValueChange={(next) => {
        onChange(next as V);
        saved();
      }}
      className="wg:grid! wg:grid-cols-3 wg:gap-2.5 wg:max-sm:grid-cols-1"
    >
      {values.map((each) => {
        const { media, ...card } = cardOf(each);
        return (
          <RadioCard
            key={each}
            value={each}
            dotted
            {...card}
            media={<span className="wg:order-first wg:basis-full">{media}</span>}
            className="wg:flex-wrap wg:content-start wg:items-start! wg:gap-x-2!"
          />
        );
      })}
    </RadioGroup>
  );
}
