import { type Instrument, type MarketStatus, marketStatuses } from '@agio/api-client/contract';
import { useInstruments, useUpdateMarket } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { AmountInput } from '@agio/ui/amount-input';
import { Checkbox } from '@agio/ui/checkbox';
import { Form, FormFields, SubmitButton, useForm } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { useMarketStatusLabels } from '@agio/ui/market-status';
import { PercentInput } from '@agio/ui/percent-input';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { OctagonX, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { paletteMessages } from '../frame/palette-messages.ts';
import { useSavedDraft } from '../../intent/use-saved-draft.ts';
import { useItemActions } from '../frame/use-item-actions.tsx';
import type { Change } from './change-list.tsx';
import { Editor, EditorSection, useReview } from './editor.tsx';
import { marketDraft, restoredFrom, typedIn } from './market-draft.ts';
import { MarketReview } from './market-review.tsx';
import { marketsMessages } from './markets-messages.ts';
import {
  changedFields,
  formOf,
  inputOf,
  leapOf,
  isCarriedOut,
  type MarketField,
  type MarketForm,
  type MarketInput,
  marketSchema,
  typeFields,
} from './model/market-form.ts';
import type { Save } from './use-save.ts';

const statusIcons = { Open: Play, Paused: Pause, Halted: OctagonX };

/** Field that shows the message that no order type is left. */
const [firstType] = typeFields;

/** Status and rules of a market. Changes are reviewed before they are sent. */
export function MarketEditor({ instrument }: { instrument: Instrument }) {
  const { updateMarket } = useUpdateMarket();
  const { mutate } = useInstruments();
  return (
    <Editor<MarketInput>
      name={instrument.symbol}
      values={formOf(instrument)}
      send={updateMarket}
      find={async (input) => {
        const now = (await mutate())?.find(({ id }) => id === input.id);
        return now !== undefined && isCarriedOut(input, now);
      }}
    >
      {({ save, reset }) => <Rules instrument={instrument} onSave={save} onEdit={reset} />}
    </Editor>
  );
}

interface RulesProps {
  instrument: Instrument;
  onSave: Save<MarketInput>['save'];
  onEdit: () => void;
}

function Rules({ instrument, onSave, onEdit }: RulesProps) {
  const words = useMessages(marketsMessages);
  const { editor: t, fault, status: statusWord } = words;
  const { typeNames: types } = useMessages(orderStateMessages);
  const statuses = useMarketStatusLabels();
  const nameOf = useStatusName();
  const [began] = useState(() => formOf(instrument));
  const review = useReview('markets', instrument.id);
  const { given, sent } = review;
  const [chosen, setChosen] = useState<MarketStatus | undefined>(given?.status);
  const status = chosen === instrument.status ? undefined : chosen;
  const { form, field, checkbox, values, reason } = useForm({
    schema: marketSchema,
    initial: began,
    faultText: ({ code }) => fault[code as keyof typeof fault] as string | undefined,
    onSubmit: review.begin,
    keep: restoredFrom(given, Object.keys(began) as MarketField[]),
  });
  const changed = changedFields(began, values);
  const count = changed.length + (status === undefined ? 0 : 1);
  const fields = typedIn(values, changed);
  useSavedDraft(
    marketDraft,
    count === 0 ? undefined : { shelf: 'markets', id: instrument.id, fields, status, sent },
  );
  const changes = useChanges(instrument, values, changed);
  const wasOf = (name: MarketField) =>
    changed.includes(name) ? t.was({ value: String(began[name]) }) : undefined;
  const amount = (name: 'tickSize' | 'stepSize' | 'minAmount' | 'maxAmount' | 'minNotional') => ({
    ...field(name),
    labelEnd: wasOf(name),
    unit:
      name === 'tickSize' || name === 'minNotional' ? instrument.quoteAsset : instrument.baseAsset,
    required: true,
  });
  const fee = (name: 'makerFee' | 'takerFee') => ({
    ...field(name),
    labelEnd: wasOf(name),
    maxScale: 6,
    step: '0.01',
    required: true,
  });
  const { market: heading, set } = useMessages(paletteMessages);
  useItemActions(
    heading,
    marketStatuses
      .filter((each) => each !== instrument.status)
      .map((each) => ({
        label: set[each]({ name: instrument.symbol }),
        icon: statusIcons[each],
        onSelect: () => {
          onEdit();
          // The form judges the other fields with the new status in it.
          flushSync(() => setChosen(each));
          form.onSubmit();
        },
      })),
  );
  return (
    <>
      <Form
        {...form}
        className="wg:flex wg:flex-col"
        onChange={onEdit}
        aria-label={words.edit({ name: instrument.symbol })}
      >
        <EditorSection title={statusWord}>
          <Segmented
            label={statusWord}
            size="lg"
            className="wg:flex wg:w-full wg:[&>*]:flex-1"
            value={status ?? instrument.status}
            onValueChange={(next) => {
              onEdit();
              setChosen(marketStatuses.find((each) => each === next));
            }}
          >
            <SegmentedItem value="Open">{statuses.open}</SegmentedItem>
            <SegmentedItem value="Paused">{statuses.paused}</SegmentedItem>
            <SegmentedItem value="Halted">{statuses.halted}</SegmentedItem>
          </Segmented>
          <p className="wg:text-xs wg:text-fg-muted">{t.statusHint}</p>
          {instrument.statusReason === null ? null : (
            <p className="wg:text-sm wg:wrap-anywhere">
              <bdi>{instrument.statusReason}</bdi>
            </p>
          )}
        </EditorSection>
        <EditorSection title={t.rules}>
          <FormFields className="wg:grid wg:gap-3 wg:sm:grid-cols-2">
            <AmountInput label={t.tick} {...amount('tickSize')} />
            <AmountInput label={t.lot} {...amount('stepSize')} />
            <AmountInput label={t.minAmount} {...amount('minAmount')} />
            <AmountInput label={t.maxAmount} {...amount('maxAmount')} />
            <AmountInput label={t.minNotional} {...amount('minNotional')} />
          </FormFields>
        </EditorSection>
        <EditorSection title={t.fees}>
          <div className="wg:grid wg:gap-3 wg:sm:grid-cols-2">
            <PercentInput label={t.makerFee} {...fee('makerFee')} />
            <PercentInput label={t.takerFee} {...fee('takerFee')} />
          </div>
        </EditorSection>
        <EditorSection title={t.types}>
          <fieldset aria-label={t.types} className="wg:flex wg:flex-wrap wg:gap-x-6 wg:gap-y-2">
            {typeFields.map((each) => (
              <Checkbox
                key={each}
                label={each === 'makerOnly' ? t.makerOnly : types[each]}
                {...checkbox(each)}
              />
            ))}
          </fieldset>
          {field(firstType).error === undefined ? null : (
            <p role="alert" className="wg:text-sm wg:text-danger">
              {field(firstType).error}
            </p>
          )}
        </EditorSection>
        <div className="wg:sticky wg:bottom-0 wg:flex wg:flex-wrap wg:items-center wg:justify-end wg:gap-2 wg:border-t wg:border-line wg:bg-surface-1 wg:p-4">
          <span className="wg:me-auto wg:text-sm wg:text-fg-muted">{t.atOnce}</span>
          <SubmitButton reason={count === 0 ? t.reviewNone : reason}>
            {t.review({ count })}
          </SubmitButton>
        </div>
      </Form>
      {review.isReviewing && count > 0 ? (
        <MarketReview
          instrument={instrument}
          given={sent?.reason}
          asksReason={changed.some((field) => typeof values[field] === 'string')}
          changes={[
            ...(status === undefined
              ? []
              : [
                  {
                    id: 'status',
                    name: statusWord,
                    before: nameOf(instrument.status),
                    after: nameOf(status),
                  },
                ]),
            ...changes,
          ]}
          status={status}
          onClose={review.close}
          onSave={(why) =>
            review.send(why ?? '', () =>
              onSave({
                ...inputOf(instrument.id, values, changed),
                ...(status !== undefined && { status }),
                ...(why !== undefined && { reason: why }),
              }),
            )
          }
        />
      ) : null}
    </>
  );
}

function useStatusName() {
  const labels = useMarketStatusLabels();
  return (status: Instrument['status']) =>
    labels[status.toLowerCase() as 'open' | 'halted' | 'paused' | 'unknown'];
}

const isFee = (field: MarketField) => field === 'makerFee' || field === 'takerFee';

/** The changed rules in words: now, of the market as it is, and then. */
function useChanges(
  instrument: Instrument,
  form: MarketForm,
  changed: readonly MarketField[],
): Change[] {
  const { editor: t, review } = useMessages(marketsMessages);
  const { typeNames: types } = useMessages(orderStateMessages);
  const names: Record<MarketField, string> = {
    tickSize: t.tick,
    stepSize: t.lot,
    minAmount: t.minAmount,
    maxAmount: t.maxAmount,
    minNotional: t.minNotional,
    makerFee: t.makerFee,
    takerFee: t.takerFee,
    ...types,
    makerOnly: t.makerOnly,
  };
  const now = formOf(instrument);
  const text = (field: MarketField, value: string | boolean) =>
    typeof value === 'boolean'
      ? value
        ? review.yes
        : review.no
      : isFee(field)
        ? `${value} %`
        : value;
  const leap = (field: MarketField) => {
    const [before, after] = [now[field], form[field]];
    if (typeof before !== 'string' || typeof after !== 'string') return undefined;
    const times = leapOf(before, after);
    if (times === undefined) return undefined;
    if (!isFee(field)) return review.leap({ times });
    const fee = Decimal.of(after).times(Decimal.of('10')).toString();
    return review.leapFee({ times, fee, order: '1000', asset: instrument.quoteAsset });
  };
  return changed.map((id) => ({
    id,
    name: names[id],
    before: text(id, now[id]),
    after: text(id, form[id]),
    leap: leap(id),
  }));
}
