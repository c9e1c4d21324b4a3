import type { WalletNetwork } from '@agio/api-client/contract';
import { useAssets } from '@agio/api-client/react';
import { AssetIcon } from '@agio/ui/asset-icon';
import { ComboboxField } from '@agio/ui/combobox-field';
import { useMessages } from '@agio/ui/language';
import { SelectField } from '@agio/ui/select-field';
import type { ReactNode } from 'react';
import { arrivalText } from './arrival.ts';
import { messages } from './messages.ts';
import { type ChosenNetwork, type TransferChoice, transferableAssets } from './model/choice.ts';

export interface NetworkFieldsProps {
  /** Networks of every asset. */
  all: readonly WalletNetwork[];
  chosen: ChosenNetwork;
  /** Returns true if a network can be used here. */
  isOpen: (network: WalletNetwork) => boolean;
  /** Returns the cost and the condition of a network, beside its name. */
  factOf: (network: WalletNetwork) => string;
  onChoose: (choice: TransferChoice) => void;
  /** Beside the label of the network. */
  networkEnd?: ReactNode;
}

/** Asset and network: with several networks the reader chooses, because the wrong one loses the money. */
export function NetworkFields({
  all,
  chosen: { asset, networks, network },
  isOpen,
  factOf,
  onChoose,
  networkEnd,
}: NetworkFieldsProps) {
  const t = useMessages(messages);
  const { data: assets = [] } = useAssets();
  const names = new Map(assets.map(({ id, name }) => [id, name]));
  return (
    // A label of two lines beside one of one line: the controls stay in one line.
    <div className="wg:grid wg:grid-cols-2 wg:items-end wg:gap-3 wg:max-[359px]:grid-cols-1">
      <ComboboxField
        label={t.asset}
        value={asset}
        options={transferableAssets(all).map((id) => ({
          value: id,
          label: id,
          hint: names.get(id),
          keywords: [names.get(id) ?? ''],
          media: <AssetIcon symbol={id} size="sm" />,
        }))}
        onValueChange={(next) => onChoose({ asset: next })}
      />
      <SelectField
        label={t.network}
        labelEnd={networkEnd}
        placeholder={t.chooseNetwork}
        value={network?.id}
        options={networks.map((each) => ({
          value: each.id,
          label: each.name,
          hint: [
            isOpen(each) ? undefined : t.closed,
            factOf(each),
            arrivalText(each.arrivalSeconds, t),
            each.memoLabel === null ? undefined : t.memoNeeded,
          ]
            .filter((part) => part !== undefined)
            .join(' · '),
        }))}
        onValueChange={(next) => onChoose({ asset, network: next })}
      />
    </div>
  );
}
