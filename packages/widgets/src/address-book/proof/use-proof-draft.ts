import { useCallback, useMemo } from 'react';
import { settingIn, useHost } from '../../host/index.ts';
import { addressDraft, type ProofDraft } from '../form/address-draft.ts';

/** Returns the saved draft of the proof of one address, and functions that change it. */
export function useProofDraft(addressId: string) {
  const { storage } = useHost();
  const store = settingIn(addressDraft, storage);
  const read = useCallback((): ProofDraft => {
    const { proof } = store.get();
    return proof?.addressId === addressId
      ? proof
      : { addressId, challenge: null, signature: '', form: null };
  }, [store, addressId]);
  const change = useCallback(
    (part: Partial<ProofDraft>) => store.set({ ...store.get(), proof: { ...read(), ...part } }),
    [store, read],
  );
  return useMemo(() => ({ read, change }), [read, change]);
}
