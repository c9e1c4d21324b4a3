import type { Instrument } from '@agio/api-client/contract';
import { type DecimalString, formatPrice, typedAmount } from '@agio/money';
import { AmountInput } from '@agio/ui/amount-input';
import { Form, SubmitButton, useForm } from '@agio/ui/form';
import { useLocale, useMessages } from '@agio/ui/language';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import * as v from 'valibot';
import { messages } from './messages.ts';
import { directionTo, readAlertPrice } from './model/price-alerts.ts';
import { type AlertDirection, alertDirections } from './setting.ts';
import type { PriceAlerts } from './use-price-alerts.ts';

interface AlertFormProps {
  instrument: Instrument;
  /** The last price, as far as it is known: what is reached already is no alert. */
  last: DecimalString | undefined;
  /** The price that the form begins with. */
  price?: DecimalString | undefined;
  isFull: boolean;
  onAdd: PriceAlerts['add'];
}

/** The price of a new alert, and from which side it is to be reached. */
export function AlertForm({ instrument, last, price: begun, isFull, onAdd }: AlertFormProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { id: market, tickSize, quoteAsset } = instrument;
  const price = (value: string | undefined) => formatPrice(value, { tickSize, locale });
  const read = ({ text, direction }: { text: string; direction: AlertDirection }) =>
    readAlertPrice(text, direction, { instrument, last, locale });
  const { field, form, reason } = useForm({
    schema: v.pipe(
      v.object({ direction: v.picklist(alertDirections), text: v.string() }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const input = dataset.value;
        const found = read(input);
        if ('fault' in found)
          addIssue({
            message: found.fault === 'reached' ? input.direction : found.fault,
            path: [{ type: 'object', origin: 'value', input, key: 'text', value: input.text }],
          });
        else if (isFull) addIssue({ message: 'full' });
      }),
    ),
    initial: {
      direction: begun === undefined ? 'above' : directionTo(begun, last),
      text: begun === undefined ? '' : typedAmount(begun, locale),
    },
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
        case 'unreadable':
          // The field says by itself what is wrong with the number.
          return place === 'field' ? undefined : t.fault.unreadable;
        case 'full':
          return t.fault.full;
        default:
          return place === 'field' ? undefined : t.fault.empty;
      }
    },
    onSubmit: (input) => {
      const found = read(input);
      if (!('price' in found)) return;
      onAdd({ market, direction: input.direction, price: found.price });
      field('text').onValueChange('');
    },
  });
  const { value, onValueChange, ...text } = field('text');
  const direction = field('direction');
  return (
    <Form {...form} className="wg:flex wg:flex-col wg:gap-4">
      <Segmented
        label={t.direction}
        value={direction.value}
        onValueChange={(next) => direction.onValueChange(next === 'below' ? 'below' : 'above')}
      >
        {alertDirections.map((each) => (
          <SegmentedItem key={each} value={each}>
            {t[each]}
          </SegmentedItem>
        ))}
      </Segmented>
      <AmountInput
        {...text}
        label={t.price}
        unit={quoteAsset}
        step={tickSize}
        steppers
        stepperLabels={{ up: t.tickUp, down: t.tickDown }}
        locale={locale}
        placeholder={last === undefined ? undefined : price(last)}
        value=""
        text={value}
        onValueChange={(_, change) => onValueChange(change.text)}
      />
      <SubmitButton reason={reason}>{t.add}</SubmitButton>
    </Form>
  );
}
