import type { ComplianceCase, OfficerLoad } from '@agio/api-client/contract';
import { isUndecided } from '../decision/model/verdict.ts';

/** Change of who works on a case, from the officer whom the reader saw. */
export interface Move {
  readonly found: ComplianceCase;
  readonly from: string | null;
  readonly to: string | null;
}

/** Change of cases that were selected. */
export interface Reassignment {
  readonly act: 'take' | 'assign' | 'handBack' | 'undo';
  readonly moves: readonly Move[];
  /** Officer who gets them, where that is another one. */
  readonly name: string;
}

const holderOf = ({ request: { assignee } }: ComplianceCase) => assignee?.officerId ?? null;

/** Returns true for a case that can be given to an officer: an undecided one of another person. */
export const canMove = (found: ComplianceCase, ownId: string | undefined): boolean =>
  isUndecided(found.request) && found.userId !== ownId;

/** Returns the moves of the cases that are not there yet. A case of another officer is not taken in passing. */
export function movesTo(
  cases: readonly ComplianceCase[],
  act: Exclude<Reassignment['act'], 'undo'>,
  { own, officer }: { own: string; officer?: string },
): Move[] {
  const to = act === 'take' ? own : act === 'handBack' ? null : (officer ?? null);
  return cases.flatMap((found) => {
    const from = holderOf(found);
    const isMeant =
      act === 'take' ? from === null : act === 'handBack' ? from === own : from !== to;
    return isMeant ? { found, from, to } : [];
  });
}

/** Returns the moves that take others back. */
export const undoing = (moves: readonly Move[]): Move[] =>
  moves.map(({ found, from, to }) => ({ found, from: to, to: from }));

/** Returns the officers, those first who may take all the cases, and of these the ones with the fewest. */
export function candidates(
  loads: readonly OfficerLoad[],
  cases: readonly ComplianceCase[],
): (OfficerLoad & { isFit: boolean })[] {
  return loads
    .map((load) => ({
      ...load,
      isFit: cases.every(({ request }) => load.skills.includes(request.requestType)),
    }))
    .toSorted((a, b) => Number(b.isFit) - Number(a.isFit) || a.cases - b.cases);
}
