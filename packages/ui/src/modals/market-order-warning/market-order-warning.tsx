import { Decimal, formatCrypto, formatPercent, type Value } from '@agio/money';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { Price } from '../../data-display/price/price.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
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
import type { ImpactLevel } from './impact-level.ts';

export {
  defaultImpactThresholds,
  impactLevel,
  type ImpactLevel,
  type ImpactThresholds,
} from './impact-level.ts';

type Side = 'Buy' | 'Sell';

/** What the order would do to the book as it stands. Prices in the quote asset, all decimal strings. */
export interface MarketOrderEstimate {
  readonly side: Side;
  readonly baseAsset: string;
  readonly quoteAsset: string;
  readonly tickSize: string;
  /** In the base asset. */
  readonly amount: string;
  readonly lastPrice: string;
  /** The average over all fills. */
  readonly expectedPrice: string | null;
  /** Of the last fill. */
  readonly worstPrice: string | null;
  /** Between the last price and the average, in percent units, without its sign. */
  readonly impactPercent: string | null;
  /** What the book cannot fill, in the base asset; it would be cancelled. */
  readonly unfilledAmount?: string | undefined;
}

const messages = defineMessages('marketOrderWarning', {
  title: 'Check this market order',
  lead: {
    Buy: 'You would pay about {{percent}} more than the last price.',
    Sell: 'You would receive about {{percent}} less than the last price.',
  },
  unknown: 'There are not enough orders in the book to estimate the fill price.',
  amount: 'Amount',
  price: 'Price, last to expected',
  impact: 'Price impact',
  worst: 'Worst price',
  cost: { Buy: 'Paid on top, about', Sell: 'Received less, about' },
  unfilledTitle: 'The order would not fill completely.',
  unfilled: '{{amount}} cannot be matched and will be cancelled.',
  understand: 'I understand that this price is far from the last one',
  word: { Buy: 'BUY', Sell: 'SELL' },
  type: 'Type {{word}} to continue',
  mistyped: 'This is not {{word}}.',
  limit: 'Use a limit order',
  submit: { Buy: 'Buy anyway', Sell: 'Sell anyway' },
  stale: 'Prices are being refreshed',
  unconfirmed: 'Tick the box',
  untyped: 'Type {{word}}',
});
export type MarketOrderWarningLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;

export interface MarketOrderWarningModalProps
  extends ModalProps, SubmitProps, Pick<FormatProps, 'locale'> {
  /** What the order would cost by the book as it stands. */
  estimate: MarketOrderEstimate;
  /** See `impactLevel`. `warn` needs one press, `confirm` a tick, `type` a typed word. */
  level: Exclude<ImpactLevel, 'none'>;
  /** The book is being read again: nothing can be sent on old prices. */
  stale?: boolean | undefined;
  onSubmit: () => void;
  /** The better way, offered beside: a limit order with the same amount. */
  onUseLimit?: (() => void) | undefined;
  labels?: Partial<MarketOrderWarningLabels> | undefined;
}

/** A market order that would move the price: what it costs in plain words, before it can be sent. */
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
      <Warning
        {...{ estimate, level, stale, onSubmit, onUseLimit, submitting, error, locale, words }}
      />
    </Modal>
  );
}

type WarningProps = Pick<
  MarketOrderWarningModalProps,
  'estimate' | 'level' | 'stale' | 'onSubmit' | 'onUseLimit' | 'submitting' | 'error' | 'locale'
> & { words: MarketOrderWarningLabels };

function Warning({ level, stale, onSubmit, onUseLimit, words, locale, ...props }: WarningProps) {
  const { estimate, submitting = false, error } = props;
  const { side, impactPercent } = estimate;
  const [ticked, setTicked] = useState(false);
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);

  const word = words.word[side];
  const matches = typed.trim().toLocaleUpperCase(locale) === word.toLocaleUpperCase(locale);
  const why =
    stale === true
      ? words.stale
      : level === 'confirm' && !ticked
        ? words.unconfirmed
        : level === 'type' && !matches
          ? words.untyped({ word })
          : undefined;

  return (
    <ModalForm
      onSubmit={() => why === undefined && onSubmit()}
      submitting={submitting}
      error={error}
      footer={
        <>
          {onUseLimit === undefined ? null : (
            <Button disabled={submitting} onClick={onUseLimit}>
              {words.limit}
            </Button>
          )}
          <Button
            type="submit"
            variant={side === 'Buy' ? 'buy' : 'sell'}
            loading={submitting}
            disabled={why !== undefined}
          >
            {why ?? words.submit[side]}
          </Button>
        </>
      }
    >
      <ModalLead
        tone={level === 'warn' ? 'warning' : 'danger'}
        icon={<TriangleAlert {...leadIcon} />}
        className="ui:[&>div]:text-fg"
      >
        {impactPercent === null
          ? words.unknown
          : words.lead[side]({ percent: formatPercent(impactPercent, { locale }) })}
      </ModalLead>
      <Numbers estimate={estimate} level={level} words={words} locale={locale} />
      {estimate.unfilledAmount === undefined ? null : (
        <Callout tone="warning" title={words.unfilledTitle}>
          {words.unfilled({
            amount: `${formatCrypto(estimate.unfilledAmount, { locale })} ${estimate.baseAsset}`,
          })}
        </Callout>
      )}
      {level === 'confirm' ? (
        <Checkbox label={words.understand} checked={ticked} onCheckedChange={setTicked} />
      ) : null}
      {level === 'type' ? (
        <TextField
          label={words.type({ word })}
          value={typed}
          onValueChange={setTyped}
          onBlur={() => setLeft(true)}
          error={left && typed !== '' && !matches ? words.mistyped({ word }) : undefined}
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
  const { side, baseAsset, quoteAsset, tickSize, lastPrice, expectedPrice, worstPrice } = estimate;
  const price = (value: string | null) => (
    <Price value={value} tickSize={tickSize} locale={locale} />
  );
  // The unit may go to the next line, the number may not be broken; in Persian too the number comes first.
  const amount = (value: Value, unit: string) => (
    <bdi>
      <span className="ui:num">{formatCrypto(value, { locale })}</span> {unit}
    </bdi>
  );
  const loud = level === 'warn' ? 'ui:text-warning' : 'ui:text-danger';
  // A number that does not fit beside its name goes under it.
  const row = 'ui:flex-wrap ui:gap-y-0 ui:[&>dd]:ms-auto';
  return (
    <KeyValueList>
      <KeyValue term={words.amount} className={row}>
        {amount(estimate.amount, baseAsset)}
      </KeyValue>
      <KeyValue term={words.price} className={row}>
        <BeforeAfter
          before={price(lastPrice)}
          after={
            <bdi>
              {price(expectedPrice)} {quoteAsset}
            </bdi>
          }
        />
      </KeyValue>
      <KeyValue term={words.impact} className={row}>
        <span className={cn('ui:num ui:font-semibold', loud)}>
          {formatPercent(estimate.impactPercent, { locale })}
        </span>
      </KeyValue>
      <KeyValue term={words.worst} className={row}>
        <bdi>
          {price(worstPrice)} {quoteAsset}
        </bdi>
      </KeyValue>
      <KeyValue term={words.cost[side]} className={row}>
        {amount(costOf(estimate), quoteAsset)}
      </KeyValue>
    </KeyValueList>
  );
}

/** What the impact costs in the quote asset, rounded up; nothing where the price is not known. */
function costOf({ amount, unfilledAmount, lastPrice, expectedPrice }: MarketOrderEstimate) {
  const filled = Decimal.parse(amount)?.minus(Decimal.parse(unfilledAmount) ?? Decimal.zero);
  const last = Decimal.parse(lastPrice);
  const expected = Decimal.parse(expectedPrice);
  if (!filled || !last || !expected) return undefined;
  return expected.minus(last).abs().times(filled).round(6, 'up');
}
