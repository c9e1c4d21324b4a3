import type { PriceAlert, PriceAlertCondition } from '@agio/api-client/contract';
import { formatPercent, formatPrice, typedAmount } from '@agio/money';
import { AmountInput } from '@agio/ui/amount-input';
import { Button } from '@agio/ui/button';
import { Form, SubmitButton, useForm } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import * as v from 'valibot';
import { hoursText } from '../words/price-alert-words.ts';
import { messages } from './messages.ts';
import { type AlertMarket, type AlertInput, readCondition, sideOf } from './model/price-alerts.ts';

interface AlertFormProps extends AlertMarket {
  /** Condition that the form begins with: the price of a link, or that of an alert that is edited. */
  begun?: PriceAlert['condition'] | undefined;
  isEdit: boolean;
  isBusy: boolean;
  /** Returns true once the exchange has it. */
  onSend: (condition: PriceAlertCondition) => Promise<boolean>;
  onCancel: () => void;
}

const kinds = ['Price', 'Change', 'Volume'] as const;
const sides = ['above', 'below'] as const;
const moves = ['Rise', 'Fall', 'Either'] as const;
const windows = ['1h', '24h'] as const;
const fieldOf = { Price: 'price', Change: 'percent', Volume: 'volume' } as const;

const fields = {
  kind: v.picklist(kinds),
  side: v.picklist(sides),
  move: v.picklist(moves),
  window: v.picklist(windows),
  price: v.string(),
  percent: v.string(),
  volume: v.string(),
};

/** The condition of a new alert, or of one that is edited. */
export function AlertForm({ begun, isEdit, isBusy, onSend, onCancel, ...market }: AlertFormProps) {
  const t = useMessages(messages);
  const { instrument, last, locale } = market;
  const { tickSize, quoteAsset, baseAsset } = instrument;
  const price = (value: string | undefined) => formatPrice(value, { tickSize, locale });
  const { field, form, reason, values } = useForm({
    schema: v.pipe(
      v.object(fields),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const input = dataset.value;
        const found = readCondition(input, market);
        if (!('fault' in found)) return;
        const key = fieldOf[input.kind];
        addIssue({
          message: found.fault === 'reached' ? input.side : found.fault,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
      }),
    ),
    initial: initialOf(begun, market),
    faultText: ({ code }, place) => {
      switch (code) {
        case 'offTick':
          return place === 'field'
            ? t.fault.offTick({ step: price(tickSize) })
            : t.fault.offTickShort;
        // Reached already, from the side that was chosen.
        case 'above':
        case 'below':
          return place === 'field' ? t.fault.reached[code]({ last: price(last) }) : t.fault.there;
        case 'percent':
          return t.fault.percent(percentBounds(locale));
        // Nothing is wrong with a field that nothing was typed into, as after an alert was set.
        case 'noPercent':
          return place === 'field' ? undefined : t.fault.percent(percentBounds(locale));
        case 'unreadable':
        case 'volume':
          // The field says by itself what is wrong with the number.
          return place === 'field' ? undefined : t.fault[code];
        case 'noVolume':
          return place === 'field' ? undefined : t.fault.noVolume;
        default:
          return place === 'field' ? undefined : t.fault.empty;
      }
    },
    onSubmit: async (input) => {
      const found = readCondition(input, market);
      if (isBusy || !('condition' in found)) return;
      if ((await onSend(found.condition)) && !isEdit) field(fieldOf[input.kind]).onValueChange('');
    },
  });
  const choice = <Name extends 'kind' | 'side' | 'move' | 'window'>(
    name: Name,
    label: string,
    options: readonly (readonly [AlertInput[Name], string])[],
  ) => {
    const { value, onValueChange } = field(name);
    return (
      <Segmented
        label={label}
        className="wg:self-start"
        value={value}
        onValueChange={(next) => {
          const chosen = options.find(([each]) => each === next);
          if (chosen) onValueChange(chosen[0] as typeof value);
        }}
      >
        {options.map(([each, words]) => (
          <SegmentedItem key={each} value={each}>
            {words}
          </SegmentedItem>
        ))}
      </Segmented>
    );
  };
  const figure = (name: 'price' | 'percent' | 'volume', label: string, unit: string) => {
    const { value, onValueChange, ...text } = field(name);
    return {
      ...text,
      label,
      unit,
      locale,
      value: '',
      text: value,
      onValueChange: (_: unknown, change: { text: string }) => onValueChange(change.text),
    };
  };
  return (
    <Form {...form} className="wg:flex wg:flex-col wg:gap-4">
      {choice(
        'kind',
        t.kind,
        kinds.map((each) => [each, t.kinds[each]] as const),
      )}
      {values.kind === 'Price' ? (
        <>
          {choice(
            'side',
            t.direction,
            sides.map((each) => [each, t[each]] as const),
          )}
          <AmountInput
            {...figure('price', t.price, quoteAsset)}
            step={tickSize}
            steppers
            stepperLabels={{ up: t.tickUp, down: t.tickDown }}
            placeholder={last === undefined ? undefined : price(last)}
          />
        </>
      ) : null}
      {values.kind === 'Change' ? (
        <>
          <div className="wg:flex wg:flex-wrap wg:gap-2">
            {choice(
              'move',
              t.direction,
              moves.map((each) => [each, t.move[each]] as const),
            )}
            {choice(
              'window',
              t.window,
              windows.map((each) => [each, hoursText(each, locale)] as const),
            )}
          </div>
          <AmountInput {...figure('percent', t.kinds.Change, '%')} />
        </>
      ) : null}
      {values.kind === 'Volume' ? (
        <AmountInput {...figure('volume', t.kinds.Volume, baseAsset)} />
      ) : null}
      <div className="wg:flex wg:flex-wrap wg:gap-2 wg:[&>*]:flex-1">
        {isEdit ? <Button onClick={onCancel}>{t.cancel}</Button> : null}
        <SubmitButton reason={reason} loading={isBusy}>
          {isEdit ? t.save : t.add}
        </SubmitButton>
      </div>
    </Form>
  );
}

const percentBounds = (locale: string) => ({
  least: formatPercent('0.01', { locale }),
  most: formatPercent('999.99', { locale }),
});

/** Returns the fields with which the form begins. */
function initialOf(begun: PriceAlert['condition'] | undefined, market: AlertMarket): AlertInput {
  const { last, locale } = market;
  const typed = (value: string) => typedAmount(value, locale);
  const input: AlertInput = {
    kind: 'Price',
    side: 'above',
    move: 'Either',
    window: '24h',
    price: '',
    percent: '',
    volume: '',
  };
  switch (begun?.kind) {
    case 'Price':
      return { ...input, side: sideOf(begun.price, last), price: typed(begun.price) };
    case 'Change': {
      const { direction: move, window, percent } = begun;
      return { ...input, kind: 'Change', move, window, percent: typed(percent) };
    }
    case 'Volume':
      return { ...input, kind: 'Volume', volume: typed(begun.volume) };
    default:
      return input;
  }
}
