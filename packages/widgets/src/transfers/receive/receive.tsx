// @where Widgets: QR code of an address, and its size
import type { WalletNetwork } from '@agio/api-client/contract';
import { useNetworks } from '@agio/api-client/react';
import { formatCrypto } from '@agio/money';
import { Callout } from '@agio/ui/callout';
import { Checkbox } from '@agio/ui/checkbox';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages } from '@agio/ui/language';
import { useState } from 'react';
import { Figure } from '../../details/figure.tsx';
import { arrivalText } from '../arrival.ts';
import { DepositTarget, HiddenTarget } from './deposit-target.tsx';
import { messages } from '../messages.ts';
import { chosenNetwork, type TransferChoice } from '../model/choice.ts';
import { NetworkFields } from '../network-fields.tsx';
import { receiveMessages } from './receive-messages.ts';
import { RecentTransfers } from '../recent-transfers.tsx';
import { useDepositAddress } from './use-deposit-address.ts';
import { QrCode } from '../../files/qr-code.tsx';

export interface ReceiveProps {
  choice: TransferChoice;
  onChoose: (choice: TransferChoice) => void;
}

/** The address to receive an asset at, with what to know of its network, and what has arrived. */
export function Receive({ choice, onChoose }: ReceiveProps) {
  const t = useMessages(messages);
  const { receive } = useMessages(receiveMessages);
  const locale = useLocale();
  const { data: all = [] } = useNetworks();
  const [agreedTo, setAgreedTo] = useState<string>();
  const chosen = chosenNetwork(all, choice);
  const network = chosen?.network;
  const hasAgreed = agreedTo !== undefined && agreedTo === network?.id;
  const isShown = network?.depositEnabled === true && (!network.memoRequired || hasAgreed);
  const target = useDepositAddress(isShown ? { asset: network.asset, network: network.id } : {});
  if (!chosen) return null;
  const { asset } = chosen;
  const amount = (value: string) => `${formatCrypto(value, { locale, maxDigits: 18 })} ${asset}`;
  const feeOf = ({ depositFee }: WalletNetwork) =>
    /^0*\.?0*$/.test(depositFee) ? t.facts.noFee : amount(depositFee);
  const code = (
    <AddressCode address={target.address?.address} memoLabel={network?.memoLabel ?? null} />
  );
  return (
    <div className="wg:grid wg:grid-cols-[minmax(0,1fr)_300px] wg:max-md:grid-cols-1">
      <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4 wg:p-6 wg:max-sm:p-4">
        <NetworkFields
          all={all}
          chosen={chosen}
          isOpen={({ depositEnabled }) => depositEnabled}
          factOf={(each) => t.facts.confirmations({ count: each.confirmations })}
          onChoose={onChoose}
        />
        {network === undefined ? (
          <Callout tone="warning" title={t.chooseNetwork}>
            {t.severalNetworks({ asset })}
          </Callout>
        ) : network.depositEnabled ? (
          <>
            <Warning
              network={network}
              hasAgreed={hasAgreed}
              onAgree={(agrees) => setAgreedTo(agrees ? network.id : undefined)}
            />
            {/* On a phone with one column, another device reads the code, so it stands before the text. */}
            {isShown ? <div className="wg:md:hidden">{code}</div> : null}
            {isShown ? <DepositTarget network={network} target={target} /> : <HiddenTarget />}
          </>
        ) : (
          <Callout live tone="warning" title={receive.closedTitle({ asset })}>
            {network.closedReason === null ? null : (
              <span className="wg:block">{network.closedReason}</span>
            )}
            {receive.closed}
          </Callout>
        )}
        <RecentTransfers type="Deposit" asset={asset} networks={all} />
      </div>
      <div className="wg:flex wg:flex-col wg:gap-4 wg:rounded-ee-dialog wg:border-line wg:bg-surface-1 wg:p-5 wg:max-md:border-t wg:md:border-s">
        <div className="wg:max-md:hidden">{code}</div>
        {network ? (
          <KeyValueList>
            <KeyValue term={t.facts.minimum}>
              <Figure>{amount(network.minDeposit)}</Figure>
            </KeyValue>
            <KeyValue term={t.facts.credited}>
              {t.facts.confirmations({ count: network.confirmations })}
            </KeyValue>
            <KeyValue term={t.facts.arrival}>{arrivalText(network.arrivalSeconds, t)}</KeyValue>
            <KeyValue term={t.facts.fee}>{feeOf(network)}</KeyValue>
          </KeyValueList>
        ) : null}
      </div>
    </div>
  );
}

/** Warning about losing money by another asset or network, or a missing memo, which the reader agrees to send. */
function Warning({
  network: { asset, name, memoRequired },
  hasAgreed,
  onAgree,
}: {
  network: WalletNetwork;
  hasAgreed: boolean;
  onAgree: (agrees: boolean) => void;
}) {
  const { receive } = useMessages(receiveMessages);
  const only = receive.wrongTitle({ asset, network: name });
  if (!memoRequired) {
    return (
      <Callout tone="warning" title={only}>
        {receive.wrong({ asset })}
      </Callout>
    );
  }
  return (
    <Callout
      tone="warning"
      title={receive.memoTitle}
      actions={
        <Checkbox checked={hasAgreed} onCheckedChange={onAgree} label={receive.memoAgreed} />
      }
    >
      <span className="wg:block">{receive.memo({ network: name })}</span>
      <b className="wg:font-semibold wg:text-fg">{only}</b> {receive.wrong({ asset })}
    </Callout>
  );
}

/** The code of an address, and its place until there is one. */
function AddressCode({
  address,
  memoLabel,
}: {
  address: string | undefined;
  /** Label of the memo that the sender must enter; null if the address is enough. */
  memoLabel: string | null;
}) {
  const { receive } = useMessages(receiveMessages);
  return (
    <div className="wg:flex wg:flex-col wg:items-center wg:gap-3">
      <QrCode text={address} label={receive.qr} />
      <p className="wg:text-center wg:text-sm wg:text-fg-muted">
        {address === undefined
          ? receive.qrLater
          : memoLabel === null
            ? receive.qrOnly
            : receive.qrNoMemo}
      </p>
    </div>
  );
}
