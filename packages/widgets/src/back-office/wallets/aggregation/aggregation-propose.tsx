import type { HotWallet } from '@agio/api-client/contract';
import { useWalletSponsor } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useLocale, useMessages } from '@agio/ui/language';
import { SelectField } from '@agio/ui/select-field';
import { TextareaField } from '@agio/ui/textarea-field';
import { useState } from 'react';
import { useConfirmation } from '../../../intent/confirm-dialog.tsx';
import { exactText } from '../../../details/figure.tsx';
import { AggregationFacts } from './aggregation-facts.tsx';
import { AggregationSources } from './aggregation-sources.tsx';
import { isAboveCeiling, type Source, totalOf } from '../model/aggregation.ts';
import { aggregationMessages } from '../wallet-messages.ts';

const all = 'all';
const token = 'token';

/** Balances of the deposit addresses of a wallet; administrators can propose to collect them. */
export function AggregationPropose({
  wallet,
  sources,
  mayPropose,
  isBusy,
  isSending,
  onPropose,
}: {
  wallet: HotWallet;
  sources: readonly Source[];
  mayPropose: boolean;
  isBusy: boolean;
  isSending: boolean;
  /** With an asset: only that. The reason is empty where none is needed. */
  onPropose: (asset: string | undefined, reason: string) => void;
}) {
  const t = useMessages(aggregationMessages);
  const locale = useLocale();
  const { data: sponsor } = useWalletSponsor(wallet.id);
  const [what, setWhat] = useState(all);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { ask, dialog } = useConfirmation();
  if (sources.length === 0) return <p className="wg:text-sm wg:text-fg-muted">{t.nothing}</p>;
  const { amount, fee } = totalOf(sources);
  const feeAsset = sponsor?.asset ?? '';
  const isAbove = isAboveCeiling(wallet, amount);
  const propose = async () => {
    if (isAbove && reason.trim() === '') return setMissing(true);
    const isConfirmed = await ask({
      title: t.proposeSure({ amount: exactText(amount, wallet.asset, locale) }),
      text: t.proposeSureText({ count: sources.length, name: wallet.name }),
      cancel: t.cancel,
      confirm: t.propose,
      tone: 'primary',
    });
    if (isConfirmed)
      onPropose(what === token ? wallet.asset : undefined, isAbove ? reason.trim() : '');
  };
  return (
    <>
      <AggregationFacts
        aggregation={{
          walletId: wallet.id,
          amount,
          asset: wallet.asset,
          sources: [...sources],
          destination: wallet.mainAddress,
          networkFee: fee,
          feeAsset,
          transaction: null,
        }}
      />
      <AggregationSources sources={sources} asset={wallet.asset} feeAsset={sponsor?.asset} />
      {mayPropose ? (
        <>
          <SelectField
            label={t.what}
            options={[
              { value: all, label: t.whatAll },
              { value: token, label: t.whatToken({ asset: wallet.asset }) },
            ]}
            value={what}
            onValueChange={setWhat}
          />
          {isAbove ? (
            <>
              <Callout tone="warning">{t.aboveCeiling}</Callout>
              <TextareaField
                label={t.end.reason}
                hint={t.end.reasonHint}
                error={isMissing && reason.trim() === '' ? t.end.reasonMissing : undefined}
                maxLength={300}
                showCount
                required
                value={reason}
                onValueChange={setReason}
              />
            </>
          ) : null}
          <Callout>{t.proposeText}</Callout>
          <Button
            variant="primary"
            size="lg"
            block
            loading={isSending}
            disabled={isBusy && !isSending}
            onClick={() => void propose()}
          >
            {t.propose}
          </Button>
          {dialog}
        </>
      ) : (
        <Callout tone="info">{t.proposeByAdmin}</Callout>
      )}
    </>
  );
}
