import { Decimal } from '@agio/money';
import { AmountInput } from '@agio/ui/amount-input';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { PercentInput } from '@agio/ui/percent-input';
import { SelectField } from '@agio/ui/select-field';
import { Trash2 } from 'lucide-react';
import { changeTextMessages } from '../audit/change-text-messages.ts';
import { marketsMessages } from '../markets/markets-messages.ts';
import { feesMessages } from './fees-messages.ts';
import {
  type FeeField,
  feeFields,
  type FeeRow,
  leapOfFee,
  orderOfLeap,
  type RowFault,
  type RowFaults,
  tiers,
} from './model/fee-form.ts';

/** One step in the editor. The first one is for everyone: only its fees are typed. */
export function FeeRowFields({
  row,
  number,
  before,
  faults,
  currency,
  disabled,
  onChange,
  onRemove,
}: {
  row: FeeRow;
  number: number;
  /** The same step as it is in force. */
  before: FeeRow | undefined;
  /** Faults that are shown. */
  faults: RowFaults;
  currency: string;
  disabled: boolean;
  onChange: (row: FeeRow) => void;
  onRemove: () => void;
}) {
  const t = useMessages(feesMessages);
  const { fault: faultWords, editor, review } = useMessages(marketsMessages);
  const { value: words } = useMessages(changeTextMessages);
  const isFirst = number === 1;
  const textOf = (fault: RowFault | undefined) => {
    if (fault === undefined) return undefined;
    if (fault.code === 'higher') return t.higher({ most: fault.most });
    return fault.code === 'twice' ? t.twice : faultWords[fault.code];
  };
  const leapIn = (field: FeeField) => {
    const leap = before && leapOfFee(before[field], row[field]);
    return leap && review.leapFee({ ...leap, order: orderOfLeap, asset: currency });
  };
  const isChanged = (field: FeeField) => {
    const [was, is] = [Decimal.parse(before?.[field] ?? ''), Decimal.parse(row[field])];
    return was !== undefined && (is === undefined || was.compare(is) !== 0);
  };
  return (
    <fieldset
      aria-label={t.step({ number })}
      className="wg:grid wg:gap-3 wg:rounded-control wg:border wg:border-line wg:p-3 wg:sm:grid-cols-2 wg:xl:grid-cols-[8rem_minmax(10rem,1fr)_1fr_1fr_auto]"
    >
      {isFirst ? (
        <p className="wg:text-sm wg:sm:col-span-2 wg:xl:self-center">
          <span className="wg:font-medium">{words.Tier0}</span>
        </p>
      ) : (
        <>
          <SelectField
            label={t.tier}
            options={tiers.map((tier) => ({ value: tier, label: words[tier] }))}
            value={row.tier}
            disabled={disabled}
            onValueChange={(tier) => onChange({ ...row, tier })}
          />
          <AmountInput
            label={t.volume}
            unit={currency}
            maxScale={2}
            step="10000"
            required
            value={row.volume}
            error={textOf(faults.volume)}
            disabled={disabled}
            onValueChange={(volume) => onChange({ ...row, volume })}
          />
        </>
      )}
      {feeFields.map((field) => (
        <div key={field} className="wg:min-w-0">
          <PercentInput
            label={field === 'makerFee' ? t.maker : t.taker}
            labelEnd={isChanged(field) ? editor.was({ value: before?.[field] ?? '' }) : undefined}
            maxScale={4}
            step="0.01"
            required
            value={row[field]}
            error={textOf(faults[field])}
            disabled={disabled}
            onValueChange={(fee) => onChange({ ...row, [field]: fee })}
          />
          {leapIn(field) === undefined ? null : (
            <p role="alert" className="wg:mt-1 wg:text-sm wg:font-medium wg:text-danger">
              {leapIn(field)}
            </p>
          )}
        </div>
      ))}
      {isFirst ? null : (
        <IconButton
          label={t.remove({ number })}
          className="wg:justify-self-end wg:xl:mt-6"
          disabled={disabled}
          onClick={onRemove}
        >
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </fieldset>
  );
}
