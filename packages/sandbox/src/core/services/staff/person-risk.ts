// @where Back office: signals of the risk of a person, their weights, and high-risk countries
import type {
  ComplianceAnswers,
  ComplianceDetails,
  riskSeverities,
  RiskSignal,
  riskSignals,
  totalValueBands,
} from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';

import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { day } from '../../market-data/resolution.ts';
import type { AddressRecord } from '../../records/money.ts';
import type { Account, RequestRecord } from '../../records/people.ts';
import type { AddressBook } from '../money/addresses/address-book.ts';
import { spellingOf } from '@agio/api-client/addresses';
import type { AddressRules } from '../money/addresses/address-rules.ts';
import type { DepositAddresses } from '../money/addresses/deposit-addresses.ts';
import { TransferRisks, type TransfersOf } from '../money/transfer-risk.ts';
import type { Transfers } from '../money/transfers.ts';
import type { Compliance } from '../people/compliance.ts';
import { LinkedAddresses } from './linked-addresses.ts';

export type PersonRisk = NonNullable<ComplianceDetails['risk']>;

type Kind = (typeof riskSignals)[number];

type Severity = (typeof riskSeverities)[number];

const severities: Readonly<Record<Kind, Severity>> = {
  NameDiscrepancy: 'Medium',
  IdentityHighRisk: 'High',
  IdentityExpired: 'Medium',
  IdentityEndsSoon: 'Low',
  HighRiskResidence: 'High',
  DeclaredValueHigh: 'Medium',
  AddressShared: 'Medium',
  AddressInvalidated: 'Medium',
  AddressReproven: 'Low',
  AddressBlocked: 'High',
  WithdrawalsHigh: 'Medium',
  TransferRiskHigh: 'Medium',
};

/** Points that a signal adds to the score. */
const weights: Readonly<Record<Severity, number>> = { Low: 1, Medium: 2, High: 4 };

const highest = 4;

/** Time over which money is looked at, and before whose end a document ends soon. */
const span = 30 * day;

/** The most that a band of declared wealth stands for, in units of the limits' currency; null: without end. */
const maxOf: Readonly<Record<(typeof totalValueBands)[number], bigint | null>> = {
  Under1000: 1000n,
  From1000To10000: 10_000n,
  From10000To50000: 50_000n,
  From50000To100000: 100_000n,
  From100000To500000: 500_000n,
  From500000To1000000: 1_000_000n,
  From1000000To5000000: 5_000_000n,
  Over5000000: null,
};

/** Countries with which business is a high risk: those for which the FATF calls for action. Only a signal. */
const highRiskCountries: readonly string[] = ['Iran', 'Myanmar', 'North Korea'];
/** Declared wealth above this needs an income or a source that explains it. */
const explainedFrom = 100_000n;

const withoutIncome: ReadonlySet<string> = new Set(['Unemployed', 'Student']);

const weakSources: ReadonlySet<string> = new Set(['CreditLoan', 'FamilyOrOthers']);

interface Parts {
  exchange: Exchange;
  accounts: Accounts;
  compliance: Compliance;
  addressBook: AddressBook;
  addressRules: AddressRules;
  deposits: DepositAddresses;
  transfers: Transfers;
}

/** Risk of a person, by what the exchange knows now. Made for one call, because it keeps what it has read. */
export class PersonRisks {
  private readonly parts: Parts;
  private readonly transferRisks: TransferRisks;
  private readonly transfersOf: TransfersOf;
  readonly links: LinkedAddresses;
  private readonly known = new Map<string, PersonRisk>();
  /** Entries of the address book by their owners. */
  private books: ReadonlyMap<string, readonly AddressRecord[]> | undefined;

  /** @param ofAccount transfers of an account, oldest first, where they are at hand */
  constructor(parts: Parts, ofAccount?: TransfersOf) {
    this.parts = parts;
    this.transferRisks = new TransferRisks(parts, ofAccount);
    this.transfersOf =
      ofAccount ??
      ((accountId) => {
        const from = isoTime(parts.exchange.now() - span);
        return [...parts.transfers.all({ accountId, from })].reverse();
      });
    this.links = new LinkedAddresses(parts, ofAccount);
  }

  of(account: Account): PersonRisk {
    const known = this.known.get(account.id);
    if (known !== undefined) return known;
    const signals = [
      ...this.ofIdentity(account),
      ...this.ofAnswers(account),
      ...this.ofAddresses(account),
      ...this.ofMoney(account),
    ];
    const points = signals.reduce((sum, { kind }) => sum + weights[severities[kind]], 0);
    const risk = { score: Math.min(points, highest), signals };
    this.known.set(account.id, risk);
    return risk;
  }

  private ofIdentity(account: Account): Signal[] {
    const { compliance, exchange } = this.parts;
    const { finding, savedAt } = compliance.application(account);
    const requests = compliance.requests.of(account);
    const latest = (...types: RequestRecord['requestType'][]) =>
      requests.findLast(({ requestType }) => types.includes(requestType));
    /** Until an officer has approved what was found. */
    const found = (kind: Kind, request: RequestRecord | undefined, isFound: boolean): Signal[] =>
      request === undefined
        ? isFound
          ? [signal(kind, savedAt)]
          : []
        : isSettled(request)
          ? []
          : [signal(kind, request.createdAt)];
    const ends = account.information.documentExpirationDate;
    const end = ends === null ? Infinity : Date.parse(ends);
    const now = exchange.now();
    return [
      ...found('NameDiscrepancy', latest('NameDiscrepancyToTier1'), finding === 'nameDiffers'),
      ...found(
        'IdentityHighRisk',
        latest('HighRiskToTier2', 'SuspiciousToTier1'),
        finding === 'highRisk',
      ),
      ...(end <= now
        ? [signal('IdentityExpired', end)]
        : end - span <= now
          ? [signal('IdentityEndsSoon', end - span)]
          : []),
    ];
  }

  private ofAnswers(account: Account): Signal[] {
    const { answers } = this.parts.compliance.application(account);
    const { formB } = answers;
    const places = [
      account.residence,
      ...(formB === null ? [] : [formB.country, ...formB.owners.map((owner) => owner.residence)]),
    ];
    return [
      ...places
        .filter((place) => place !== null && isHighRisk(place))
        .map((place) => signal('HighRiskResidence', null, place)),
      ...(isUnexplained(answers) ? [signal('DeclaredValueHigh', null)] : []),
    ];
  }

  private ofAddresses(account: Account): Signal[] {
    const { addressBook, addressRules } = this.parts;
    this.books ??= booksOf(addressBook);
    const own = this.books.get(account.id) ?? [];
    /** Once for an address, however many entries have it; also where an officer has accepted a new proof. */
    const invalidated = onceEach(own.filter((record) => withdrawnAt(record) !== null));
    const blocked = onceEach(
      own.filter((record) => addressRules.blocks.find(record) !== undefined),
    );
    return [
      ...this.links.of(account.id).map(({ address }) => signal('AddressShared', null, address)),
      ...invalidated.map((record) =>
        signal('AddressInvalidated', withdrawnAt(record), record.address),
      ),
      ...own.flatMap(({ reprovedAt, address }) =>
        typeof reprovedAt === 'number' ? [signal('AddressReproven', reprovedAt, address)] : [],
      ),
      ...blocked.map((record) =>
        signal('AddressBlocked', addressRules.blocks.find(record)?.since ?? null, record.address),
      ),
    ];
  }

  private ofMoney(account: Account): Signal[] {
    const { compliance, exchange, transfers } = this.parts;
    const since = exchange.now() - span;
    const { totalValue } = compliance.application(account).answers;
    const most = totalValue === null || totalValue === 'Unknown' ? null : maxOf[totalValue];
    const newest = this.transfersOf(account.id).findLast(
      (record) => record.createdAt >= since && this.transferRisks.of(record).level === 'High',
    );
    return [
      // In hundredths.
      ...(most !== null && transfers.withdrawnSince(account.id, since) > most * 100n
        ? [signal('WithdrawalsHigh', since)]
        : []),
      ...(newest === undefined ? [] : [signal('TransferRiskHigh', newest.createdAt, newest.id)]),
    ];
  }
}

/** Returns the entries of the address book by their owners. */
function booksOf(addressBook: AddressBook): ReadonlyMap<string, readonly AddressRecord[]> {
  const books = new Map<string, AddressRecord[]>();
  for (const record of addressBook.all()) {
    const own = books.get(record.accountId);
    if (own === undefined) books.set(record.accountId, [record]);
    else own.push(record);
  }
  return books;
}

const withdrawnAt = ({ invalidatedAt, withdrawals }: AddressRecord): number | null =>
  invalidatedAt ?? withdrawals?.at(-1)?.at ?? null;

const onceEach = (records: readonly AddressRecord[]): AddressRecord[] => [
  ...new Map(
    records.map((record) => [
      `${record.network}/${spellingOf(record.network, record.address)}`,
      record,
    ]),
  ).values(),
];

type Signal = RiskSignal & { kind: Kind };

const signal = (kind: Kind, since: number | null, detail: string | null = null): Signal => ({
  kind,
  severity: severities[kind],
  since: since === null ? null : isoTime(since),
  detail,
});

const isSettled = ({ status }: RequestRecord): boolean =>
  status === 'Approved' || status === 'Cancelled';

/** A place as people write it: `Iran, Tehran`. */
const isHighRisk = (place: string): boolean =>
  place
    .toLowerCase()
    .split(',')
    .some((part) => highRiskCountries.some((country) => country.toLowerCase() === part.trim()));

/** Wealth that neither an income nor its source explains. */
function isUnexplained({
  totalValue,
  employmentStatus,
  primarySource,
}: ComplianceAnswers): boolean {
  if (totalValue === null || totalValue === 'Unknown') return false;
  const most = maxOf[totalValue];
  if (most !== null && most <= explainedFrom) return false;
  return withoutIncome.has(employmentStatus ?? '') || weakSources.has(primarySource ?? '');
}
