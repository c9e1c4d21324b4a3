// @where Back office: screening, verdicts and checklist of a case
import type {
  CaseFile,
  ChecklistPoint,
  documentVerdicts,
  matchOutcomes,
} from '@agio/api-client/contract';
import type { Accounts } from '../../../accounts.ts';
import { checklists, entityPoints } from '../../../catalog/case-checklists.ts';
import { screeningList } from '../../../catalog/screening-list.ts';
import { isoTime } from '../../../clock.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import { trail } from '../../../language/staff-messages.ts';
import type { Account, CaseFileRecord, RequestRecord } from '../../../records/people.ts';
import { refuse } from '../../../refusal.ts';
import type { Store } from '../../../store/store.ts';
import { Collection } from '../../collection.ts';
import { isUndecided } from '../../people/compliance-requests.ts';
import type { Compliance } from '../../people/compliance.ts';
import type { Documents } from '../../people/documents.ts';
import { type Actor, type Audit } from '../audit.ts';
import { differences } from '../differences.ts';
import { checkMayDecide } from '../staff-checks.ts';
import { identityFacts } from './identity-facts.ts';
import { matchesOf } from './screening.ts';
import { resultOf, subjectsOf } from './screening-subjects.ts';

type Screening = NonNullable<CaseFileRecord['screening']>;
type Said = { officerId: string; time: number };

/** A change, and the time of what stood there when the officer looked. */
type Change<Value> = Value & { seenAt: number | null };

/** Evidence of cases. Each change is written into the trail of the person with the name of the officer. */
export class CaseFiles {
  private readonly exchange: Exchange;
  private readonly parts: {
    accounts: Accounts;
    compliance: Compliance;
    documents: Documents;
    audit: Audit;
  };
  private readonly records: Collection<'caseFiles'>;

  constructor(exchange: Exchange, store: Store, parts: CaseFiles['parts']) {
    this.exchange = exchange;
    this.parts = parts;
    this.records = new Collection(exchange, store, 'caseFiles');
  }

  /** Returns the file. The result of a person who was never screened is that of now; reading keeps none. */
  open(account: Account): Omit<CaseFile, 'signIns'> {
    const { verdicts, points, ...file } = this.of(account);
    const screening = file.screening ?? this.find(account);
    const { compliance } = this.parts;
    const request = compliance.requests.openOf(account) ?? compliance.requests.of(account).at(-1);
    return {
      userId: account.id,
      requestId: request?.id ?? null,
      identity: identityFacts(account, compliance.application(account)),
      screening: {
        result: resultOf(screening),
        time: isoTime(screening.time),
        source: screeningList.source,
        listVersion: screening.listVersion,
        matches: screening.matches.map(({ resolution, ...match }) => ({
          ...match,
          resolution: resolution && { ...resolution, ...this.saidView(resolution) },
        })),
      },
      verdicts: Object.entries(verdicts).map(([fileId, verdict]) => ({
        ...verdict,
        fileId,
        ...this.saidView(verdict),
      })),
      checklist:
        request === undefined
          ? []
          : this.pointsOf(account, request).map((point) => {
              const said = points[request.id]?.[point];
              return { point, confirmed: said === undefined ? null : this.saidView(said) };
            }),
    };
  }

  private saidView({ officerId, time }: Said) {
    const officer = this.parts.accounts.person(officerId).displayName;
    return { officerId, officer, time: isoTime(time) };
  }

  /** Searches the list again. */
  screen(by: Actor, account: Account): void {
    checkMayDecide(by.account, account);
    const before = this.of(account).screening;
    const after = this.search(account);
    this.parts.audit.add(account.id, by, trail.screened, {
      detail: after.listVersion,
      changes: differences<object>(
        { screenedAt: before && isoTime(before.time) },
        { screenedAt: isoTime(after.time) },
      ),
    });
  }

  /**
   * Refuses the approval of a person with an open match, or with one of a sanctions list that is theirs. A person who was
   * screened with an earlier list is screened with the present one.
   */
  checkApproval(account: Account): void {
    const known = this.of(account).screening;
    const { matches } = known?.listVersion === screeningList.version ? known : this.search(account);
    if (matches.some(({ resolution }) => resolution === null)) {
      throw refuse('screeningOpen', 'decision');
    }
    const isSanctioned = matches.some(
      ({ kind, resolution }) => kind === 'Sanctions' && resolution?.outcome === 'TrueMatch',
    );
    if (isSanctioned) throw refuse('screeningConfirmed', 'decision');
  }

  resolveMatch(
    by: Actor,
    account: Account,
    {
      matchId,
      outcome,
      comment,
      seenAt,
    }: Change<{ matchId: string; outcome: (typeof matchOutcomes)[number]; comment: string }>,
  ): void {
    checkMayDecide(by.account, account);
    const file = this.of(account);
    const screening = file.screening ?? this.find(account);
    const match = screening.matches.find(({ id }) => id === matchId);
    if (match === undefined) throw refuse('matchNotFound', 'matchId');
    const before = match.resolution;
    const isRepeated =
      before?.officerId === by.account.id &&
      before.outcome === outcome &&
      before.comment === comment;
    if (isRepeated) return;
    this.checkSeen(before, seenAt);
    const resolution = { ...this.said(by), outcome, comment };
    this.keep({
      ...file,
      screening: {
        ...screening,
        matches: screening.matches.map((each) =>
          each.id === matchId ? { ...each, resolution } : each,
        ),
      },
    });
    this.parts.audit.add(account.id, by, trail.matchResolved, {
      detail: `${match.name}: ${comment}`,
      changes: differences<object>({ match: before?.outcome }, { match: outcome }),
    });
  }

  judgeDocument(
    by: Actor,
    account: Account,
    {
      fileId,
      verdict,
      comment = null,
      seenAt,
    }: Change<{
      fileId: string;
      verdict: (typeof documentVerdicts)[number] | null;
      comment?: string | null;
    }>,
  ): void {
    checkMayDecide(by.account, account);
    const document = this.parts.documents.get(fileId);
    if (document?.accountId !== account.id) throw refuse('documentNotFound', 'fileId');
    if (verdict === 'NotAcceptable' && comment === null) {
      throw refuse('reasonForTrailRequired', 'comment');
    }
    const file = this.of(account);
    const before = file.verdicts[fileId];
    if ((before?.verdict ?? null) === verdict && (before?.comment ?? null) === comment) return;
    this.checkSeen(before, seenAt);
    const { [fileId]: _, ...others } = file.verdicts;
    this.keep({
      ...file,
      verdicts:
        verdict === null ? others : { ...others, [fileId]: { ...this.said(by), verdict, comment } },
    });
    this.parts.audit.add(account.id, by, trail.documentJudged, {
      detail: [document.fileName, comment].filter((each) => each !== null).join(': '),
      changes: differences<object>({ verdict: before?.verdict }, { verdict }),
    });
  }

  confirmPoint(
    by: Actor,
    {
      requestId,
      point,
      isConfirmed,
      seenAt,
    }: Change<{ requestId: string; point: ChecklistPoint; isConfirmed: boolean }>,
  ): Account {
    const { accounts, audit, compliance } = this.parts;
    const request = compliance.requests.get(requestId);
    if (request === undefined) throw refuse('requestNotFound', 'requestId');
    const account = accounts.person(request.accountId);
    checkMayDecide(by.account, account);
    if (!isUndecided(request.status)) throw refuse('requestDecided', 'requestId');
    const file = this.of(account);
    const { [point]: before, ...others } = file.points[requestId] ?? {};
    if (isConfirmed === (before !== undefined)) return account;
    this.checkSeen(before, seenAt);
    const confirmed = isConfirmed ? { ...others, [point]: this.said(by) } : others;
    this.keep({ ...file, points: { ...file.points, [requestId]: confirmed } });
    const nameOf = (said: Said | undefined) => said?.officerId;
    audit.add(account.id, by, trail.checklistChanged, {
      changes: differences<object>(
        { [point]: nameOf(before) },
        { [point]: isConfirmed ? by.account.id : undefined },
      ),
    });
    return account;
  }

  /** Refuses an officer who did not see what another one said meanwhile. */
  private checkSeen(before: Said | null | undefined, seenAt: number | null): void {
    if (!before || before.time === seenAt) return;
    const { displayName: name } = this.parts.accounts.person(before.officerId);
    throw refuse('caseFileChanged', 'seenAt', { name });
  }

  private said({ account }: Actor): Said {
    return { officerId: account.id, time: this.exchange.now() };
  }

  private pointsOf(account: Account, { requestType }: RequestRecord): readonly ChecklistPoint[] {
    const { answers } = this.parts.compliance.application(account);
    const points = checklists[requestType];
    return answers.entityType === 'LegalEntity' && points.length > 0
      ? [...points, ...entityPoints]
      : points;
  }

  private of({ id }: Account): CaseFileRecord {
    return this.records.get(id) ?? { accountId: id, screening: null, verdicts: {}, points: {} };
  }

  private keep(record: CaseFileRecord): void {
    this.records.put(record.accountId, record);
  }

  /** Searches the list and keeps the result. */
  private search(account: Account): Screening {
    const screening = this.find(account);
    this.keep({ ...this.of(account), screening });
    return screening;
  }

  /** Searches the list; a match that is found again has what officers said of it. */
  private find(account: Account): Screening {
    const { screening } = this.of(account);
    const known = new Map(screening?.matches.map((match) => [match.id, match.resolution]));
    return {
      time: this.exchange.now(),
      listVersion: screeningList.version,
      matches: matchesOf(subjectsOf(account, this.parts.compliance.application(account))).map(
        ({ entry, ...match }) => ({
          ...match,
          name: entry.name,
          kind: entry.kind,
          source: entry.source,
          resolution: known.get(match.id) ?? null,
        }),
      ),
    };
  }
}
