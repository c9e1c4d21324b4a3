// @where Sandbox: list of sanctions and politically exposed persons
import type { screeningKinds } from '@agio/api-client/contract';

/** An entry of a published list. */
export interface ScreeningEntry {
  id: string;
  name: string;
  aliases: readonly string[];
  /** Undefined for a company, and where the list does not have it. */
  birthYear?: number;
  kind: (typeof screeningKinds)[number];
  source: string;
}

/** Provider of the list, and its version. Every name in it is made up. */
export const screeningList = { source: 'Sandbox Watchlist', version: '2026-11-18' };

const sources = {
  sanctions: 'Consolidated sanctions list',
  freeze: 'Asset freeze list',
  pep: 'Register of public offices',
} as const;

export const screeningEntries: readonly ScreeningEntry[] = [
  {
    id: 'sl-101',
    name: 'Viktor Hlaváč',
    aliases: ['Victor Hlavach', 'V. I. Hlavac'],
    birthYear: 1979,
    kind: 'Sanctions',
    source: sources.sanctions,
  },
  {
    id: 'sl-102',
    name: 'Arkady Sormovsky',
    aliases: ['Arkadij Sormowskij'],
    birthYear: 1962,
    kind: 'Sanctions',
    source: sources.sanctions,
  },
  {
    id: 'sl-103',
    name: 'Dragana Velić',
    aliases: ['Draga Velich'],
    birthYear: 1974,
    kind: 'Sanctions',
    source: sources.freeze,
  },
  {
    id: 'sl-104',
    name: 'Blackmere Shipping Ltd',
    aliases: ['Blackmere Marine', 'BMS Holding'],
    kind: 'Sanctions',
    source: sources.sanctions,
  },
  {
    id: 'sl-105',
    name: 'Oumar Benhaddou',
    aliases: ['Omar Ben Haddu'],
    birthYear: 1981,
    kind: 'Sanctions',
    source: sources.freeze,
  },
  {
    id: 'sl-106',
    name: 'Kestrel Bullion Trading FZE',
    aliases: ['Kestrel Bullion'],
    kind: 'Sanctions',
    source: sources.freeze,
  },
  {
    id: 'pl-201',
    name: 'Keiko Tanabe',
    aliases: ['Tanabe-Mori Keiko'],
    birthYear: 1971,
    kind: 'PEP',
    source: sources.pep,
  },
  {
    id: 'pl-202',
    name: 'Casimir Ostrowiecki',
    aliases: ['Kazimierz Ostrowiecki'],
    birthYear: 1958,
    kind: 'PEP',
    source: sources.pep,
  },
  {
    id: 'pl-203',
    name: 'Ilse van Roestel',
    aliases: ['Ilse Roestel'],
    birthYear: 1966,
    kind: 'PEP',
    source: sources.pep,
  },
  {
    id: 'pl-204',
    name: 'Teodoro Almansa Ruiz',
    aliases: ['Teo Almansa'],
    birthYear: 1969,
    kind: 'PEP',
    source: sources.pep,
  },
  {
    id: 'pl-205',
    name: 'Nanfadi Oyelaran',
    aliases: [],
    birthYear: 1977,
    kind: 'PEP',
    source: sources.pep,
  },
  {
    id: 'pl-206',
    name: 'Solveig Brekkestad',
    aliases: ['Solveig Brekkestad Lund'],
    birthYear: 1963,
    kind: 'PEP',
    source: sources.pep,
  },
];
