import { Decimal, formatFiat } from '@agio/money';
import type { ReactElement } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
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
  Modal,
  ModalBody,
  ModalFooter,
  ModalLead,
  type ModalProps,
} from '../shared/modal.tsx';
import { tierMessages, wordFor, type Words } from '../shared/words.ts';
import * as terms from '../../foundations/terms/terms.ts';

/** The limit that a withdrawal exceeds. Amounts are decimal strings in `currency`. */
export interface WithdrawalLimit {
  readonly currency: string;
  readonly period: 'day' | 'month';
  /** The requested withdrawal. */
  readonly requested: string;
  readonly used: string;
  /** Null if the tier allows no withdrawals. */
  readonly limit: string | null;
  readonly tier: string;
  /** The next tier, if there is one. */
  readonly nextTier?: string | undefined;
  readonly nextLimit?: string | null | undefined;
}

const messages = defineMessages('withdrawalTierUpgrade', {
  title: 'Withdrawal over your limit',
  lead: 'A withdrawal of {{amount}} exceeds the limit of {{tier}}.',
  none: 'Withdrawals are not available in {{tier}}.',
  used: { day: 'Withdrawn today', month: 'Withdrawn this month' },
  of: '{{used}} of {{limit}}',
  left: 'You can still withdraw',
  limit: { day: 'Limit per day', month: 'Limit per month' },
  /** Under a limit: nothing can be withdrawn. */
  noLimit: terms.none,
  reviewing:
    'Your request for a higher tier is under review. We will notify you when it is decided.',
  highest: 'You have the highest tier. To raise your limit, contact support.',
  later: terms.notNow,
  withdrawLess: 'Withdraw the remaining amount',
  upgrade: 'Upgrade to {{tier}}',
});
export type WithdrawalTierUpgradeLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages> & { tiers: Words };

export interface WithdrawalTierUpgradeModalProps extends ModalProps, Pick<FormatProps, 'locale'> {
  /** The limit and how much of it is used. */
  limit: WithdrawalLimit;
  /**
   * A request for the next tier is open.
   * @default false
   */
  inReview?: boolean | undefined;
  /** Starts the upgrade to the next tier. Without it and `upgradeLink` there is no button. */
  onUpgrade?: (() => void) | undefined;
  /** In place of `onUpgrade`, a link to where the upgrade starts: `(label) => <Link to="/tiers">{label}</Link>`. */
  upgradeLink?: ((label: string) => ReactElement) | undefined;
  /** Called with the rest of the limit in its currency; offered while there is a rest. */
  onWithdrawLess?: ((amount: string) => void) | undefined;
  labels?: Partial<WithdrawalTierUpgradeLabels> | undefined;
}

/** A withdrawal exceeds the limit of the tier: what is used, what is left, and what the next tier allows. */
export function WithdrawalTierUpgradeModal({
  limit,
  inReview = false,
  onUpgrade,
  upgradeLink,
  onWithdrawLess,
  locale: ownLocale,
  labels,
  ...modal
}: WithdrawalTierUpgradeModalProps) {
  const words = {
    tiers: useMessages(tierMessages),
    ...useMessages(overlayMessages),
    ...useMessages(messages, labels),
  };
  const locale = useLocale(ownLocale);
  const { currency, period, requested, used, nextTier, nextLimit } = limit;
  const fiat = (value: string | Decimal | null | undefined) =>
    formatFiat(value, { currency, display: 'code', locale });
  const tier = wordFor(words.tiers, limit.tier);
  const left = leftOf(limit);
  const close = () => modal.onOpenChange(false);
  const upgrade = nextTier && words.upgrade({ tier: wordFor(words.tiers, nextTier) });

  return (
    <Modal heading={words.title} closeLabel={words.close} {...modal}>
      <ModalBody>
        <ModalLead>
          {limit.limit === null
            ? words.none({ tier })
            : words.lead({ amount: fiat(requested), tier })}
        </ModalLead>
        {limit.limit === null ? null : (
          <ProgressBar
            label={words.used[period]}
            showLabel
            value={shareOf(used, limit.limit)}
            tone={left === undefined ? 'danger' : 'accent'}
            detail={
              <span className="ui:num ui:whitespace-normal!">
                {words.of({ used: fiat(used), limit: fiat(limit.limit) })}
              </span>
            }
          />
        )}
        <KeyValueList>
          {limit.limit === null ? null : (
            <KeyValue term={words.left}>
              <bdi className="ui:num">{fiat(left ?? Decimal.zero)}</bdi>
            </KeyValue>
          )}
          {nextTier === undefined ? null : (
            <KeyValue term={words.limit[period]}>
              <BeforeAfter
                before={
                  <span className="ui:num">
                    {limit.limit === null ? words.noLimit : fiat(limit.limit)}
                  </span>
                }
                after={<span className="ui:num">{fiat(nextLimit)}</span>}
              />
            </KeyValue>
          )}
        </KeyValueList>
        {inReview ? <Callout tone="info">{words.reviewing}</Callout> : null}
        {nextTier === undefined ? <Callout>{words.highest}</Callout> : null}
      </ModalBody>
      <ModalFooter>
        {left === undefined || onWithdrawLess === undefined ? (
          <Button onClick={close}>{words.later}</Button>
        ) : (
          <Button onClick={() => onWithdrawLess(left.toString())}>{words.withdrawLess}</Button>
        )}
        {upgrade === undefined || inReview ? null : upgradeLink ? (
          <Button asChild variant="primary">
            {upgradeLink(upgrade)}
          </Button>
        ) : onUpgrade ? (
          <Button variant="primary" onClick={onUpgrade}>
            {upgrade}
          </Button>
        ) : null}
      </ModalFooter>
    </Modal>
  );
}

/** The rest of the limit; undefined where there is none. */
function leftOf({ limit, used }: WithdrawalLimit): Decimal | undefined {
  const left = Decimal.parse(limit)?.minus(Decimal.parse(used) ?? Decimal.zero);
  return left?.isPositive === true ? left : undefined;
}

/** In thousandths, for the length of a bar, which needs no exact value. */
function shareOf(used: string, limit: string): number {
  const [part, whole] = [Decimal.parse(used), Decimal.parse(limit)];
  if (!part || !whole || whole.isZero) return 1;
  const thousandths = part.times(Decimal.of('1000')).dividedBy(whole, 0, 'down').toString();
  return Number.parseInt(thousandths, 10) / 1000;
}
