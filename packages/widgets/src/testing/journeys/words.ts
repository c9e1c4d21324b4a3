import type { RequestEvent, VerificationEvent, VerificationGuard } from '@agio/api-client/contract';
import type { Way } from './layout.ts';

const events: Record<VerificationEvent | RequestEvent, string> = {
  begin: 'begins',
  answer: 'answers',
  back: 'goes back',
  confirm: 'CorePass confirms the identity',
  decline: 'consent refused, document not readable, or out of time',
  submit: 'sends for review',
  approve: 'an officer approves',
  reject: 'an officer rejects',
  askForMore: 'an officer asks for more',
  upgrade: 'starts the next tier',
  downgrade: 'the tier goes down',
  close: 'the account is closed',
  reopen: 'the account is opened again',
  open: 'compliance opens one',
  cancel: 'is ended without a decision',
  acknowledge: 'the owner has understood',
};

const guards: Record<VerificationGuard, string> = {
  legalWithoutFormB: 'a legal entity without form B',
  toTier1: 'to Tier 1',
  toTier2: 'to Tier 2',
  toTier3: 'to Tier 3',
  nameDiffers: 'the name differs',
  highRisk: 'the risk is high',
};

/** Returns the label of a way. A text that is no event of a table is a label already. */
export const wordsOf = ({ on, when }: Way): string => {
  const event = (events as Readonly<Record<string, string>>)[on] ?? `“${on}”`;
  return when === undefined
    ? event
    : `${event}: ${(guards as Record<string, string>)[when] ?? when}`;
};
