import type { WalletNetwork } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import * as v from 'valibot';
import type { AssetInput } from './asset-form.ts';

/** Change of one network: its id and the new values. */
type NetworkInput = NonNullable<AssetInput['networks']>[number];

/** A figure with at most so many decimals. */
const figure = (decimals: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => {
      const [, rest = ''] = text.split('.');
      return /^(?:0|[1-9]\d{0,29})(?:\.\d{1,30})?$/.test(text) && rest.length <= decimals;
    }, 'figure'),
  );

/** A network as it is typed. A withdrawal has to be more than its fee. */
export const networkSchema = (decimals: number) =>
  v.pipe(
    v.object({
      depositEnabled: v.boolean(),
      withdrawalEnabled: v.boolean(),
      closedReason: v.pipe(v.string(), v.trim()),
      withdrawalFee: figure(decimals),
      minWithdrawal: figure(decimals),
      confirmations: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 1000, 'confirmations'),
      ),
    }),
    v.forward(
      v.check(({ withdrawalFee, minWithdrawal }) => {
        const [fee, least] = [Decimal.parse(withdrawalFee), Decimal.parse(minWithdrawal)];
        return fee === undefined || least === undefined || least.gt(fee);
      }, 'belowFee'),
      ['minWithdrawal'],
    ),
  );
export type NetworkForm = v.InferInput<ReturnType<typeof networkSchema>>;
export type NetworkField = keyof NetworkForm;
/** The fields whose values are numbers: a leap of one stands out. */
export const figureFields: readonly NetworkField[] = [
  'withdrawalFee',
  'minWithdrawal',
  'confirmations',
];

/** The form of a network as it is now. */
export const networkFormOf = (network: WalletNetwork): NetworkForm => ({
  depositEnabled: network.depositEnabled,
  withdrawalEnabled: network.withdrawalEnabled,
  closedReason: network.closedReason ?? '',
  withdrawalFee: network.withdrawalFee,
  minWithdrawal: network.minWithdrawal,
  confirmations: String(network.confirmations),
});

/** The fields in which the form is another than at its beginning, in its order. */
export const changedNetworkFields = (began: NetworkForm, form: NetworkForm): NetworkField[] =>
  (Object.keys(began) as NetworkField[]).filter((field) => {
    const [before, after] = [began[field], form[field]];
    return typeof after === 'string' ? before !== after.trim() : before !== after;
  });

/** Returns the input for the changed fields; an empty reason removes the old one. */
export function networkInputOf(
  { asset, id }: Pick<WalletNetwork, 'asset' | 'id'>,
  form: NetworkForm,
  changed: readonly NetworkField[],
): Omit<AssetInput, 'reason'> {
  const has = (field: NetworkField) => changed.includes(field);
  const reason = form.closedReason.trim();
  const network: NetworkInput = {
    id,
    ...(has('depositEnabled') && { depositEnabled: form.depositEnabled }),
    ...(has('withdrawalEnabled') && { withdrawalEnabled: form.withdrawalEnabled }),
    ...(has('closedReason') && { closedReason: reason === '' ? null : reason }),
    ...(has('withdrawalFee') && { withdrawalFee: form.withdrawalFee.trim() }),
    ...(has('minWithdrawal') && { minWithdrawal: form.minWithdrawal.trim() }),
    ...(has('confirmations') && { confirmations: Number(form.confirmations) }),
  };
  return { id: asset, networks: [network] };
}

/**
 * Returns true if the networks have the values that were sent, so that a change whose answer was lost was carried out.
 */
export const isNetworkCarriedOut = (
  { networks = [] }: Pick<AssetInput, 'networks'>,
  now: readonly WalletNetwork[],
): boolean =>
  networks.every(({ id, ...sent }) => {
    const own = now.find((network) => network.id === id);
    return (
      own !== undefined &&
      Object.entries(sent).every(
        ([field, value]) => value === undefined || own[field as keyof WalletNetwork] === value,
      )
    );
  });
