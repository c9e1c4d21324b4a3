import { addressLimits } from '@agio/api-client';
import type { WalletNetwork } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { useCallback } from 'react';
import { dialogMessages } from '../dialog-messages.ts';
import type { NewAddressField } from '../model/new-address.ts';

/** A fault of an address, as the model or the form has it. */
interface AddressFormFault {
  readonly field: string;
  readonly code: string;
  /** See {@link NewAddressFault}. */
  readonly detail?: string | undefined;
}

/** The words of a fault, at its field and shorter on a button. Undefined for a code of the exchange. */
export function useFaultWords(networks: readonly WalletNetwork[]) {
  const { fault: t } = useMessages(dialogMessages);
  return useCallback(
    (
      { field, code, detail }: AddressFormFault,
      network: string,
      place: 'field' | 'button' = 'field',
    ): string | undefined => {
      const nameOf = (id: string) => networks.find((each) => each.id === id)?.name ?? id;
      const isField = place === 'field';
      switch (code) {
        case 'missing':
          return t[`${field as NewAddressField}Missing`];
        case 'tooLong':
          return t.nameTooLong({ count: addressLimits[field as 'name' | 'memo' | 'address'] });
        case 'hidden':
        case 'notAnAsset':
        case 'notItsNetwork':
        case 'unused':
        case 'tooManyBytes':
        case 'notANumber':
        case 'tooHigh':
        case 'nameTaken':
          return t[code];
        case 'addressNameTaken':
          return t.nameTaken;
        case 'format':
          if (!isField) return t.formatShort;
          return detail === undefined
            ? t.format({ network: nameOf(network) })
            : t.formatOther({ other: nameOf(detail), network: nameOf(network) });
        case 'checksum':
          return isField ? t.checksum : t.formatShort;
        case 'duplicate':
          return isField ? t.duplicate({ name: detail ?? '' }) : t.duplicateShort;
        default:
          return undefined;
      }
    },
    [networks, t],
  );
}
