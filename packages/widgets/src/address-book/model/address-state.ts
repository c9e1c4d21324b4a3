// @where Widgets: states of an entry of the address book, and those in which its ownership can be proven
import type { AddressBookEntry } from '@agio/api-client/contract';

/**
 * The state of an entry: it can be sent to; its ownership must be proven; a person looks at its signed form
 * or its new proof; its proof was
 * withdrawn; it cannot be sent to at all.
 */
export const addressStates = ['allowed', 'proof', 'review', 'invalidated', 'blocked'] as const;
export type AddressState = (typeof addressStates)[number];

type Judged = Pick<AddressBookEntry, 'allowance' | 'formSubmittedAt' | 'reproofAt'>;

export function stateOf({ allowance, formSubmittedAt, reproofAt }: Judged): AddressState {
  if (allowance.endsWith('NotAllowed')) return 'blocked';
  if (formSubmittedAt !== null || reproofAt !== null) return 'review';
  switch (allowance) {
    case 'IsAllowed':
      return 'allowed';
    case 'VerificationRequired':
    case 'VerificationRequiredWithReplace':
    case 'VerificationRequiredLtc':
      return 'proof';
    case 'InvalidatedWalletAddress':
      return 'invalidated';
    default:
      return 'blocked';
  }
}

/** Returns true if a proof can be given now. */
export const isProvable = (entry: Judged) => {
  const state = stateOf(entry);
  return state === 'proof' || state === 'invalidated';
};
