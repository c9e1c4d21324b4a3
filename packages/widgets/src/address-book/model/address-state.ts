import type { AddressBookEntry } from '@agio/api-client/contract';

/**
 * The state of an entry: it can be sent to; its ownership must be proven; a person looks at its signed form; its proof was
 * withdrawn; it cannot be sent to at all.
 */
export const addressStates = ['allowed', 'proof', 'review', 'invalidated', 'blocked'] as const;
export type AddressState = (typeof addressStates)[number];

export function stateOf({
  allowance,
  formSubmittedAt,
}: Pick<AddressBookEntry, 'allowance' | 'formSubmittedAt'>): AddressState {
  if (formSubmittedAt !== null) return 'review';
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

/** Whether a proof can be given now. */
export const isProvable = (entry: Pick<AddressBookEntry, 'allowance' | 'formSubmittedAt'>) => {
  const state = stateOf(entry);
  return state === 'proof' || state === 'invalidated';
};
