// @where Sandbox: customers of the demonstration, and those who wait for a decision
import { applicants } from './applicants.ts';
import { type BackgroundPerson, minutes } from './background-person.ts';
import { staffNotes } from '../language/staff-messages.ts';

/** People whom only staff see, applicants first. */
export const backgroundPeople: readonly BackgroundPerson[] = [
  ...applicants,
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
    note: staffNotes.closedAtWish,
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
    note: staffNotes.forged,
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
