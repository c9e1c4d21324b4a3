import type { FormB } from '@agio/api-client/contract';
import { legalNameOf } from '../../accounts.ts';
import type { Account } from '../../records/people.ts';

/** Who signs form A: by the name that the identity check confirmed, where there was one. */
export const signerOf = (account: Account): string => legalNameOf(account) ?? account.displayName;

/**
 * The text that form A declares: of a natural person for themselves, of a legal entity by who signs for it. It is signed
 * before the questions of the higher tiers, so it swears nothing on what those ask.
 */
export function formAText(signer: string, entity: FormB | null): string {
  const declared =
    entity === null
      ? `I, ${signer}, declare that I am the beneficial owner of the assets deposited in this account. They belong to me alone, and I hold them on nobody else’s behalf.`
      : `I, ${signer}, sign for ${entity.entityName} (${entity.registrationNumber}), ${entity.address}, ${entity.country}, and declare that its beneficial owners are: ${owners(entity)}.`;
  return [
    'Declaration of the identity of the beneficial owner (Form A).',
    declared,
    'I pay the taxes that are due on the assets and on what they earn where I am resident for tax purposes.',
    'None of the assets comes from a crime, and none is meant to finance one.',
    'I will inform the exchange of every change to this declaration without being asked, at the latest 30 days after it.',
    'The exchange keeps this declaration for ten years after the account is closed, and shows it to the authorities that have the right to see it.',
    'Giving false information deliberately is an offence (document forgery), which is punished with imprisonment or a fine.',
  ].join('\n\n');
}

const owners = ({ owners: all }: FormB): string =>
  all.map(({ fullName, share }) => `${fullName} (${share} %)`).join(', ');
