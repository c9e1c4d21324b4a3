import { formatDateTime } from '@agio/money';
import { Bell, CircleCheck, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { CopyButton } from '../../controls/copy-button/copy-button.tsx';
import { Amount } from '../../data-display/amount/amount.tsx';
import { AssetIcon } from '../../data-display/asset-icon/asset-icon.tsx';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { StatusPill } from '../../data-display/status-pill/status-pill.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { Stepper } from '../../feedback/stepper/stepper.tsx';
import { useLocale, useMessages, useTimeZone } from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { GroupedText } from '../shared/grouped-text.tsx';
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
import { transferProgress, type TransferStep } from './transfer-progress.ts';
import { messages, type TransferOnProcessingLabels } from './messages.ts';

export type { TransferOnProcessingLabels };

/** A pending deposit or withdrawal. Amounts are decimal strings, times ISO 8601. */
export interface ProcessedTransfer {
  readonly id: string;
  /** `Deposit` or `Withdrawal`. */
  readonly type: string;
  readonly asset: string;
  /** The amount that arrives, after the fee. */
  readonly amount: string;
  /** Name of the network. */
  readonly network: string;
  readonly address: string;
  /** Name of the address in the address book. */
  readonly addressName?: string | undefined;
  readonly memo?: string | null | undefined;
  readonly status: string;
  /** It waits for staff of the exchange, at the step `InReview`. */
  readonly isInReview?: boolean | undefined;
  readonly confirmations: number;
  readonly requiredConfirmations: number;
  readonly transaction: string | null;
  readonly rejectReason?: string | null | undefined;
  /** The time of each step, where known. */
  readonly times?: Partial<Record<TransferStep, string>> | undefined;
}

export interface TransferOnProcessingModalProps extends ModalProps, FormatProps {
  /** The transfer, as the exchange sends it. */
  transfer: ProcessedTransfer;
  /** Address of the transaction on a block explorer; linked if it is https. */
  explorerUrl?: string | undefined;
  /** Content below the steps, such as a way to cancel. */
  children?: ReactNode;
  labels?: Partial<TransferOnProcessingLabels> | undefined;
}

/** The progress of a transfer: steps with times, confirmations, and the whole address. */
export function TransferOnProcessingModal({
  transfer,
  explorerUrl,
  children,
  locale,
  timeZone,
  labels,
  ...modal
}: TransferOnProcessingModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  const { outcome } = transferProgress(transfer.type, transfer.status);
  const titles = outcome === 'processing' ? words.processing : words.titles;
  return (
    <Modal heading={wordFor(titles, transfer.type)} closeLabel={words.close} size="lg" {...modal}>
      <ModalBody>
        <TransferSteps {...{ transfer, locale, timeZone, labels }} />
        {children}
      </ModalBody>
      <ModalFooter>
        {isHttps(explorerUrl) ? (
          <Button asChild icon={<ExternalLink {...rowIcon} className="ui:rtl:-scale-x-100" />}>
            <a href={explorerUrl} target="_blank" rel="noreferrer">
              {words.explorer}
            </a>
          </Button>
        ) : null}
        <Button variant="primary" onClick={() => modal.onOpenChange(false)}>
          {words.doneButton}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

export interface TransferStepsProps extends FormatProps {
  /** The transfer, as the exchange sends it. */
  transfer: ProcessedTransfer;
  labels?: Partial<TransferOnProcessingLabels> | undefined;
}

/** The content of the modal by itself, for a dialog that has the transfer as one of its steps. */
export function TransferSteps({
  transfer,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels,
}: TransferStepsProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const { type, asset, amount, network, status, isInReview = false, transaction } = transfer;
  const progress = transferProgress(type, status, isInReview);
  const { outcome } = progress;
  return (
    <>
      <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2">
        <AssetIcon symbol={asset} size="xl" />
        <div className="ui:min-w-40 ui:flex-1">
          <Amount
            value={amount}
            unit={asset}
            locale={locale}
            minDigits={2}
            maxDigits={18}
            className="ui:text-2xl ui:font-semibold ui:[overflow-wrap:anywhere] ui:whitespace-normal!"
          />
          <div className="ui:text-sm ui:text-fg-muted">
            <bdi>{transfer.addressName ?? network}</bdi>
          </div>
        </div>
        <StatusPill tone={isInReview ? 'warning' : pillTone[outcome]}>
          {isInReview ? words.statuses.InReview : wordFor(words.statuses, status)}
        </StatusPill>
      </div>
      <Way {...{ transfer, progress, words, locale, timeZone }} />
      <KeyValueList>
        <KeyValue term={words.network}>{network}</KeyValue>
        <KeyValue term={wordFor(words.address, type, words.address.Withdrawal)}>
          <GroupedText value={transfer.address} className="ui:justify-end" />
        </KeyValue>
        {transfer.memo === undefined || transfer.memo === null ? null : (
          <KeyValue term={words.memo}>
            <bdi className="ui:num ui:whitespace-normal!">{transfer.memo}</bdi>
          </KeyValue>
        )}
        {transaction === null ? null : (
          <KeyValue term={words.transaction}>
            <span className="ui:inline-flex ui:max-w-full ui:items-center ui:gap-1">
              <bdi className="ui:num ui:min-w-0 ui:[overflow-wrap:anywhere] ui:whitespace-normal!">
                {transaction}
              </bdi>
              <CopyButton value={transaction} labels={{ copy: words.copyTransaction }} />
            </span>
          </KeyValue>
        )}
        <KeyValue term={words.id}>
          <bdi className="ui:num">{transfer.id}</bdi>
        </KeyValue>
      </KeyValueList>
      <Outcome outcome={outcome} words={words} reason={transfer.rejectReason} />
    </>
  );
}

const pillTone = {
  processing: 'accent',
  confirmed: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  failed: 'danger',
  returned: 'warning',
  unknown: 'neutral',
} as const;

interface WayProps extends FormatProps {
  transfer: ProcessedTransfer;
  progress: ReturnType<typeof transferProgress>;
  words: TransferOnProcessingLabels;
}

/** Shows the way of a transfer. A stopped transfer has none. */
function Way({ transfer, progress, words, locale, timeZone }: WayProps) {
  const { steps, current, outcome } = progress;
  if (steps.length === 0 || (outcome !== 'processing' && outcome !== 'confirmed')) return null;
  const { confirmations, requiredConfirmations: required, times } = transfer;
  return (
    <Stepper
      label={words.stepList}
      orientation="vertical"
      current={current}
      steps={steps.map((step, index) => {
        const time = times?.[step];
        return {
          id: step,
          label: words.steps[step],
          hint:
            step === 'Broadcast' && index === current && required > 0 ? (
              <ProgressBar
                label={words.progress}
                value={confirmations / required}
                detail={
                  <span className="ui:num">
                    {words.confirmations({
                      done: confirmations,
                      count: required,
                    })}
                  </span>
                }
                className="ui:mt-1"
              />
            ) : time === undefined ? undefined : (
              formatDateTime(time, { locale, timeZone })
            ),
        };
      })}
    />
  );
}

interface OutcomeProps {
  outcome: ReturnType<typeof transferProgress>['outcome'];
  words: TransferOnProcessingLabels;
  reason: string | null | undefined;
}

function Outcome({ outcome, words, reason }: OutcomeProps) {
  switch (outcome) {
    case 'processing':
      return <Callout icon={<Bell {...rowIcon} />}>{words.canClose}</Callout>;
    case 'confirmed':
      return (
        <Callout tone="success" icon={<CircleCheck {...rowIcon} />}>
          {words.arrived}
        </Callout>
      );
    case 'rejected':
    case 'cancelled':
    case 'failed':
    case 'returned': {
      const { tone, title } = {
        rejected: { tone: 'danger', title: words.rejectedTitle },
        cancelled: { tone: 'neutral', title: words.cancelledTitle },
        failed: { tone: 'danger', title: words.failedTitle },
        returned: { tone: 'warning', title: words.returnedTitle },
      }[outcome] as { tone: 'danger' | 'neutral' | 'warning'; title: string };
      return (
        <Callout tone={tone} title={title}>
          {reason === undefined || reason === null ? null : (
            <span className="ui:block">{reason}</span>
          )}
          {outcome === 'returned' ? words.returnedLess : words.returned}
        </Callout>
      );
    }
    case 'unknown':
      return <Callout>{words.unknown}</Callout>;
  }
}
