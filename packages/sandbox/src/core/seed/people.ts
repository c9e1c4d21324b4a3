// @where Sandbox: customers of the demonstration, and those who wait for a decision
import { newAccount } from '../accounts.ts';
import type { Account, RequestRecord } from '../records/people.ts';
import { demoAccounts, requestIdOf } from '../catalog/demo-accounts.ts';
import { backgroundPeople } from '../catalog/background-people.ts';
import {
  emailOf,
  type BackgroundPerson,
  type PersonalRequest,
} from '../catalog/background-person.ts';
import { crowd } from '../catalog/crowd.ts';
import { isoTime } from '../clock.ts';
import { openingReference } from '../engine/account-ledger.ts';
import type { Exchange } from '../engine/exchange.ts';
import { exactAtoms } from '../fixed.ts';
import { day, minute } from '../market-data/resolution.ts';
import { makeAddress } from '../services/money/addresses/address-format.ts';
import type { Services } from '../services/services.ts';
import { samplePdf } from './sample-document.ts';
import type { Scenario } from './scenarios.ts';

/** Since when the people who sign in are customers. */
export const demoCustomerFor = 253 * day;
const documentNames = [
  'Salary statements 2026 Q3.pdf',
  'Tax assessment 2025.pdf',
  'Bank statement October 2026.pdf',
  'Employment contract.pdf',
  'Commercial register.pdf',
  'Annual accounts 2025.pdf',
];

/** Seeds the people who sign in, and those whom staff see. */
export function seedPeople(
  exchange: Exchange,
  services: Services,
  { customers, waiting }: Scenario['crowd'],
): void {
  seedDemoAccounts(exchange, services);
  for (const person of [...backgroundPeople, ...crowd(customers, waiting)])
    seedBackground(exchange, services, person);
}

/** Seeds the people who sign in and have no account yet: a store of an earlier release lacks some. */
export function seedDemoAccounts(exchange: Exchange, services: Services): void {
  const now = exchange.now();
  for (const demo of demoAccounts) {
    const { id, email, displayName, expiresInDays, request, answers } = demo;
    if (services.accounts.get(id) !== undefined) continue;
    const information =
      expiresInDays === undefined
        ? demo.information
        : { ...demo.information, documentExpirationDate: isoTime(now + expiresInDays * day) };
    const residence = information.verificationLevel === null ? null : 'Switzerland, Zug';
    const account = newAccount(
      {
        id,
        email,
        displayName,
        information,
        residence,
        statusSince: statusSince(information.activityStatus, now),
      },
      now - demoCustomerFor,
    );
    services.accounts.add(account);
    // The due date of a request follows from the risk, and the risk from the answers.
    if (answers !== undefined) services.compliance.restoreAnswers(account, answers);
    if (request !== undefined) {
      services.compliance.requests.put(
        requestOf(services, account, { id: requestIdOf(id), now, request }),
      );
    }
  }
}

/** Since when a seeded account is not plainly active, in milliseconds since 1970. */
const statusSince = (status: string, now: number) => (status === 'Active' ? null : now - 12 * day);

function seedBackground(exchange: Exchange, services: Services, person: BackgroundPerson): void {
  const { id, displayName, residence, tier, status, note, funds, request, answers } = person;
  const now = exchange.now();
  const level = Number.parseInt(tier.slice(-1), 10);
  const account = newAccount(
    {
      id,
      email: emailOf(person),
      displayName,
      residence,
      note: note ?? null,
      statusSince: statusSince(status, now),
      lastSeenAt: person.seenAgo === null ? null : now - person.seenAgo * minute,
      information: {
        coreId: makeAddress('core', `wallet:${id}`),
        verificationLevel: level === 0 ? null : level,
        roles: [],
        complianceTier: tier,
        complianceStep: 'Trading',
        activityStatus: status,
        isTerminated: status === 'Terminated',
        isFrozen: status === 'Frozen',
        documentExpirationDate: null,
        lastRequest: null,
      },
    },
    now - person.customerFor * day,
  );
  services.accounts.add(account);
  for (const [asset, amount] of Object.entries(funds)) {
    const atoms = exactAtoms(amount, exchange.decimalsOf(asset));
    exchange.deposit(id, asset, atoms, openingReference, account.customerSince);
  }
  if (answers !== undefined) services.compliance.restoreAnswers(account, answers);
  if (request !== undefined) {
    const record = requestOf(services, account, { id: exchange.nextId('r'), now, request });
    services.compliance.change(account, record);
    const by = { account, address: null, requestId: null };
    if (record.status !== 'Open') services.compliance.submitted(account, by, record, null);
  }
  services.compliance.refreshStep(account);
}

function requestOf(
  services: Services,
  account: Account,
  { id, now, request }: { id: string; now: number; request: PersonalRequest },
): RequestRecord {
  const { type, status, toTier, waiting, files, comment = null } = request;
  const sentAt = now - waiting * minute;
  const isAnswered = status !== 'Open' && status !== 'PendingForReview';
  return {
    id,
    accountId: account.id,
    requestType: type,
    status,
    toTier,
    comment,
    createdAt: sentAt,
    // An open one was asked for and not sent yet.
    readyToReviewAt: status === 'Open' ? null : sentAt,
    // The desk took a fifth of the time since.
    decidedAt: isAnswered ? sentAt + Math.round((waiting * minute) / 5) : null,
    acknowledgedAt: null,
    uploads: documentsOf(services, account, files, sentAt),
  };
}

function documentsOf(
  services: Services,
  { id, displayName }: Account,
  count: number,
  sentAt: number,
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = documentNames[index % documentNames.length] ?? 'Document.pdf';
    const bytes = samplePdf(`${name} of ${displayName}`);
    const file = { name, type: 'application/pdf', bytes };
    return services.documents.add(id, 'ProofOfFunds', file, sentAt).id;
  });
}
