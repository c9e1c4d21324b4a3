// @where Widgets: words about an address check, and the next action
import type { AddressBookEntry } from '@agio/api-client/contract';
import type { AllowanceWords } from './allowance-messages.ts';

/** Verdict of the exchange on sending to an address. `Unknown` is a result that this version does not know. */
export type Allowance = AddressBookEntry['allowance'];

/** Next step for a verdict: each has one. */
type AllowanceWay = keyof AllowanceWords['way'];

/** Further facts about the address, for the text. */
export interface AllowanceDetails {
  /** Name of the address that its proof removes, as `checkAllowance` says it. */
  readonly replaces?: string | null | undefined;
  /** Time at which it was proven again, which an officer has to accept, written in the reader's language. */
  readonly reprovenOn?: string | undefined;
  /** Time at which the proof was withdrawn, written in the reader's language. */
  readonly invalidatedOn?: string | undefined;
  /** Reason for the withdrawal: a sentence of the exchange. */
  readonly invalidatedReason?: string | null | undefined;
}

/** Text of a verdict, and its link. */
export interface AllowanceNote {
  readonly tone: 'success' | 'warning' | 'danger';
  /** One or two words, for a pill. */
  readonly state: string;
  readonly title: string;
  readonly text: string;
  readonly way: AllowanceWay;
  /** The words of the button. */
  readonly wayLabel: string;
  /** True if a proof of ownership changes the verdict. */
  readonly isProvable: boolean;
}

const ways: Readonly<Record<Allowance, AllowanceWay>> = {
  IsAllowed: 'send',
  VerificationRequired: 'prove',
  VerificationRequiredWithReplace: 'replace',
  VerificationRequiredLtc: 'form',
  ExternalCorePassWalletAddressNotAllowed: 'ownWallet',
  InternalPingOwnedWalletAddressNotAllowed: 'change',
  TargetAddressIsNotAllowed: 'support',
  InvalidatedWalletAddress: 'proveAgain',
  Unknown: 'support',
};

const provable: readonly AllowanceWay[] = ['prove', 'replace', 'form', 'proveAgain'];

/** The words of a result of `checkAllowance` or of an entry of the address book. */
export function allowanceNote(
  allowance: Allowance,
  t: AllowanceWords,
  details: AllowanceDetails = {},
): AllowanceNote {
  const isReproven = allowance === 'InvalidatedWalletAddress' && details.reprovenOn !== undefined;
  const way = isReproven ? 'change' : ways[allowance];
  return {
    tone: isReproven ? 'warning' : toneOf(allowance, way),
    state: isReproven ? t.state.reproven : t.state[allowance],
    title: isReproven ? t.title.reproven : t.title[allowance],
    text: textOf(allowance, t, details),
    way,
    wayLabel: t.way[way],
    isProvable: provable.includes(way),
  };
}

function toneOf(allowance: Allowance, way: AllowanceWay): AllowanceNote['tone'] {
  if (allowance === 'IsAllowed') return 'success';
  if (allowance === 'InvalidatedWalletAddress') return 'danger';
  return provable.includes(way) || allowance === 'Unknown' ? 'warning' : 'danger';
}

function textOf(
  allowance: Allowance,
  { text }: AllowanceWords,
  { replaces, invalidatedOn: date, invalidatedReason: reason, reprovenOn }: AllowanceDetails,
): string {
  switch (allowance) {
    case 'VerificationRequiredWithReplace':
      return replaces ? text[allowance]({ name: replaces }) : text.replaceUnnamed;
    case 'InvalidatedWalletAddress':
      if (reprovenOn !== undefined) return text.reproven({ date: reprovenOn });
      if (date === undefined) return text[allowance];
      return reason ? text.invalidatedBecause({ date, reason }) : text.invalidatedSince({ date });
    default:
      return text[allowance];
  }
}
