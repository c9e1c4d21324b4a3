import type { Asset, backOfficeTrading, WalletNetwork } from '@agio/api-client/contract';
import * as v from 'valibot';

/** Change of an asset: its id and the new values. */
export type AssetInput = v.InferInput<(typeof backOfficeTrading)['updateAsset']['input']>;

/** An asset as it is typed. Lists show no more digits than an amount of it can have. */
export const assetSchema = (decimals: number) =>
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('name')),
    displayDecimals: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => /^\d{1,2}$/.test(text) && Number(text) <= decimals, 'digits'),
    ),
    depositEnabled: v.boolean(),
    withdrawalEnabled: v.boolean(),
    closedReason: v.pipe(v.string(), v.trim()),
  });
export type AssetForm = v.InferInput<ReturnType<typeof assetSchema>>;
export type AssetField = keyof AssetForm;

/** The form of an asset as it is now; its transfers stand with its networks. */
export const assetFormOf = (asset: Asset, networks: readonly WalletNetwork[]): AssetForm => ({
  name: asset.name,
  displayDecimals: String(asset.displayDecimals),
  depositEnabled: networks.some(({ depositEnabled }) => depositEnabled),
  withdrawalEnabled: networks.some(({ withdrawalEnabled }) => withdrawalEnabled),
  closedReason: networks.find(({ closedReason }) => closedReason !== null)?.closedReason ?? '',
});

/** The fields in which the form is another than at its beginning, in its order. */
export const changedAssetFields = (began: AssetForm, form: AssetForm): AssetField[] =>
  (Object.keys(began) as AssetField[]).filter((field) => {
    const [before, after] = [began[field], form[field]];
    return typeof after === 'string' ? before !== after.trim() : before !== after;
  });

/** Returns the input for the changed fields; an empty reason removes the old one. */
export function assetInputOf(
  id: string,
  form: AssetForm,
  changed: readonly AssetField[],
): Omit<AssetInput, 'reason'> {
  const has = (field: AssetField) => changed.includes(field);
  const reason = form.closedReason.trim();
  return {
    id,
    ...(has('name') && { name: form.name.trim() }),
    ...(has('displayDecimals') && { displayDecimals: Number(form.displayDecimals) }),
    ...(has('depositEnabled') && { depositEnabled: form.depositEnabled }),
    ...(has('withdrawalEnabled') && { withdrawalEnabled: form.withdrawalEnabled }),
    ...(has('closedReason') && { closedReason: reason === '' ? null : reason }),
  };
}

/** Returns true if an asset has the values that were sent, so that a change whose answer was lost was carried out. */
export function isAssetCarriedOut(
  { id, reason: _reason, ...sent }: Partial<AssetInput>,
  asset: Asset,
  networks: readonly WalletNetwork[],
): boolean {
  const now = assetFormOf(asset, networks);
  return (
    asset.id === id &&
    Object.entries(sent).every(
      ([field, value]) =>
        value === undefined ||
        now[field as AssetField] ===
          (value === null ? '' : typeof value === 'number' ? String(value) : value),
    )
  );
}
