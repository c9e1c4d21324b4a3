import type { UserInformation } from '@agio/api-client/contract';

/** Whom people write to. */
export const supportEmail = 'support@agio.test';

/** What is known of one person who can sign in. The sign-in page lists these; tests act as them. */
export interface DemoAccount {
  /** The subject of the identity provider's tokens. */
  id: string;
  email: string;
  displayName: string;
  /** One sentence for the sign-in page. */
  description: string;
  /** Never secret: the sandbox's accounts are for everybody. */
  password: string;
  information: Omit<UserInformation, 'id' | 'email' | 'displayName'>;
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

type Person = Pick<DemoAccount, 'id' | 'displayName' | 'description'> & {
  information?: Partial<DemoAccount['information']>;
};

const people: readonly Person[] = [
  {
    id: 'trader',
    displayName: 'Lena Keller',
    description: 'Verified, Tier 2, with funds in every asset.',
    information: { coreId: 'cb22a4f81c3d907e5b6642aa019f3c7d5e80b1249a77' },
  },
  {
    id: 'newcomer',
    displayName: 'Noah Lindqvist',
    description: 'Has just signed up. Nothing is verified yet.',
    information: {
      verificationLevel: null,
      complianceTier: 'Tier0',
      complianceStep: 'NoData',
      activityStatus: 'WaitingForData',
      documentExpirationDate: null,
    },
  },
  {
    id: 'pending',
    displayName: 'Priya Raman',
    description: 'Has sent everything and is waiting for the review.',
    information: {
      verificationLevel: 1,
      complianceTier: 'Tier1',
      complianceStep: 'PendingForReview',
      activityStatus: 'WaitingForReview',
      lastRequest: { id: 'request-pending-1', status: 'PendingForReview' },
    },
  },
  {
    id: 'frozen',
    displayName: 'Felix Okafor',
    description: 'The account is frozen.',
    information: { activityStatus: 'Frozen', isFrozen: true },
  },
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
];

export const demoAccounts: readonly DemoAccount[] = people.map((person) => ({
  id: person.id,
  email: `${person.id}@agio.test`,
  displayName: person.displayName,
  description: person.description,
  password: 'agio',
  information: { ...verified, ...person.information },
}));
