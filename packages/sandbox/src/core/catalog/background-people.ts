import type {
  ActivityStatus,
  ComplianceAnswers,
  requestStatuses,
  requestTypes,
  Tier,
} from '@agio/api-client/contract';

/** Somebody whom only staff see: nobody signs in as them. */
export interface BackgroundPerson {
  id: string;
  displayName: string;
  residence: string;
  tier: Tier;
  status: ActivityStatus;
  note?: string;
  /** Days since they became a customer, and minutes since they were last seen. */
  customerFor: number;
  seenAgo: number | null;
  funds: Readonly<Record<string, string>>;
  request?: PersonalRequest;
  answers?: Partial<ComplianceAnswers>;
}

/** A request that somebody has from the start. */
export interface PersonalRequest {
  type: (typeof requestTypes)[number];
  status: (typeof requestStatuses)[number];
  toTier: Tier;
  /** Minutes since it was sent. */
  waiting: number;
  files: number;
  comment?: string;
}

const minutes = (days: number, hours = 0, rest = 0) => (days * 24 + hours) * 60 + rest;

export const backgroundPeople: readonly BackgroundPerson[] = [
  {
    id: 'p-marchand',
    displayName: 'Élodie Marchand',
    residence: 'France, Lyon',
    tier: 'Tier2',
    status: 'Active',
    customerFor: 301,
    seenAgo: 22,
    funds: { BTC: '0.41', USDC: '9120.5', CTN: '12000' },
    request: {
      type: 'Tier2ToTier3',
      status: 'PendingForReview',
      toTier: 'Tier3',
      waiting: minutes(3, 4),
      files: 3,
    },
  },
  {
    id: 'p-keller',
    displayName: 'Lukas Keller',
    residence: 'Switzerland, Zug',
    tier: 'Tier2',
    status: 'Active',
    customerFor: 618,
    seenAgo: 3,
    funds: { BTC: '0.68', ETH: '9.4', USDC: '18240.5', XAUG: '42.5' },
    request: {
      type: 'Tier2ToTier3',
      status: 'PendingForReview',
      toTier: 'Tier3',
      waiting: minutes(2, 5),
      files: 4,
    },
  },
  {
    id: 'p-raghunathan',
    displayName: 'Priya Raghunathan',
    residence: 'Germany, Munich',
    tier: 'Tier1',
    status: 'Limited',
    note: 'High risk',
    customerFor: 212,
    seenAgo: minutes(0, 17),
    funds: { USDC: '2210', ETH: '1.2' },
    request: {
      type: 'HighRiskToTier2',
      status: 'PendingForReview',
      toTier: 'Tier2',
      waiting: minutes(1, 21),
      files: 6,
    },
  },
  {
    id: 'p-novotny',
    displayName: 'Tomáš Novotný',
    residence: 'Czechia, Brno',
    tier: 'Tier0',
    status: 'WaitingForReview',
    note: 'Name differs',
    customerFor: 3,
    seenAgo: minutes(1, 19),
    funds: {},
    request: {
      type: 'NameDiscrepancyToTier1',
      status: 'PendingForReview',
      toTier: 'Tier1',
      waiting: minutes(1, 2),
      files: 2,
    },
  },
  {
    id: 'p-conti',
    displayName: 'Andrea Conti',
    residence: 'Italy, Turin',
    tier: 'Tier1',
    status: 'Active',
    customerFor: 64,
    seenAgo: 74,
    funds: { USDC: '812.4', XCB: '340' },
    request: {
      type: 'Tier1ToTier2',
      status: 'PendingForReview',
      toTier: 'Tier2',
      waiting: minutes(0, 22, 40),
      files: 3,
    },
  },
  {
    id: 'p-northwind',
    displayName: 'Northwind Metals GmbH',
    residence: 'Austria, Linz',
    tier: 'Tier1',
    status: 'WaitingForData',
    note: 'Company',
    customerFor: 140,
    seenAgo: minutes(0, 22),
    funds: {},
    request: {
      type: 'Tier1ToTier3',
      status: 'RequestedMoreData',
      toTier: 'Tier3',
      waiting: minutes(0, 19, 12),
      files: 9,
      comment: 'Please add the current extract of the commercial register.',
    },
  },
  {
    id: 'p-ferreira',
    displayName: 'Joaquín Ferreira',
    residence: 'Spain, Vigo',
    tier: 'Tier1',
    status: 'Active',
    customerFor: 47,
    seenAgo: 102,
    funds: { USDC: '790.1' },
    answers: { employmentStatus: 'Student', totalValue: 'From500000To1000000' },
    request: {
      type: 'Tier1ToTier2',
      status: 'PendingForReview',
      toTier: 'Tier2',
      waiting: minutes(0, 14, 5),
      files: 2,
    },
  },
  {
    id: 'p-hsu',
    displayName: 'Mei-Ling Hsu',
    residence: 'Switzerland, Basel',
    tier: 'Tier1',
    status: 'Active',
    customerFor: 88,
    seenAgo: 13,
    funds: { USDC: '1402', CTN: '6100', XCB: '120' },
    request: {
      type: 'Tier1ToTier2',
      status: 'PendingForReview',
      toTier: 'Tier2',
      waiting: minutes(0, 9, 51),
      files: 3,
    },
  },
  {
    id: 'p-lindqvist',
    displayName: 'Sofia Lindqvist',
    residence: 'Sweden, Malmö',
    tier: 'Tier1',
    status: 'Frozen',
    note: 'Suspicious',
    customerFor: 392,
    seenAgo: minutes(0, 6),
    funds: { BTC: '0.18441', USDC: '2117.6', XCB: '2392.29' },
    request: {
      type: 'SuspiciousToTier1',
      status: 'PendingForReview',
      toTier: 'Tier1',
      waiting: minutes(0, 6, 30),
      files: 5,
    },
  },
  {
    id: 'p-okafor',
    displayName: 'Daniel Okafor',
    residence: 'Netherlands, Utrecht',
    tier: 'Tier1',
    status: 'Active',
    customerFor: 31,
    seenAgo: 8,
    funds: { USDC: '455' },
    request: {
      type: 'Tier1ToTier2',
      status: 'Open',
      toTier: 'Tier2',
      waiting: minutes(0, 4, 2),
      files: 1,
    },
  },
  {
    id: 'p-wojcik',
    displayName: 'Hanna Wójcik',
    residence: 'Poland, Gdańsk',
    tier: 'Tier2',
    status: 'Active',
    customerFor: 405,
    seenAgo: 31,
    funds: { ETH: '6.2', USDC: '11020', VCO2: '24' },
    request: {
      type: 'Tier2ToTier3',
      status: 'Open',
      toTier: 'Tier3',
      waiting: minutes(0, 2, 47),
      files: 2,
    },
  },
  {
    id: 'p-bernasconi',
    displayName: 'Raoul Bernasconi',
    residence: 'Switzerland, Lugano',
    tier: 'Tier2',
    status: 'Active',
    customerFor: 980,
    seenAgo: minutes(3, 4),
    funds: { USDC: '9430' },
    request: {
      type: 'Downgrade',
      status: 'PendingForReview',
      toTier: 'Tier1',
      waiting: minutes(0, 1, 15),
      files: 0,
    },
  },
  {
    id: 'p-tanabe',
    displayName: 'Keiko Tanabe',
    residence: 'Japan, Sendai',
    tier: 'Tier1',
    status: 'Active',
    customerFor: 55,
    seenAgo: 6,
    funds: { USDC: '3020', XAUG: '4' },
    request: {
      type: 'Tier1ToTier2',
      status: 'PendingForReview',
      toTier: 'Tier2',
      waiting: 48,
      files: 3,
    },
  },
  {
    id: 'p-demir',
    displayName: 'Yusuf Demir',
    residence: 'Germany, Cologne',
    tier: 'Tier1',
    status: 'Active',
    customerFor: 20,
    seenAgo: 11,
    funds: { USDC: '640' },
    request: {
      type: 'Tier1ToTier2',
      status: 'PendingForReview',
      toTier: 'Tier2',
      waiting: 12,
      files: 2,
    },
  },
  {
    id: 'p-brandt',
    displayName: 'Oliver Brandt',
    residence: 'Germany, Hamburg',
    tier: 'Tier3',
    status: 'Active',
    customerFor: 1240,
    seenAgo: 2,
    funds: { BTC: '8.4', ETH: '41', USDC: '214000', XAUG: '950' },
  },
  {
    id: 'p-adeyemi',
    displayName: 'Grace Adeyemi',
    residence: 'United Kingdom, Leeds',
    tier: 'Tier0',
    status: 'Terminated',
    note: 'Closed at her own wish',
    customerFor: 60,
    seenAgo: minutes(39),
    funds: {},
  },
  {
    id: 'p-hlavac',
    displayName: 'Viktor Hlaváč',
    residence: 'Slovakia, Košice',
    tier: 'Tier2',
    status: 'Banned',
    note: 'Forged documents',
    customerFor: 540,
    seenAgo: minutes(110),
    funds: {},
  },
  {
    id: 'p-moreau',
    displayName: 'Camille Moreau',
    residence: 'France, Nantes',
    tier: 'Tier2',
    status: 'Active',
    customerFor: 275,
    seenAgo: 190,
    funds: { USDC: '5400', SOL: '38', LTC: '22' },
  },
  {
    id: 'p-ishikawa',
    displayName: 'Ren Ishikawa',
    residence: 'Japan, Kobe',
    tier: 'Tier2',
    status: 'Active',
    customerFor: 330,
    seenAgo: 47,
    funds: { USDC: '17800', XAGO: '120', BTC: '0.2' },
  },
  {
    id: 'p-steiner',
    displayName: 'Johanna Steiner',
    residence: 'Liechtenstein, Vaduz',
    tier: 'Tier3',
    status: 'Active',
    customerFor: 1502,
    seenAgo: 15,
    funds: { USDC: '88000', CTN: '240000', XCB: '51000', XAUG: '310' },
  },
];

/** `p-marchand` writes from here. */
export function emailOf(person: Pick<BackgroundPerson, 'id'>): string {
  return `${person.id.slice(2)}@example.test`;
}
