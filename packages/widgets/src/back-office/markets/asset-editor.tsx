import type { Asset, WalletNetwork } from '@agio/api-client/contract';
import { useAssets, useNetworks, useUpdateAsset } from '@agio/api-client/react';
import { Checkbox } from '@agio/ui/checkbox';
import { Form, FormFields, SubmitButton, useForm } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { TextField } from '@agio/ui/text-field';
import { useState } from 'react';
import { AssetReview } from './asset-review.tsx';
import type { Change } from './change-list.tsx';
import { Editor, EditorSection, useReview } from './editor.tsx';
import { marketDraft, restoredFrom, typedIn } from './market-draft.ts';
import { marketsMessages } from './markets-messages.ts';
import {
  type AssetField,
  assetFormOf,
  type AssetInput,
  assetInputOf,
  assetSchema,
  changedAssetFields,
  isAssetCarriedOut,
} from './model/asset-form.ts';
import { NetworkEditor } from './network-editor.tsx';
import { useSavedDraft } from '../../intent/use-saved-draft.ts';
import type { Save } from './use-save.ts';

/** Characters of a reason, by the contract. */
const longestReason = 300;

export interface AssetEditorProps {
  asset: Asset;
  networks: readonly WalletNetwork[];
}

/** The name, the digits and the transfers of an asset; nothing is sent before it was looked at once more. */
export function AssetEditor(props: AssetEditorProps) {
  const { updateAsset } = useUpdateAsset();
  const { mutate: readAssets } = useAssets();
  const { mutate: readNetworks } = useNetworks();
  return (
    <>
      <Editor<AssetInput>
        name={props.asset.id}
        values={assetFormOf(props.asset, props.networks)}
        send={updateAsset}
        find={async (input) => {
          const [assets, networks] = await Promise.all([readAssets(), readNetworks()]);
          const now = assets?.find(({ id }) => id === input.id);
          const own = networks?.filter((network) => network.asset === input.id);
          return now !== undefined && isAssetCarriedOut(input, now, own ?? []);
        }}
      >
        {({ save, reset }) => <Fields {...props} onSave={save} onEdit={reset} />}
      </Editor>
      {props.networks.map((network) => (
        <NetworkEditor key={network.id} network={network} />
      ))}
    </>
  );
}

interface FieldsProps extends AssetEditorProps {
  onSave: Save<AssetInput>['save'];
  onEdit: () => void;
}

function Fields({ asset, networks, onSave, onEdit }: FieldsProps) {
  const { editor: t, fault, edit, review } = useMessages(marketsMessages);
  const [began] = useState(() => assetFormOf(asset, networks));
  const reviewing = useReview('assets', asset.id);
  const { given, sent } = reviewing;
  const { form, field, checkbox, values, reason } = useForm({
    schema: assetSchema(asset.decimals),
    initial: began,
    faultText: ({ code }) =>
      code === 'digits'
        ? fault.digits({ most: asset.decimals })
        : code === 'name'
          ? fault.name
          : undefined,
    onSubmit: reviewing.begin,
    keep: restoredFrom(given, Object.keys(began) as AssetField[]),
  });
  const changed = changedAssetFields(began, values);
  const fields = typedIn(values, changed);
  useSavedDraft(
    marketDraft,
    changed.length === 0 ? undefined : { shelf: 'assets', id: asset.id, fields, sent },
  );
  const names: Record<AssetField, string> = {
    name: t.name,
    displayDecimals: t.digits,
    depositEnabled: t.deposits,
    withdrawalEnabled: t.withdrawals,
    closedReason: t.reason,
  };
  const text = (value: string | boolean) =>
    typeof value === 'boolean' ? (value ? review.yes : review.no) : value.trim() || '—';
  const changes = (): Change[] => {
    const now = assetFormOf(asset, networks);
    return changed.map((id) => ({
      id,
      name: names[id],
      before: text(now[id]),
      after: text(values[id]),
    }));
  };
  return (
    <>
      <Form
        {...form}
        className="wg:flex wg:flex-col"
        onChange={onEdit}
        aria-label={edit({ name: asset.id })}
      >
        <div className="wg:border-b wg:border-line wg:p-4">
          <FormFields>
            <TextField label={t.name} required autoComplete="off" {...field('name')} />
            <TextField
              label={t.digits}
              required
              inputMode="numeric"
              autoComplete="off"
              {...field('displayDecimals')}
            />
          </FormFields>
        </div>
        <EditorSection title={t.transfers}>
          {networks.length === 0 ? (
            <p className="wg:text-sm">{t.noNetworks}</p>
          ) : (
            <>
              <Checkbox label={t.deposits} {...checkbox('depositEnabled')} />
              <Checkbox label={t.withdrawals} {...checkbox('withdrawalEnabled')} />
              <TextField
                label={t.reason}
                hint={t.reasonHint}
                maxLength={longestReason}
                autoComplete="off"
                {...field('closedReason')}
              />
            </>
          )}
        </EditorSection>
        <div className="wg:flex wg:justify-end wg:p-4">
          <SubmitButton reason={changed.length === 0 ? t.reviewNone : reason}>
            {t.review({ count: changed.length })}
          </SubmitButton>
        </div>
      </Form>
      {reviewing.isReviewing && changed.length > 0 ? (
        <AssetReview
          name={asset.id}
          changes={changes()}
          given={sent?.reason}
          onClose={reviewing.close}
          onSave={(why) =>
            reviewing.send(why, () =>
              onSave({ ...assetInputOf(asset.id, values, changed), reason: why }),
            )
          }
        />
      ) : null}
    </>
  );
}
