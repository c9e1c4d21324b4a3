import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts about the risk of a person, and about users with the same address. */
export const riskMessages = defineMessages('personRisk', {
  title: terms.riskSignals,
  none: 'No signals. Nothing that the exchange knows of this person is unusual.',
  since: terms.sinceDate,
  kinds: {
    NameDiscrepancy: 'The name in the document differs from that of the account',
    IdentityHighRisk: 'The identity partner found a high risk',
    IdentityExpired: 'The identity document has expired',
    IdentityEndsSoon: 'The identity document ends within 30 days',
    HighRiskResidence: 'Lives, or has its seat, in a country of high risk',
    DeclaredValueHigh: 'Declared wealth that neither income nor source of funds explains',
    AddressShared: 'Another user has the same address',
    AddressInvalidated: 'The proof of ownership of an address was withdrawn',
    AddressReproven: 'An address was proven again and waits for an officer',
    AddressBlocked: 'An address is blocked for everybody',
    WithdrawalsHigh: 'More was withdrawn in 30 days than the declared wealth',
    TransferRiskHigh: 'A transfer of the last 30 days has a high risk',
    Unknown: 'A signal that this version does not know',
  },
  linked: 'Linked addresses',
  noLinks: 'No other user has an address of this person.',
  /** Label, before the names of users who have the same address. */
  alsoOf: 'Other users:',
  andMore_one: '{{count}} more user',
  andMore_other: '{{count}} more users',
});
