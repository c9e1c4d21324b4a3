// @where Sandbox: accounts to sign in with, and their password
import type { UserInformation } from '@agio/api-client/contract';
import { accountDescriptions, accountGroups } from '../language/identity-messages.ts';
import type { ApplicationRecord } from '../records/people.ts';
import type { PersonalRequest } from './background-person.ts';
import { reasons } from '../language/data-messages.ts';

/** Address of support. */
export const supportEmail = 'support@agio.test';

/** Operator of the exchange in its documents. It is made up, for the demonstration. */
export const operator = {
  name: 'Agio (demonstration)',
  address: ['Musterstrasse 1', '6300 Zug', 'Switzerland'],
};

/** The headings under which the sign-in page lists accounts. */
type AccountGroup = keyof typeof accountGroups;

/** A person who can sign in. The sign-in page lists these; tests act as them. */
export interface DemoAccount {
  /** The subject of the identity provider's tokens. */
  id: string;
  email: string;
  displayName: string;
  /** One sentence for the sign-in page. */
  description: string;
  group: string;
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

type Person = { id: keyof typeof accountDescriptions } & Pick<DemoAccount, 'displayName'> &
  Partial<Pick<DemoAccount, 'expiresInDays' | 'request' | 'answers'>> & {
    information?: Partial<DemoAccount['information']>;
  };

const people: Record<AccountGroup, readonly Person[]> = {
  Trading: [
    {
      id: 'trader',
      displayName: 'Lena Keller',
      information: { coreId: 'cb51a4f81c3d907e5b6642aa019f3c7d5e80b1249a77' },
    },
    {
      id: 'tier1',
      displayName: 'Jonas Weber',
      information: tier1,
    },
    {
      id: 'tier3',
      displayName: 'Yuki Tanaka',
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
      information: tier1,
      answers: { entityType: 'LegalEntity', formASigned: true },
    },
  ],
  OnTheWay: [
    {
      id: 'newcomer',
      displayName: 'Noah Lindqvist',
      information: unverified,
    },
    {
      id: 'pending',
      displayName: 'Priya Raman',
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
      request: {
        type: 'Tier2ToTier3',
        toTier: 'Tier3',
        status: 'RequestedMoreData',
        waiting: 3 * 1440,
        files: 1,
        comment: reasons.requests.statementIncomplete,
      },
    },
    {
      id: 'open',
      displayName: 'Mateo García',
      information: tier1,
      request: {
        type: 'NameDiscrepancyToTier1',
        toTier: 'Tier1',
        status: 'Open',
        waiting: 1440,
        files: 0,
        comment: reasons.requests.twoNames,
      },
    },
    {
      id: 'denied',
      displayName: 'Viktor Horák',
      information: tier1,
      request: {
        type: 'Tier1ToTier2',
        toTier: 'Tier2',
        status: 'Denied',
        waiting: 2 * 1440,
        files: 2,
        comment: reasons.requests.statementOfAnother,
      },
    },
    {
      id: 'cancelled',
      displayName: 'Ingrid Solberg',
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
      expiresInDays: 7,
    },
    {
      id: 'expired',
      displayName: 'Amara Diallo',
      expiresInDays: -12,
    },
  ],
  Limited: [
    {
      id: 'limited',
      displayName: 'Theo Marchetti',
      information: { activityStatus: 'Limited' },
    },
    {
      id: 'frozen',
      displayName: 'Felix Okafor',
      information: { activityStatus: 'Frozen', isFrozen: true },
    },
    {
      id: 'banned',
      displayName: 'Rex Dalton',
      information: { activityStatus: 'Banned', complianceStep: 'Forbidden' },
    },
    {
      id: 'terminated',
      displayName: 'Olga Petrova',
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
      information: { roles: ['ComplianceReviewer'] },
    },
    {
      id: 'viewer',
      displayName: 'Tomás Varga',
      information: { roles: ['TradeDataViewer'] },
    },
    {
      id: 'support',
      displayName: 'Sofia Urban',
      information: { roles: ['support'] },
    },
    {
      id: 'admin',
      displayName: 'Aiko Damm',
      information: { roles: ['admin'] },
    },
    {
      id: 'second-admin',
      displayName: 'Henrik Solheim',
      information: { roles: ['admin'] },
    },
  ],
};

export const demoAccounts: readonly DemoAccount[] = Object.entries(people).flatMap(
  ([group, members]) =>
    members.map(({ information, ...person }) => ({
      ...person,
      email: `${person.id}@agio.test`,
      description: accountDescriptions[person.id],
      group: accountGroups[group as AccountGroup],
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
