import type { WalletNetwork } from '@agio/api-client/contract';
import { formatCrypto } from '@agio/money';
import { Callout } from '@agio/ui/callout';
import { type MessagesOf, useMessages } from '@agio/ui/language';
import { TextField } from '@agio/ui/text-field';
import { type Dispatch, useEffect, useRef } from 'react';
import { useHost, WidgetLink } from '../../host/index.ts';
import { useNextStepLink, WhyNotActive } from '../../states/index.ts';
import { arrivalText } from '../arrival.ts';
import { messages } from '../messages.ts';
import type { ChosenNetwork, TransferChoice } from '../model/choice.ts';
import type { SendAction, SendInput } from '../model/send.ts';
import type { SendContext, SendReason, SendSummary } from '../model/send-summary.ts';
import { NetworkFields } from '../network-fields.tsx';
import { Recipient } from './recipient.tsx';
import { SendAmount } from './send-amount.tsx';
import { sendMessages } from './send-messages.ts';
import { SendSummaryPanel } from './send-summary-panel.tsx';

export interface SendFormProps {
  /** Networks of every asset. */
  all: readonly WalletNetwork[];
  chosen: ChosenNetwork;
  input: SendInput;
  dispatch: Dispatch<SendAction>;
  context: SendContext;
  summary: SendSummary;
  onChoose: (choice: TransferChoice) => void;
  /** Text typed as proof for a look-alike. */
  proof: string;
  onProofChange: (text: string) => void;
  onReview: () => void;
  /** Called once there is something to review. */
  onReady: () => void;
  /** Called before a link leads away from what is entered. */
  onLeave: () => void;
}

/** Field that the focus goes to for a reason, by its name. */
const fieldOf: Partial<Record<SendReason['code'], string>> = {
  noAddress: 'address',
  badAddress: 'address',
  lookAlike: 'proof',
  noMemo: 'memo',
  badMemo: 'memo',
  memoNotProven: 'memo',
};

/** Returns the fault of the memo, and how to mend it; undefined if there is none, or nothing is typed yet. */
function memoError(
  { reasons }: SendSummary,
  send: MessagesOf<typeof sendMessages>['send'],
): string | undefined {
  for (const reason of reasons) {
    if (reason.code === 'badMemo') return send.badMemo[reason.fault];
    if (reason.code === 'memoNotProven') return send.memoNotProven;
  }
  return undefined;
}

/** The details: asset, network, recipient and amount, with a live summary. */
export function SendForm(props: SendFormProps) {
  const { all, chosen, input, dispatch, context, summary, onChoose, onReview, onReady } = props;
  const t = useMessages(messages);
  const { send } = useMessages(sendMessages);
  const form = useRef<HTMLFormElement>(null);
  const { asset, network } = chosen;
  const [first] = summary.reasons;
  const isReady = first === undefined;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);

  function submit() {
    if (!first) return onReview();
    const name = fieldOf[first.code] ?? 'amount';
    form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={send.form}
      className="wg:grid wg:grid-cols-[minmax(0,1fr)_300px] wg:max-md:grid-cols-1"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4 wg:p-6 wg:max-sm:p-4">
        <Notice summary={summary} chosen={chosen} />
        <NetworkFields
          all={all}
          chosen={chosen}
          isOpen={({ withdrawalEnabled }) => withdrawalEnabled}
          factOf={(each) =>
            t.facts.feeOf({
              fee: formatCrypto(each.withdrawalFee, { locale: context.locale, maxDigits: 18 }),
            })
          }
          networkEnd={network ? arrivalText(network.arrivalSeconds, t) : undefined}
          onChoose={onChoose}
        />
        {network === undefined ? (
          <Callout tone="warning" title={t.chooseNetwork}>
            {t.severalNetworks({ asset })}
          </Callout>
        ) : (
          <>
            <Recipient {...props} network={network} />
            {network.memoLabel === null ? null : (
              <TextField
                name="memo"
                label={network.memoLabel}
                labelEnd={
                  network.memoRequired ? send.memoRequired({ network: network.name }) : undefined
                }
                hint={send.memoHint}
                error={memoError(summary, send)}
                required={network.memoRequired}
                maxLength={100}
                value={input.memo}
                inputClassName="wg:num"
                onValueChange={(memo) => dispatch({ type: 'memoTyped', memo })}
              />
            )}
          </>
        )}
        <SendAmount {...{ input, dispatch, context, summary }} />
      </div>
      <SendSummaryPanel {...{ asset, context, summary, dispatch }} />
    </form>
  );
}

/** Above the fields: why nothing can be sent at all. */
function Notice({ summary, chosen }: Pick<SendFormProps, 'summary' | 'chosen'>) {
  const { send } = useMessages(sendMessages);
  const t = useMessages(messages);
  const { links } = useHost();
  const nextStep = useNextStepLink();
  for (const { code } of summary.reasons) {
    if (code === 'notActive') {
      return (
        <Callout tone="warning" live title={t.notActiveTitle} actions={nextStep}>
          <WhyNotActive />
        </Callout>
      );
    }
    if (code === 'limited' || code === 'noWithdrawals') {
      const href = code === 'limited' ? links.support : links.verification;
      const words = code === 'limited' ? t.support : t.verify;
      return (
        <Callout
          live
          tone="warning"
          title={code === 'limited' ? send.limitedTitle : send.noneTitle}
          actions={
            href === undefined ? undefined : (
              <WidgetLink href={href} className="wg:font-medium wg:text-accent wg:hover:underline">
                {words}
              </WidgetLink>
            )
          }
        >
          {code === 'limited' ? send.limited : send.none}
        </Callout>
      );
    }
    if (code === 'closed') {
      return (
        <Callout live tone="warning" title={send.closedTitle({ asset: chosen.asset })}>
          {chosen.network?.closedReason == null ? null : (
            <span className="wg:block">{chosen.network.closedReason}</span>
          )}
          {send.closed}
        </Callout>
      );
    }
  }
  return null;
}
