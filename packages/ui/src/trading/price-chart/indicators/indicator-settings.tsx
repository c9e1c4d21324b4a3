import { X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../controls/icon-button/icon-button.tsx';
import { Segmented, SegmentedItem } from '../../../controls/segmented/segmented.tsx';
import { Switch } from '../../../controls/switch/switch.tsx';
import { AmountInput } from '../../../forms/amount-input/amount-input.tsx';
import type { LazyPopupState } from '../../../overlays/lazy-popup/lazy-popup.tsx';
import { LazyPopoverContent } from '../../../overlays/popover/popover.tsx';
import { useMessages } from '../../../foundations/language/language.tsx';
import { IndicatorMenu } from './indicator-menu.tsx';
import {
  drawnIndicators,
  type IndicatorParameter,
  indicatorTable,
  isInRange,
  maxIndicators,
  settingsOf,
} from './indicator-table.ts';
import { indicatorName } from './indicator-words.ts';
import type { ChartIndicator } from './indicators.ts';
import { type IndicatorLabels, indicatorMessages } from './messages.ts';

interface IndicatorSettingsProps {
  popup: LazyPopupState;
  /** Those that were chosen. */
  indicators: readonly ChartIndicator[];
  onChange: (indicators: ChartIndicator[]) => void;
  /** The line of the average entry; undefined where there is none. */
  isEntryShown: boolean | undefined;
  onEntryShownChange: ((isShown: boolean) => void) | undefined;
  /** Name of that line. */
  entry: string;
  locale: string;
}

/** Adds, changes and removes indicators; each change is seen in the chart at once. */
export function IndicatorSettings({
  popup,
  indicators: chosen,
  onChange,
  isEntryShown,
  onEntryShownChange,
  entry,
  locale,
}: IndicatorSettingsProps) {
  const labels = useMessages(indicatorMessages);
  const indicators = useMemo(() => drawnIndicators(chosen), [chosen]);
  const list = useRef<HTMLUListElement>(null);
  const isFull = indicators.length >= maxIndicators;
  return (
    <LazyPopoverContent popup={popup} align="start" className="ui:w-80 ui:max-w-[calc(100vw-1rem)]">
      <ul
        ref={list}
        data-slot="chart-indicator-list"
        className="ui:m-0 ui:list-none ui:p-0"
        tabIndex={-1}
      >
        {indicators.map((indicator, place) => (
          <Indicator
            // Identified by position: the parameters change while they are typed.
            key={`${place} ${indicator.type}`}
            {...{ indicator, locale, labels }}
            onChange={(next) => onChange(indicators.with(place, next))}
            onRemove={() => {
              // The button that had the focus goes.
              list.current?.focus();
              onChange(indicators.toSpliced(place, 1));
            }}
          />
        ))}
      </ul>
      {indicators.length === 0 ? (
        <p
          data-slot="chart-indicator-note"
          className="ui:m-0 ui:mb-2 ui:px-1 ui:text-sm ui:text-fg-muted"
        >
          {labels.none}
        </p>
      ) : null}
      <IndicatorMenu {...{ indicators, labels }} isFull={isFull} onAdd={onChange} />
      {isFull ? (
        <p
          data-slot="chart-indicator-note"
          className="ui:m-0 ui:mt-2 ui:px-1 ui:text-xs ui:text-fg-muted"
        >
          {labels.full({ count: maxIndicators })}
        </p>
      ) : null}
      {isEntryShown !== undefined && onEntryShownChange ? (
        <Switch
          label={entry}
          checked={isEntryShown}
          onCheckedChange={onEntryShownChange}
          className="ui:mt-3 ui:border-t ui:border-line-overlay ui:px-1 ui:pt-3"
        />
      ) : null}
    </LazyPopoverContent>
  );
}

function Indicator({
  indicator,
  onChange,
  onRemove,
  locale,
  labels,
}: {
  indicator: ChartIndicator;
  onChange: (indicator: ChartIndicator) => void;
  onRemove: () => void;
  locale: string;
  labels: IndicatorLabels;
}) {
  const settings = settingsOf(indicator);
  const name = indicatorName(indicator, labels);
  const set = (index: number, value: number) =>
    onChange({ ...indicator, settings: settings.with(index, value) });
  return (
    <li
      data-slot="chart-indicator-item"
      className="ui:mb-2 ui:border-b ui:border-line-overlay ui:pb-3"
    >
      <fieldset data-slot="chart-indicator-fields" className="ui:m-0 ui:border-0 ui:p-0">
        <legend data-slot="chart-indicator-name" className="ui:sr-only">
          {name}
        </legend>
        <div className="ui:mb-1 ui:flex ui:items-center ui:justify-between ui:gap-2 ui:ps-1">
          <span aria-hidden className="ui:text-sm ui:font-medium">
            {labels.meaning[indicator.type]}
          </span>
          <IconButton size="sm" label={labels.remove({ indicator: name })} onClick={onRemove}>
            <X size={14} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </div>
        <div className="ui:grid ui:grid-cols-3 ui:items-start ui:gap-2 ui:px-1">
          {indicatorTable[indicator.type].parameters.map((parameter, index) =>
            parameter.choices ? (
              <Segmented
                key={parameter.name}
                label={labels.parameter[parameter.name]}
                value={String(settings[index])}
                onValueChange={(value) => set(index, value === '7' ? 7 : 1)}
                className="ui:col-span-full ui:w-fit"
              >
                <SegmentedItem value="1">{labels.restarts.day}</SegmentedItem>
                <SegmentedItem value="7">{labels.restarts.week}</SegmentedItem>
              </Segmented>
            ) : (
              <Parameter
                key={parameter.name}
                {...{ parameter, locale, labels }}
                value={settings[index] ?? parameter.usual}
                onChange={(value) => set(index, value)}
              />
            ),
          )}
        </div>
      </fieldset>
    </li>
  );
}

/** A whole number. A number out of range shows an error and changes nothing. */
function Parameter({
  parameter,
  value,
  onChange,
  locale,
  labels,
}: {
  parameter: IndicatorParameter;
  value: number;
  onChange: (value: number) => void;
  locale: string;
  labels: IndicatorLabels;
}) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? String(value);
  const isUsable = isInRange(Number.parseInt(text, 10), parameter);
  const { least, most } = parameter;
  return (
    <AmountInput
      label={labels.parameter[parameter.name]}
      value={String(value)}
      text={text}
      step="1"
      maxScale={0}
      locale={locale}
      error={isUsable ? false : labels.range({ least, most })}
      onValueChange={(amount, { text: written }) => {
        setTyped(written);
        const next = Number.parseInt(amount, 10);
        if (isInRange(next, parameter)) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
