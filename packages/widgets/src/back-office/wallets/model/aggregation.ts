// @where Back office: hot wallets and their aggregation
import type { Aggregation, HotWallet } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

/** A source of an aggregation, as in the contract. */
export type Source = Aggregation['sources'][number];

/** Returns true while an aggregation is under way, when the exchange takes no other one for the wallet. */
export const isOpen = ({ state }: Pick<Aggregation, 'state'>): boolean =>
  state === 'Proposed' || state === 'Approved' || state === 'Broadcast';

/** Ways of a move between a hot wallet and its cold storage. */
export type MoveKind = 'ToCold' | 'FromCold';

/** Returns true for a move between a hot wallet and its cold storage; other proposals collect deposit addresses. */
export const isMove = ({ kind }: Pick<Aggregation, 'kind'>): boolean =>
  kind === 'ToCold' || kind === 'FromCold';

/** Returns the amount that brings a wallet back to its target; undefined if the move would lead away from it. */
export function suggestionFor(
  { balance, target }: Pick<HotWallet, 'balance' | 'target'>,
  kind: MoveKind,
): string | undefined {
  const above = Decimal.of(balance).minus(Decimal.of(target));
  const amount = kind === 'ToCold' ? above : Decimal.of('0').minus(above);
  return amount.gt(Decimal.of('0')) ? amount.toString() : undefined;
}

/** Returns true if a wallet with this amount more would be above its ceiling, which needs a reason. */
export const isAboveCeiling = (
  { balance, ceiling }: Pick<HotWallet, 'balance' | 'ceiling'>,
  amount: string,
): boolean => Decimal.of(balance).plus(Decimal.of(amount)).gt(Decimal.of(ceiling));

/** Reader of an aggregation. */
export interface Looker {
  /** Undefined until the account is loaded. */
  readonly id: string | undefined;
  readonly isAdmin: boolean;
}

/** Returns how the reader can end it: the proposer withdraws it, others reject it. Undefined if it cannot be ended. */
export function endingFor(
  { state, proposerId }: Pick<Aggregation, 'state' | 'proposerId'>,
  { id, isAdmin }: Looker,
): 'reject' | 'withdraw' | undefined {
  if (id === undefined || (state !== 'Proposed' && state !== 'Approved')) return undefined;
  if (id !== proposerId) return 'reject';
  return isAdmin ? 'withdraw' : undefined;
}

/** Act that the reader can take on an aggregation, or the reason why there is none. */
export type Part =
  | 'approve'
  /** Only administrators approve it. */
  | 'byAdministrators'
  /** The reader has approved it, and others have to. */
  | 'approvedOnce'
  /** The reader proposed it: another administrator approves. */
  | 'ownProposal'
  | 'broadcast'
  /** Only administrators broadcast. */
  | 'waitsForAdmin'
  /** It is sent, and the network has not confirmed it. */
  | 'onNetwork'
  | 'over';

/** Returns the part of the reader in an aggregation. An unknown reader is never offered the approval. */
export function partOf(
  {
    state,
    proposerId,
    kind,
    approvals = [],
  }: Pick<Aggregation, 'state' | 'proposerId' | 'kind' | 'approvals'>,
  { id, isAdmin }: Looker,
): Part {
  if (state === 'Proposed') {
    if (id === undefined || id === proposerId) return 'ownProposal';
    if (isMove({ kind }) && !isAdmin) return 'byAdministrators';
    return approvals.some(({ officerId }) => officerId === id) ? 'approvedOnce' : 'approve';
  }
  if (state === 'Approved') return isAdmin ? 'broadcast' : 'waitsForAdmin';
  return state === 'Broadcast' ? 'onNetwork' : 'over';
}

/** Returns the number of the four steps that are done: proposed, approved, broadcast, confirmed. */
export function stepsDone({ state, approvedBy, transaction }: Aggregation): number {
  if (state === 'Confirmed') return 4;
  if (transaction !== null) return 3;
  return approvedBy === null ? 1 : 2;
}

const sum = (sources: readonly Source[], of: 'balance' | 'fee') =>
  Decimal.sum(sources.map((source) => Decimal.of(source[of])));

/** The largest sources, and what the others have together. */
export function largestOf(sources: readonly Source[], most: number) {
  const others = sources.slice(most);
  return {
    largest: sources.slice(0, most),
    others:
      others.length === 0
        ? undefined
        : {
            count: others.length,
            balance: sum(others, 'balance').toString(),
            fee: sum(others, 'fee').toString(),
          },
  };
}

/** Returns the amount to collect, and its maximum fee. */
export const totalOf = (sources: readonly Source[]) => ({
  amount: sum(sources, 'balance').toString(),
  fee: sum(sources, 'fee').toString(),
});

/** Returns true if the payer of the network fee has less than the fee. */
export const isShort = (fee: string, balance: string): boolean =>
  Decimal.of(balance).lt(Decimal.of(fee));

/** Fullness of a wallet, against the least and the most that it should hold. */
export type Fullness = 'under' | 'normal' | 'high' | 'over';

const high = Decimal.of('90');
const full = Decimal.of('100');

export function fullnessOf({
  ceilingPercent,
  balance,
  floor,
}: Pick<HotWallet, 'ceilingPercent' | 'balance' | 'floor'>): Fullness {
  const percent = Decimal.of(ceilingPercent);
  if (percent.gt(full)) return 'over';
  if (Decimal.of(balance).lt(Decimal.of(floor))) return 'under';
  return percent.gte(high) ? 'high' : 'normal';
}

/** Query of the list of the wallets that need attention. */
export const attentionQuery = 'attention=bounds';

/** Returns true if a wallet is near its ceiling, above it, or below its floor. */
export const needsAttention = (
  wallet: Pick<HotWallet, 'ceilingPercent' | 'balance' | 'floor'>,
): boolean => fullnessOf(wallet) !== 'normal';

/** Returns the place of a threshold on a bar that ends at the ceiling, in percent. */
export function placeOnBar(threshold: string, ceiling: string): string {
  const whole = Decimal.of(ceiling);
  if (whole.isZero) return '0%';
  return `${Decimal.of(threshold).times(full).dividedBy(whole, 1, 'half-up').toString()}%`;
}

/** Returns the number of sources that the network has taken, refused, or not looked at yet. */
export function progressOf(sources: readonly Source[]) {
  const of = (state: string) => sources.filter((source) => source.state === state).length;
  const [confirmed, failed] = [of('Confirmed'), of('Failed')];
  return { confirmed, failed, pending: sources.length - confirmed - failed };
}

/** A share of 1 for a bar: percent to three digits, at most 1. */
export function shareOf({ ceilingPercent }: Pick<HotWallet, 'ceilingPercent'>): number {
  const tenths = Decimal.of(ceilingPercent).times(Decimal.of('10')).toFixedString(0, 'down');
  return Math.min(1, Number.parseInt(tenths, 10) / 1000);
}
