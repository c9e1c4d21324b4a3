// @where Sandbox: accounts to sign in with, and their password
import type { UserInformation } from '@agio/api-client/contract';
import type { ApplicationRecord } from '../records/people.ts';
import type { PersonalRequest } from './background-person.ts';

/** Whom people write to. */
export const supportEmail = 'support@agio.test';

/** Who runs the exchange, as its documents say it. Of a demonstration: no such house is there. */
export const operator = {
  name: 'Agio (demonstration)',
  address: ['Musterstrasse 1', '6300 Zug', 'Switzerland'],
};

/** The headings under which the sign-in page lists accounts. */
type AccountGroup = 'Trading' | 'On the way to a tier' | 'Limited and closed' | 'Staff';

/** A person who can sign in. The sign-in page lists these; tests act as them. */
export interface DemoAccount {
  /** The subject of the identity provider's tokens. */
  id: string;
  email: string;
  displayName: string;
  /** One sentence for the sign-in page. */
  description: string;
  group: AccountGroup;
  /** Never secret: the sandbox's accounts are for everybody. */
  password: string;
  /** The document's expiry is `expiresInDays` where that is given, the last request follows from `request`. */
  information: Omit<UserInformation, 'id' | 'email' | 'displayName' | 'legalName'>;
  /** Days from the first start until the identity document expires; negative: it has expired. */
  expiresInDays?: number;
  request?: PersonalRequest;
  /** Their answers to the questions of their tier. */
  answers?: Partial<ApplicationRecord['answers']>;
}

const verified: DemoAccount['information'] = {
  coreId: null,
  verificationLevel: 2,
  roles: [],
  complianceTier: 'Tier2',
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
  documentExpirationDate: '2031-04-30T00:00:00.000Z',
  lastRequest: null,
};
const tier1 = { verificationLevel: 1, complianceTier: 'Tier1' } as const;
const unverified = {
  verificationLevel: null,
  complianceTier: 'Tier0',
  complianceStep: 'NoData',
  activityStatus: 'WaitingForData',
  documentExpirationDate: null,
} as const;

type Person = Pick<DemoAccount, 'id' | 'displayName' | 'description'> &
  Partial<Pick<DemoAccount, 'expiresInDays' | 'request' | 'answers'>> & {
    information?: Partial<DemoAccount['information']>;
  };

const people: Record<AccountGroup, readonly Person[]> = {
  Trading: [
    {
      id: 'trader',
      displayName: 'Lena Keller',
      description: 'Verified, Tier 2, with funds in every asset.',
      information: { coreId: 'cb51a4f81c3d907e5b6642aa019f3c7d5e80b1249a77' },
    },
    {
      id: 'tier1',
      displayName: 'Jonas Weber',
      description: 'Verified, Tier 1, with small limits.',
      information: tier1,
    },
    {
      id: 'tier3',
      displayName: 'Yuki Tanaka',
      description: 'Tier 3: the request was approved a week ago.',
      information: { verificationLevel: 3, complianceTier: 'Tier3' },
      request: {
        type: 'Tier2ToTier3',
        toTier: 'Tier3',
        status: 'Approved',
        waiting: 7 * 1440,
        files: 3,
      },
    },
    {
      id: 'entity',
      displayName: 'Nordlicht Energie AG',
      description: 'A company, Tier 1.',
      information: tier1,
      answers: { entityType: 'LegalEntity', formASigned: true },
    },
  ],
  'On the way to a tier': [
    {
      id: 'newcomer',
      displayName: 'Noah Lindqvist',
      description: 'Has just signed up. Nothing is verified yet.',
      information: unverified,
    },
    {
      id: 'pending',
      displayName: 'Priya Raman',
      description:
        'Tier 1. Has asked for Tier 2; the account is held until the review is complete.',
      information: {
        ...tier1,
        complianceStep: 'PendingForReview',
        activityStatus: 'WaitingForReview',
      },
      request: {
        type: 'Tier1ToTier2',
        toTier: 'Tier2',
        status: 'PendingForReview',
        waiting: 1860,
        files: 2,
      },
    },
    {
      id: 'upgrading',
      displayName: 'Linnea Sandström',
      description: 'Tier 1. Has asked for Tier 2, and trades on until the decision.',
      information: { ...tier1, complianceStep: 'PendingForReview' },
      request: {
        type: 'Tier1ToTier2',
        toTier: 'Tier2',
        status: 'PendingForReview',
        waiting: 300,
        files: 0,
      },
    },
    {
      id: 'more-data',
      displayName: 'Chiara Bianchi',
      description: 'Tier 2. Compliance asks for more documents for Tier 3.',
      request: {
        type: 'Tier2ToTier3',
        toTier: 'Tier3',
        status: 'RequestedMoreData',
        waiting: 3 * 1440,
        files: 1,
        comment:
          'The salary statement shows one month. Please add the statements for July and August 2026, all pages.',
      },
    },
    {
      id: 'open',
      displayName: 'Mateo García',
      description: 'Tier 1. A request is open: the name differs between two documents.',
      information: tier1,
      request: {
        type: 'NameDiscrepancyToTier1',
        toTier: 'Tier1',
        status: 'Open',
        waiting: 1440,
        files: 0,
        comment: 'Your passport says Mateo García Ruiz. Please send a document with both names.',
      },
    },
    {
      id: 'denied',
      displayName: 'Viktor Horák',
      description: 'Tier 1. The request for Tier 2 was rejected and is not read yet.',
      information: tier1,
      request: {
        type: 'Tier1ToTier2',
        toTier: 'Tier2',
        status: 'Denied',
        waiting: 2 * 1440,
        files: 2,
        comment:
          'The bank statement is older than 12 months and in another person’s name. Please apply again with a statement in your own name.',
      },
    },
    {
      id: 'cancelled',
      displayName: 'Ingrid Solberg',
      description: 'Tier 2. The request for Tier 3 was cancelled.',
      request: {
        type: 'Tier2ToTier3',
        toTier: 'Tier3',
        status: 'Cancelled',
        waiting: 9 * 1440,
        files: 1,
      },
    },
    {
      id: 'expiring',
      displayName: 'Pavel Novák',
      description: 'Tier 2. The identity document expires in a week.',
      expiresInDays: 7,
    },
    {
      id: 'expired',
      displayName: 'Amara Diallo',
      description: 'Tier 2. The identity document has expired.',
      expiresInDays: -12,
    },
  ],
  'Limited and closed': [
    {
      id: 'limited',
      displayName: 'Theo Marchetti',
      description: 'The account is limited: it trades, and sends nothing.',
      information: { activityStatus: 'Limited' },
    },
    {
      id: 'frozen',
      displayName: 'Felix Okafor',
      description: 'The account is frozen.',
      information: { activityStatus: 'Frozen', isFrozen: true },
    },
    {
      id: 'banned',
      displayName: 'Rex Dalton',
      description: 'The account is banned: it signs in and reads so, and nothing else opens.',
      information: { activityStatus: 'Banned', complianceStep: 'Forbidden' },
    },
    {
      id: 'terminated',
      displayName: 'Olga Petrova',
      description: 'The account is terminated: it signs in and reads so, and nothing else opens.',
      information: {
        activityStatus: 'Terminated',
        isTerminated: true,
        complianceStep: 'Forbidden',
      },
    },
  ],
  Staff: [
    {
      id: 'officer',
      displayName: 'Maria Oliveira',
      description: 'Compliance officer.',
      information: { roles: ['ComplianceReviewer'] },
    },
    {
      id: 'viewer',
      displayName: 'Tomás Varga',
      description: 'Can view orders and transfers, but change nothing.',
      information: { roles: ['TradeDataViewer'] },
    },
    {
      id: 'support',
      displayName: 'Sofia Urban',
      description: 'Support.',
      information: { roles: ['support'] },
    },
    {
      id: 'admin',
      displayName: 'Aiko Damm',
      description: 'Administrator.',
      information: { roles: ['admin'] },
    },
  ],
};

export const demoAccounts: readonly DemoAccount[] = Object.entries(people).flatMap(
  ([group, members]) =>
    members.map(({ information, ...person }) => ({
      ...person,
      email: `${person.id}@agio.test`,
      group: group as AccountGroup,
      password: 'agio',
      information: {
        ...verified,
        ...information,
        lastRequest: person.request
          ? { id: requestIdOf(person.id), status: person.request.status }
          : null,
      },
    })),
);

/** Returns the id of the request that a person has from the start. */
export function requestIdOf(accountId: string): string {
  return `request-${accountId}-1`;
}
