import { Decimal, formatCrypto, formatPercent, type Value } from '@agio/money';
import { TriangleAlert } from 'lucide-react';
import * as v from 'valibot';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { Price } from '../../data-display/price/price.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { SubmitButton, useForm } from '../../forms/form/form.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { foldText } from '../../foundations/fold-text/fold-text.ts';
import { useLocale, useMessages } from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { BeforeAfter } from '../shared/before-after.tsx';
import {
  type FormatProps,
  leadIcon,
  Modal,
  ModalForm,
  ModalLead,
  type ModalProps,
  type SubmitProps,
} from '../shared/modal.tsx';
import { messages, type MarketOrderWarningLabels } from './messages.ts';

export type { MarketOrderWarningLabels };
type Side = 'Buy' | 'Sell';

/**
 * Confirmation of the reader: a press, a tick in a box, or a typed word. The ticket chooses it by the price impact; that
 * of `@agio/widgets/order-entry` has limits (`warningLimits`).
 */
export type MarketOrderLevel = 'warn' | 'confirm' | 'type';

/**
 * Effect of an order that fills at once on the book in its present state. Prices in the quote asset, all decimal
 * strings.
 */
export interface MarketOrderEstimate {
  readonly side: Side;
  readonly baseAsset: string;
  readonly quoteAsset: string;
  readonly tickSize: string;
  /** In the base asset; for a buy by `spend` the estimate of what it buys. Null while unknown. */
  readonly amount: string | null;
  /** The amount to spend in the quote asset, for a buy by value. */
  readonly spend?: string | undefined;
  /** Null in a market without trades. */
  readonly lastPrice: string | null;
  /** The average over all fills. */
  readonly expectedPrice: string | null;
  /** Price of the last fill. */
  readonly worstPrice: string | null;
  /** Between the last price and the average or the limit, in percent units, without its sign. */
  readonly impactPercent: string | null;
  /**
   * A limit order that would fill at once: its limit, which takes the place of what the book is expected to give.
   * `expectedPrice` and `worstPrice` are null then, and `impactPercent` is measured at the limit.
   */
  readonly limitPrice?: string | undefined;
  /** The part that the book cannot fill, which is cancelled: in the quote asset with `spend`, else in the base asset. */
  readonly unfilled?: string | undefined;
}

export interface MarketOrderWarningModalProps
  extends ModalProps, SubmitProps, Pick<FormatProps, 'locale'> {
  /** The estimate for the current book. */
  estimate: MarketOrderEstimate;
  /** `warn` needs one press, `confirm` a tick, `type` a typed word. */
  level: MarketOrderLevel;
  /**
   * The prices are not live. The modal then refuses the order until they are: a market order takes any price, and the price
   * cannot be shown. A limit order is still possible.
   * @default false
   */
  stale?: boolean | undefined;
  onSubmit: () => void;
  /** The better way, offered beside: a limit order with the same amount. Without it the way back is offered. */
  onUseLimit?: (() => void) | undefined;
  labels?: Partial<MarketOrderWarningLabels> | undefined;
}

/** An order that would fill at once and far from the last price: what it costs in plain words, before it can be sent. */
export function MarketOrderWarningModal({
  estimate,
  level,
  stale = false,
  onSubmit,
  onUseLimit,
  submitting = false,
  error,
  locale: ownLocale,
  labels,
  ...modal
}: MarketOrderWarningModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  const locale = useLocale(ownLocale);
  return (
    <Modal heading={words.title} closeLabel={words.close} busy={submitting} {...modal}>
      {/* Ticks and typed words belong to the prices of that moment. */}
      <Warning
        key={stale ? 'stale' : 'live'}
        {...{ estimate, level, stale, onSubmit, onUseLimit, submitting, error, locale, words }}
        onBack={() => modal.onOpenChange(false)}
      />
    </Modal>
  );
}

/** The confirmation that the level needs. */
const confirmation = (level: MarketOrderLevel, isWord: (text: string) => boolean) =>
  v.object({
    understood: v.pipe(
      v.boolean(),
      v.check((on) => on || level !== 'confirm', 'unconfirmed'),
    ),
    word: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => isWord(text) || level !== 'type', 'untyped'),
    ),
  });

type WarningProps = Pick<
  MarketOrderWarningModalProps,
  'estimate' | 'level' | 'stale' | 'onSubmit' | 'onUseLimit' | 'submitting' | 'error' | 'locale'
> & { words: MarketOrderWarningLabels; onBack: () => void };

function Warning({
  level,
  stale = false,
  onSubmit,
  onUseLimit,
  onBack,
  words,
  locale,
  ...props
}: WarningProps) {
  const { estimate, submitting = false, error } = props;
  const { side, impactPercent } = estimate;
  const word = words.word[side];
  const { field, checkbox, form, reason } = useForm({
    // The English word needs no input method.
    schema: confirmation(level, (text) => [word, side].map(foldText).includes(foldText(text))),
    initial: { understood: false, word: '' },
    faultText: ({ code }, place) =>
      code === 'unconfirmed'
        ? words.unconfirmed
        : words[place === 'field' ? 'mistyped' : 'untyped']({ word }),
    onSubmit: () => {
      if (!stale) onSubmit();
    },
  });

  return (
    <ModalForm
      {...form}
      submitting={submitting}
      error={error}
      footer={
        <>
          <Button disabled={submitting} onClick={onUseLimit ?? onBack}>
            {onUseLimit === undefined ? words.back : words.limit}
          </Button>
          <SubmitButton
            variant={side === 'Buy' ? 'buy' : 'sell'}
            submitting={submitting}
            reason={stale ? words.stale : reason}
          >
            {words.submit[side]}
          </SubmitButton>
        </>
      }
    >
      <ModalLead
        tone={level === 'warn' ? 'warning' : 'danger'}
        icon={<TriangleAlert {...leadIcon} />}
        className="ui:[&>div]:text-fg"
      >
        {stale
          ? words.staleLead
          : impactPercent === null
            ? words.unknown
            : (estimate.limitPrice === undefined ? words.lead[side] : words.limitLead)({
                percent: formatPercent(impactPercent, { locale }),
              })}
      </ModalLead>
      {stale && onUseLimit !== undefined ? <p data-slot="stale-limit">{words.staleLimit}</p> : null}
      <Numbers estimate={estimate} level={level} words={words} locale={locale} />
      {estimate.unfilled === undefined ? null : (
        <Callout tone="warning" title={words.unfilledTitle}>
          {words.unfilled({
            amount: `${formatCrypto(estimate.unfilled, { locale })} ${
              estimate.spend === undefined ? estimate.baseAsset : estimate.quoteAsset
            }`,
          })}
        </Callout>
      )}
      {level === 'confirm' ? (
        <Checkbox label={words.understand} {...checkbox('understood')} />
      ) : null}
      {level === 'type' ? (
        <TextField
          label={words.type({ word })}
          {...field('word')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : null}
    </ModalForm>
  );
}

type NumbersProps = Pick<WarningProps, 'estimate' | 'level' | 'words' | 'locale'>;

function Numbers({ estimate, level, words, locale }: NumbersProps) {
  const { side, baseAsset, quoteAsset, spend, tickSize, lastPrice, worstPrice, limitPrice } =
    estimate;
  const price = (value: string | null) => (
    <Price value={value} tickSize={tickSize} locale={locale} />
  );
  // The unit may wrap to the next line, the number must not break. In Persian too the number comes first.
  const amount = (value: Value, unit: string) => (
    <bdi>
      <span className="ui:num">{formatCrypto(value, { locale })}</span> {unit}
    </bdi>
  );
  const loud = level === 'warn' ? 'ui:text-warning' : 'ui:text-danger';
  // A number that does not fit beside its term wraps below it.
  const row = 'ui:flex-wrap ui:gap-y-0 ui:[&>dd]:ms-auto';
  return (
    <KeyValueList>
      {spend === undefined ? null : (
        <KeyValue term={words.spend} className={row}>
          {amount(spend, quoteAsset)}
        </KeyValue>
      )}
      <KeyValue term={spend === undefined ? words.amount : words.amountAbout} className={row}>
        {amount(estimate.amount, baseAsset)}
      </KeyValue>
      <KeyValue term={limitPrice === undefined ? words.price : words.limitPrice} className={row}>
        <BeforeAfter
          before={price(lastPrice)}
          after={
            <bdi>
              {price(limitPrice ?? estimate.expectedPrice)} {quoteAsset}
            </bdi>
          }
        />
      </KeyValue>
      <KeyValue
        term={limitPrice === undefined ? words.impact : words.limitDistance}
        className={row}
      >
        <span className={cn('ui:num ui:font-semibold', loud)}>
          {formatPercent(estimate.impactPercent, { locale })}
        </span>
      </KeyValue>
      {limitPrice === undefined ? (
        <>
          <KeyValue term={words.worst} className={row}>
            <bdi>
              {price(worstPrice)} {quoteAsset}
            </bdi>
          </KeyValue>
          <KeyValue term={words.cost[side]} className={row}>
            {amount(costOf(estimate), quoteAsset)}
          </KeyValue>
        </>
      ) : null}
    </KeyValueList>
  );
}

/** Cost of the impact in the quote asset, rounded up; undefined where the price is unknown. */
function costOf({ amount, spend, unfilled, lastPrice, expectedPrice }: MarketOrderEstimate) {
  const left = spend === undefined ? Decimal.parse(unfilled) : undefined;
  const filled = Decimal.parse(amount)?.minus(left ?? Decimal.zero);
  const last = Decimal.parse(lastPrice);
  const expected = Decimal.parse(expectedPrice);
  if (!filled || !last || !expected) return undefined;
  return expected.minus(last).abs().times(filled).round(6, 'up');
}
