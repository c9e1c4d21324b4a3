// @where Widgets: drafts: typed text that is kept over a reload or a sign-in, as of a transfer
import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting, settingIn, type WidgetStorage } from '../../host/index.ts';
import type { NewAddress } from '../model/new-address.ts';

const proofDraft = v.object({
  addressId: v.string(),
  /** Text that the wallet has to sign: another text would make the signature worthless. */
  challenge: v.nullable(
    v.object({ message: v.string(), nonce: v.string(), expiresAt: v.string() }),
  ),
  signature: v.string(),
  /** A signed form that is uploaded and not sent yet. */
  form: v.nullable(v.object({ fileId: v.string(), name: v.string() })),
});
export type ProofDraft = v.InferOutput<typeof proofDraft>;

/** Unsent input of the form, restored after a reload and a sign-in. Kept per tab. */
export const addressDraft = defineSetting(
  storageKeys.addressDraft,
  v.object({
    form: v.nullable(v.record(v.string(), v.string())),
    proof: v.nullable(proofDraft),
  }),
  { form: null, proof: null },
  'session',
);

/** Begins the form of a new address with what is known of it: a name is all that it lacks. */
export function draftAddress(storage: WidgetStorage, known: Omit<NewAddress, 'name'>): void {
  const drafts = settingIn(addressDraft, storage);
  drafts.set({ ...drafts.get(), form: { name: '', ...known } });
}
