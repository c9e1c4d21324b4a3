import type { WalletNetwork } from '@agio/api-client/contract';
import { useNetworks, useUpdateAsset } from '@agio/api-client/react';
import { AmountInput } from '@agio/ui/amount-input';
import { Checkbox } from '@agio/ui/checkbox';
import { Form, FormFields, SubmitButton, useForm } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { TextField } from '@agio/ui/text-field';
import { useState } from 'react';
import { useSavedDraft } from '../../intent/use-saved-draft.ts';
import { AssetReview } from './asset-review.tsx';
import type { Change } from './change-list.tsx';
import { Editor, EditorSection, useReview } from './editor.tsx';
import { marketDraft, restoredFrom, typedIn } from './market-draft.ts';
import { marketsMessages } from './markets-messages.ts';
import type { AssetInput } from './model/asset-form.ts';
import {
  changedNetworkFields,
  figureFields,
  isNetworkCarriedOut,
  type NetworkField,
  networkFormOf,
  networkInputOf,
  networkSchema,
} from './model/network-form.ts';
import { leapOf } from './model/market-form.ts';
import type { Save } from './use-save.ts';

/** Characters of a reason, by the contract. */
const longestReason = 300;

/** Fees, limits and transfers of one network of an asset. Changes are reviewed before they are sent. */
export function NetworkEditor({ network }: { network: WalletNetwork }) {
  const { updateAsset } = useUpdateAsset();
  const { mutate: readNetworks } = useNetworks();
  return (
    <EditorSection title={network.name}>
      <Editor<AssetInput>
        name={`${network.asset}, ${network.name}`}
        values={networkFormOf(network)}
        send={updateAsset}
        find={async (input) => {
          const networks = await readNetworks();
          const own = networks?.filter(({ asset }) => asset === input.id);
          return isNetworkCarriedOut(input, own ?? []);
        }}
      >
        {({ save, reset }) => <Fields network={network} onSave={save} onEdit={reset} />}
      </Editor>
    </EditorSection>
  );
}

function Fields({
  network,
  onSave,
  onEdit,
}: {
  network: WalletNetwork;
  onSave: Save<AssetInput>['save'];
  onEdit: () => void;
}) {
  const { editor: t, fault, edit, review } = useMessages(marketsMessages);
  const { asset, decimals } = network;
  const name = `${asset}, ${network.name}`;
  const draftId = `${asset}/${network.id}`;
  const [began] = useState(() => networkFormOf(network));
  const reviewing = useReview('assets', draftId);
  const { given, sent } = reviewing;
  const { form, field, checkbox, values, reason } = useForm({
    schema: networkSchema(decimals),
    initial: began,
    faultText: ({ code }) =>
      code === 'figure'
        ? fault.figure({ count: decimals })
        : code === 'confirmations'
          ? fault.confirmations
          : code === 'belowFee'
            ? fault.belowFee
            : undefined,
    onSubmit: reviewing.begin,
    keep: restoredFrom(given, Object.keys(began) as NetworkField[]),
  });
  const changed = changedNetworkFields(began, values);
  useSavedDraft(
    marketDraft,
    changed.length === 0
      ? undefined
      : { shelf: 'assets', id: draftId, fields: typedIn(values, changed), sent },
  );
  const names: Record<NetworkField, string> = {
    depositEnabled: t.deposits,
    withdrawalEnabled: t.withdrawals,
    closedReason: t.reason,
    withdrawalFee: t.networkFee,
    minWithdrawal: t.networkMin,
    confirmations: t.confirmations,
  };
  const text = (value: string | boolean) =>
    typeof value === 'boolean' ? (value ? review.yes : review.no) : value.trim() || '—';
  const leap = (id: NetworkField) => {
    const times = figureFields.includes(id)
      ? leapOf(String(networkFormOf(network)[id]), String(values[id]))
      : undefined;
    return times === undefined ? undefined : review.leap({ times });
  };
  const changes = (): Change[] => {
    const now = networkFormOf(network);
    return changed.map((id) => ({
      id,
      name: names[id],
      before: text(now[id]),
      after: text(values[id]),
      leap: leap(id),
    }));
  };
  return (
    <>
      <Form {...form} onChange={onEdit} aria-label={edit({ name })}>
        <FormFields>
          <Checkbox
            label={t.depositsOn({ network: network.name })}
            {...checkbox('depositEnabled')}
          />
          <Checkbox
            label={t.withdrawalsOn({ network: network.name })}
            {...checkbox('withdrawalEnabled')}
          />
          <TextField
            label={t.reasonOn({ network: network.name })}
            hint={t.reasonHint}
            maxLength={longestReason}
            autoComplete="off"
            {...field('closedReason')}
          />
          <AmountInput label={t.networkFee} unit={asset} {...field('withdrawalFee')} />
          <AmountInput label={t.networkMin} unit={asset} {...field('minWithdrawal')} />
          <TextField
            label={t.confirmations}
            inputMode="numeric"
            autoComplete="off"
            {...field('confirmations')}
          />
        </FormFields>
        <div className="wg:flex wg:justify-end wg:pt-4">
          <SubmitButton
            reason={changed.length === 0 ? t.reviewNoneOn({ network: network.name }) : reason}
          >
            {t.reviewOn({ count: changed.length, network: network.name })}
          </SubmitButton>
        </div>
      </Form>
      {reviewing.isReviewing && changed.length > 0 ? (
        <AssetReview
          name={name}
          changes={changes()}
          given={sent?.reason}
          onClose={reviewing.close}
          onSave={(why) =>
            reviewing.send(why, () =>
              onSave({ ...networkInputOf(network, values, changed), reason: why }),
            )
          }
        />
      ) : null}
    </>
  );
}
