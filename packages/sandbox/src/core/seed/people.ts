import { newAccount } from '../accounts.ts';
import { demoAccounts } from '../catalog/demo-accounts.ts';
import { backgroundPeople, emailOf, type BackgroundPerson } from '../catalog/background-people.ts';
import type { Exchange } from '../engine/exchange.ts';
import { exactAtoms } from '../fixed.ts';
import { day, minute } from '../market-data/resolution.ts';
import { makeAddress } from '../services/money/address-format.ts';
import type { Services } from '../services/services.ts';
import type { RequestRecord } from '../tables.ts';
import { samplePdf } from './sample-document.ts';

/** Since when the people who sign in are customers. */
const demoCustomerFor = 253 * day;
const documentNames = [
  'Salary statements 2026 Q3.pdf',
  'Tax assessment 2025.pdf',
  'Bank statement October 2026.pdf',
  'Employment contract.pdf',
  'Commercial register.pdf',
  'Annual accounts 2025.pdf',
];

/** Those who sign in, and those whom staff see. */
export function seedPeople(exchange: Exchange, services: Services): void {
  const now = exchange.now();
  for (const { id, email, displayName, information } of demoAccounts) {
    const residence = id === 'newcomer' ? null : 'Switzerland, Zug';
    const account = newAccount(
      { id, email, displayName, information, residence },
      now - demoCustomerFor,
    );
    services.accounts.add(account);
    const { lastRequest } = information;
    if (lastRequest !== null) {
      services.compliance.requests.put({
        id: lastRequest.id,
        accountId: id,
        requestType: 'Tier1ToTier2',
        status: 'PendingForReview',
        toTier: 'Tier2',
        comment: null,
        createdAt: now - 31 * 60 * minute,
        readyToReviewAt: now - 31 * 60 * minute,
        decidedAt: null,
        acknowledgedAt: null,
        uploads: documentsOf(services, id, displayName, 2),
        risk: 1,
      });
    }
  }
  for (const person of backgroundPeople) seedBackground(exchange, services, person);
}

function seedBackground(exchange: Exchange, services: Services, person: BackgroundPerson): void {
  const { id, displayName, residence, tier, status, note, funds, request } = person;
  const now = exchange.now();
  const level = Number.parseInt(tier.slice(-1), 10);
  const account = newAccount(
    {
      id,
      email: emailOf(person),
      displayName,
      residence,
      note: note ?? null,
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
    exchange.deposit(id, asset, exactAtoms(amount, exchange.decimalsOf(asset)), 'opening');
  }
  if (request !== undefined) {
    const sentAt = now - request.waiting * minute;
    const record: RequestRecord = {
      id: exchange.nextId('r'),
      accountId: id,
      requestType: request.type,
      status: request.status,
      toTier: request.toTier,
      comment: request.comment ?? null,
      createdAt: sentAt,
      readyToReviewAt: sentAt,
      decidedAt: null,
      acknowledgedAt: null,
      uploads: documentsOf(services, id, displayName, request.files),
      risk: request.risk,
    };
    services.compliance.change(account, record);
    const by = { account, address: null, requestId: null };
    services.compliance.submitted(by, record, null);
  }
  services.compliance.refreshStep(account);
}

function documentsOf(services: Services, id: string, owner: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = documentNames[index % documentNames.length] ?? 'Document.pdf';
    return services.documents.add(id, 'ProofOfFunds', {
      name,
      type: 'application/pdf',
      bytes: samplePdf(`${name} of ${owner}`),
    }).id;
  });
}
