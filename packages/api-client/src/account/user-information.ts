import * as v from 'valibot';
import { ValueStore, type Store } from '../lib/store.ts';
import { userInformation, type ComplianceStep, type UserInformation } from '../contract/core.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { createStoredValue, type StorageProblem, type StorageSource } from '../lib/stored-value.ts';

/** The fields that are kept in session storage: no name, no address, no documents. */
const kept = v.omit(userInformation, ['email', 'displayName']);
/** Stored part of the user information: the user's rights, and nothing that names them. */
export type KeptUserInformation = v.InferOutput<typeof kept>;

const record = v.object({ sub: v.string(), information: kept });

/**
 * User information of the signed-in user, kept for the tab so that a reload knows at once what the
 * user may see. It is what the last answer of the exchange said: use it to begin with, and load it again.
 */
export interface UserInformationStore extends Store<KeptUserInformation | undefined> {
  /**
   * Subject of the session; undefined for a guest. Data stored for another subject is dropped, because a duplicated tab
   * inherits the session storage of a session that may be over.
   */
  setUser(sub: string | undefined): void;
  /** Keeps an answer of the exchange, except for its compliance step when one is known already. */
  set(information: UserInformation | KeptUserInformation): void;
  setComplianceStep(step: ComplianceStep): void;
  /** Marks the last request as waiting, before the exchange says so. */
  markLastRequestPending(): void;
  clear(): void;
}

/** Creates user information over a storage of the tab. It belongs to no user until `setUser` names one. */
export function createUserInformationStore(options: {
  storage: StorageSource;
  onProblem?: ((problem: StorageProblem) => void) | undefined;
}): UserInformationStore {
  const stored = createStoredValue({
    ...options,
    key: storageKeys.userInformation,
    schema: record,
  });
  const state = new ValueStore<KeptUserInformation | undefined>(undefined);
  let owner: string | undefined;

  const keep = (information: KeptUserInformation): void => {
    if (owner === undefined) return;
    state.set(information);
    stored.write({ sub: owner, information });
  };
  const change = (part: Partial<KeptUserInformation>): void => {
    const present = state.getSnapshot();
    if (present) keep({ ...present, ...part });
  };
  const clear = (): void => {
    stored.remove();
    state.set(undefined);
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    setUser(sub) {
      if (sub === owner && sub !== undefined) return;
      owner = sub;
      const found = stored.read();
      if (sub !== undefined && found?.sub === sub) state.set(found.information);
      else clear();
    },
    set(information) {
      const present = state.getSnapshot();
      const { complianceStep } = present ?? information;
      keep({ ...v.parse(kept, information), complianceStep });
    },
    setComplianceStep: (complianceStep) => change({ complianceStep }),
    markLastRequestPending() {
      const lastRequest = state.getSnapshot()?.lastRequest;
      if (lastRequest) change({ lastRequest: { ...lastRequest, status: 'PendingForReview' } });
    },
    clear,
  };
}
