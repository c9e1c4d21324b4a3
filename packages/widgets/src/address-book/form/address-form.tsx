import { type ApiErrorKind, isApiError } from '@agio/api-client';
import { mixesScripts } from '@agio/api-client/addresses';
import type { AddressBookEntry, WalletNetwork } from '@agio/api-client/contract';
import { useAllowance, useCreateAddress } from '@agio/api-client/react';
import { AddressInput } from '@agio/ui/address-input';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { DialogBody, DialogFooter } from '@agio/ui/dialog';
import { Form, FormFields, SubmitButton, useForm } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { SelectField } from '@agio/ui/select-field';
import { TextField } from '@agio/ui/text-field';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as v from 'valibot';
import { settingIn, useHost } from '../../host/index.ts';
import { allowanceMessages } from '../../words/allowance-messages.ts';
import { allowanceNote } from '../../words/allowance-words.ts';
import { addressDraft } from './address-draft.ts';
import { useIsClosedByHost } from '../proof/use-is-closed-by-host.ts';
import { ClosedNote } from '../closed-note.tsx';
import { dialogMessages } from '../dialog-messages.ts';
import { messages } from '../messages.ts';
import {
  type AddressContext,
  faultsOf,
  isSameAddress,
  type NewAddress,
  type NewAddressFault,
} from '../model/new-address.ts';
import { useFaultWords } from './use-fault-words.ts';
import type { AddressBookData } from '../use-address-data.ts';
import { withReason } from '../../intent/refusals.tsx';
import { useRefusal } from '../use-refusal.ts';

const empty: NewAddress = { name: '', asset: '', network: '', address: '', memo: '' };
const fields = ['name', 'asset', 'network', 'address', 'memo'] as const;

export interface AddressFormProps {
  data: Pick<AddressBookData, 'entries' | 'networks' | 'loadState'>;
  onAdded: (entry: AddressBookEntry) => void;
  onCancel: () => void;
}

/** A new address: what is wrong with it is said at its field, before it is sent. */
export function AddressForm({ data, onAdded, onCancel }: AddressFormProps) {
  const t = useMessages(dialogMessages);
  const words = useMessages(messages);
  const { networks, entries } = data;
  const { createAddress } = useCreateAddress();
  const faultWords = useFaultWords(networks);
  const refusalOf = useRefusal();
  const isClosed = data.loadState.status === 'notAllowed';
  const [problem, setProblem] = useState<ReactNode>();
  // Address that was sent and not answered; the list shows if it was added.
  const [lost, setLost] = useState<Pick<NewAddress, 'name' | 'asset' | 'network' | 'address'>>();
  const found = lost && entries.find((entry) => isWhatWasSent(entry, lost));
  const tellFound = useEffectEvent((entry: AddressBookEntry) => onAdded(entry));
  useEffect(() => {
    if (found) tellFound(found);
  }, [found]);
  const { field, form, isSubmitting, reason, values } = useForm({
    schema: schemaOf(data),
    initial: empty,
    faultText: ({ field: at, code, input }, place) => {
      // A fault of the exchange has none.
      const { network = '', detail } = (input ?? {}) as Partial<NewAddress & NewAddressFault>;
      return faultWords({ field: at, code, detail }, network, place);
    },
    onSubmit: async ({ memo, ...entry }) => {
      setProblem(undefined);
      setLost(undefined);
      try {
        onAdded(await createAddress({ ...entry, ...(memo === '' ? {} : { memo }) }));
        return undefined;
      } catch (error) {
        const { faults, reason: said } = refusalOf(error, fields);
        setProblem(said);
        if (!isApiError(error) || outcomeUnknown.includes(error.kind)) setLost(entry);
        return faults;
      }
    },
    keep: { store: useDraftStore(), fields },
  });
  const ofAsset = networks.filter(({ asset }) => asset === values.asset);
  const network = ofAsset.find(({ id }) => id === values.network);
  const asset = field('asset');
  const memo = field('memo');
  const chooseAsset = (next: string) => {
    asset.onValueChange(next);
    const ways = networks.filter((each) => each.asset === next);
    const [only] = ways;
    if (ways.length === 1 && only) field('network').onValueChange(only.id);
    else if (!ways.some(({ id }) => id === values.network)) field('network').onValueChange('');
  };
  return (
    <Form {...form} submitting={isSubmitting}>
      <DialogBody data-widget="address-book" className="wg:flex wg:flex-col wg:gap-4">
        <FormFields submitting={isSubmitting}>
          <TextField
            label={t.form.name}
            placeholder={t.form.namePlaceholder}
            autoComplete="off"
            required
            hint={mixesScripts(values.name) ? words.mixedScripts : undefined}
            {...field('name')}
          />
          <div className="wg:grid wg:gap-4 wg:sm:grid-cols-2">
            <SelectField
              {...asset}
              label={t.form.asset}
              placeholder={t.form.assetPlaceholder}
              options={assetOptions(networks)}
              value={values.asset === '' ? undefined : values.asset}
              onValueChange={chooseAsset}
            />
            <SelectField
              {...field('network')}
              label={words.network}
              placeholder={t.form.networkPlaceholder}
              options={ofAsset.map(({ id, name }) => ({ value: id, label: name }))}
              value={values.network === '' ? undefined : values.network}
              disabled={ofAsset.length === 0}
            />
          </div>
          <AddressInput
            label={network ? t.form.addressOn({ network: network.name }) : t.form.address}
            required
            {...field('address')}
          />
          {network === undefined || network.memoLabel === null ? null : (
            <TextField
              {...memo}
              label={network.memoLabel}
              hint={network.memoRequired ? t.form.memoHint : t.form.memoOptional}
              required={network.memoRequired}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </FormFields>
        <Verdict entry={reason === undefined && !isClosed ? values : undefined} />
        {isClosed ? <ClosedNote /> : null}
        {problem === undefined ? null : (
          <Callout tone="danger" live>
            {withReason(t.form.failed, problem)}
          </Callout>
        )}
      </DialogBody>
      <DialogFooter>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t.cancel}
        </Button>
        <SubmitButton submitting={isSubmitting} reason={isClosed ? words.notActive : reason}>
          {t.form.submit}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/** Failures after which the address may have been added. */
const outcomeUnknown: readonly ApiErrorKind[] = ['network', 'timeout', 'malformed'];

const isWhatWasSent = (
  entry: AddressBookEntry,
  sent: Pick<NewAddress, 'name' | 'asset' | 'network' | 'address'>,
): boolean =>
  entry.name === sent.name &&
  entry.asset === sent.asset &&
  entry.network === sent.network &&
  isSameAddress(entry.network, entry.address, sent.address);

/** Shows the exchange's verdict on an address to which nothing can ever be sent; nothing for others. */
function Verdict({ entry }: { entry: NewAddress | undefined }) {
  const t = useMessages(allowanceMessages);
  const { data } = useAllowance(
    entry && { asset: entry.asset, network: entry.network, address: entry.address },
  );
  if (data === undefined || entry === undefined) return null;
  const note = allowanceNote(data.result, t, data);
  if (data.result === 'IsAllowed' || note.isProvable) return null;
  return (
    <Callout tone={note.tone} title={note.title} live>
      {note.text}
    </Callout>
  );
}

/** The rules as a schema: codes for messages, and the fault with its network as input. */
const schemaOf = (context: AddressContext) =>
  v.pipe(
    v.object({
      name: v.pipe(v.string(), v.trim()),
      asset: v.string(),
      network: v.string(),
      address: v.string(),
      memo: v.pipe(v.string(), v.trim()),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const fault of faultsOf(input, context)) {
        const { field: key, code } = fault;
        addIssue({
          message: code,
          input: { ...fault, network: input.network },
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
      }
    }),
  );

function useDraftStore() {
  const { storage } = useHost();
  const isClosedByHost = useIsClosedByHost();
  return useMemo(() => {
    const draft = settingIn(addressDraft, storage);
    return {
      get: () => draft.get().form,
      set: (kept: Readonly<Record<string, unknown>> | null) => {
        if (kept === null && isClosedByHost()) return;
        draft.set({ ...draft.get(), form: kept as Record<string, string> | null });
      },
    };
  }, [storage, isClosedByHost]);
}

const assetOptions = (networks: readonly WalletNetwork[]) =>
  [...new Set(networks.map(({ asset }) => asset))].toSorted().map((asset) => ({
    value: asset,
    label: asset,
    media: <AssetIcon symbol={asset} size="sm" />,
  }));
