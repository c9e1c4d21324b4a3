import { formatCrypto, formatDateTime, formatFiat } from '@agio/money';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { CopyButton } from '../../controls/copy-button/copy-button.tsx';
import { Amount } from '../../data-display/amount/amount.tsx';
import { AssetIcon } from '../../data-display/asset-icon/asset-icon.tsx';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { StatusPill } from '../../data-display/status-pill/status-pill.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { useLocale, useMessages, useTimeZone } from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { GroupedText } from '../shared/grouped-text.tsx';
import { HelpLink, isHelpAddress, type OwnLink } from '../shared/help-link.tsx';
import { isHttps } from '../shared/is-https.ts';
import {
  type FormatProps,
  Modal,
  ModalBody,
  ModalFooter,
  type ModalProps,
  rowIcon,
} from '../shared/modal.tsx';
import { wordFor } from '../shared/words.ts';
import { messages, type FiatPaymentDetailsLabels } from './messages.ts';

export type { FiatPaymentDetailsLabels };

/** The account for a bank transfer. */
export interface BankAccount {
  readonly beneficiary: string;
  readonly iban: string;
  readonly bic?: string | undefined;
  readonly bank?: string | undefined;
}

/** A purchase or sale for fiat. Amounts are decimal strings, times ISO 8601. */
export interface FiatPayment {
  readonly id: string;
  /** The provider's reference, which a bank transfer must contain. */
  readonly reference: string;
  /** `Buy` or `Sell`. */
  readonly side: string;
  readonly provider: string;
  /** The provider's name of the method: card, bank transfer. */
  readonly method: string;
  readonly fiatAmount: string;
  readonly fiatCurrency: string;
  readonly assetAmount: string;
  readonly asset: string;
  /** Fiat per unit, all fees included. */
  readonly rate: string;
  readonly providerFee: string;
  readonly networkFee: string;
  /** `AwaitingPayment`, `PaymentReceived`, `Completed`, `Expired`, `Failed`, `Cancelled`. */
  readonly status: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Address of the provider's payment page, while the payment is open. */
  readonly redirectUrl: string | null;
  readonly bankAccount?: BankAccount | undefined;
}

export interface FiatPaymentDetailsModalProps extends ModalProps, FormatProps {
  /** The payment, as the exchange sends it. */
  payment: FiatPayment;
  /** Address of the provider's support; linked if it is https, or a path of this origin. */
  contactUrl?: string | undefined;
  /** The host's link, for a path of this origin. By default an anchor. */
  Link?: OwnLink | undefined;
  /** A note under the facts. */
  children?: ReactNode;
  labels?: Partial<FiatPaymentDetailsLabels> | undefined;
}

const tones = {
  AwaitingPayment: 'warning',
  PaymentReceived: 'accent',
  Completed: 'success',
  Expired: 'neutral',
  Failed: 'danger',
  Cancelled: 'neutral',
} as const;

/** A fiat payment: amounts, price after fees, progress, and how to pay while it is open. */
export function FiatPaymentDetailsModal({
  payment,
  contactUrl,
  Link,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels,
  children,
  ...modal
}: FiatPaymentDetailsModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const { side, status, provider, fiatCurrency: currency, asset, redirectUrl } = payment;
  const open = status === 'AwaitingPayment';
  const account = payment.bankAccount;
  const paysByBank = open && account !== undefined;
  const tone = Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : 'neutral';
  const about = wordFor(words.about, status, '');
  const fiat = (value: string) => formatFiat(value, { currency, display: 'code', locale });
  const time = (iso: string) => formatDateTime(iso, { locale, timeZone });
  const assetText = <Amount value={payment.assetAmount} unit={asset} plain locale={locale} />;
  const rows: [string, ReactNode][] = [
    [
      wordFor(words.pay, side, words.amount),
      side === 'Sell' ? assetText : fiat(payment.fiatAmount),
    ],
    [words.provider, provider],
    [words.method, payment.method],
    [
      words.rate,
      words.rateValue({ asset, rate: formatCrypto(payment.rate, { locale }), currency }),
    ],
    [words.providerFee, fiat(payment.providerFee)],
    [words.networkFee, fiat(payment.networkFee)],
    [words.order, payment.id],
    [words.created, time(payment.createdAt)],
    [words.updated, time(payment.updatedAt)],
  ];
  return (
    <Modal heading={words.title} closeLabel={words.close} size="lg" {...modal}>
      <ModalBody>
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2">
          <AssetIcon symbol={asset} size="xl" />
          <div className="ui:min-w-40 ui:flex-1">
            <div className="ui:text-sm ui:text-fg-muted">
              {wordFor(words.you, side, words.amount)}
            </div>
            <div className="ui:text-2xl ui:font-semibold">
              {side === 'Sell' ? (
                <bdi className="ui:num ui:whitespace-normal!">{fiat(payment.fiatAmount)}</bdi>
              ) : (
                <Amount
                  value={payment.assetAmount}
                  unit={asset}
                  minDigits={2}
                  locale={locale}
                  className="ui:whitespace-normal!"
                />
              )}
            </div>
          </div>
          <StatusPill tone={tone}>{wordFor(words.statuses, status)}</StatusPill>
        </div>
        {about === '' || paysByBank ? null : (
          <Callout tone={status === 'Failed' ? 'danger' : 'neutral'}>{about}</Callout>
        )}
        {paysByBank && account !== undefined ? (
          <Bank
            account={account}
            reference={payment.reference}
            amount={fiat(payment.fiatAmount)}
            words={words}
          />
        ) : null}
        <KeyValueList>
          {rows.map(([term, value]) => (
            <KeyValue key={term} term={term}>
              <bdi className="ui:num ui:whitespace-normal!">{value}</bdi>
            </KeyValue>
          ))}
        </KeyValueList>
        {children}
      </ModalBody>
      <ModalFooter>
        {isHelpAddress(contactUrl) ? (
          <Button asChild variant="ghost" className="ui:me-auto">
            <HelpLink href={contactUrl} Link={Link}>
              {words.contact({ provider })}
            </HelpLink>
          </Button>
        ) : null}
        {open && isHttps(redirectUrl) ? (
          <Button
            asChild
            variant="primary"
            icon={<ExternalLink {...rowIcon} className="ui:rtl:-scale-x-100" />}
          >
            <a href={redirectUrl} rel="noreferrer">
              {words.goOn({ provider })}
            </a>
          </Button>
        ) : (
          <Button variant="primary" onClick={() => modal.onOpenChange(false)}>
            {words.close}
          </Button>
        )}
      </ModalFooter>
    </Modal>
  );
}

interface BankProps {
  account: BankAccount;
  reference: string;
  amount: string;
  words: FiatPaymentDetailsLabels;
}

/** Every line has a copy button, because a bank's form is filled line by line. */
function Bank({ account, reference, amount, words }: BankProps) {
  const { beneficiary, iban, bic, bank } = account;
  const rows: [string, ReactNode, string][] = [
    [words.beneficiary, beneficiary, beneficiary],
    [
      words.iban,
      <GroupedText key="iban" value={iban.replaceAll(' ', '')} />,
      iban.replaceAll(' ', ''),
    ],
    ...(bic === undefined ? [] : ([[words.bic, bic, bic]] as [string, ReactNode, string][])),
    ...(bank === undefined ? [] : ([[words.bank, bank, bank]] as [string, ReactNode, string][])),
    [
      words.reference,
      <b key="reference" className="ui:font-semibold">
        {reference}
      </b>,
      reference,
    ],
  ];
  return (
    <section
      data-slot="bank"
      aria-label={words.bankTitle}
      className="ui:rounded-panel ui:border ui:border-line-overlay ui:bg-surface-1 ui:px-4 ui:py-3"
    >
      <div className="ui:font-semibold">{words.bankTitle}</div>
      <div className="ui:mb-2 ui:text-sm ui:text-fg-muted">{words.bankHint}</div>
      <dl data-slot="bank-lines" className="ui:flex ui:flex-col ui:gap-2 ui:text-sm">
        <div>
          <dt data-slot="bank-term" className="ui:text-xs ui:text-fg-muted">
            {words.amount}
          </dt>
          <dd data-slot="bank-value" className="ui:num">
            <bdi>{amount}</bdi>
          </dd>
        </div>
        {rows.map(([term, value, copied]) => (
          <div key={term} className="ui:grid ui:grid-cols-[minmax(0,1fr)_auto] ui:gap-x-2">
            <dt data-slot="bank-term" className="ui:text-xs ui:text-fg-muted">
              {term}
            </dt>
            <dd data-slot="bank-value" className="ui:col-start-1">
              <bdi>{value}</bdi>
            </dd>
            <dd
              data-slot="bank-copy"
              className="ui:col-start-2 ui:row-span-2 ui:row-start-1 ui:self-center"
            >
              <CopyButton value={copied} labels={{ copy: words.copy({ what: term }) }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
