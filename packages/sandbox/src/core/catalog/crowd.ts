// @where Sandbox: customers of the demonstration, and those who wait for a decision
import type { BackgroundPerson, PersonalRequest } from './background-person.ts';

const firstNames = [
  ['Amélie', 'Ana', 'Anders', 'Beatriz', 'Bruno', 'Chiara', 'Daan', 'Elif', 'Emil', 'Fatima'],
  ['Greta', 'Hugo', 'Ines', 'Jakub', 'Kaito', 'Leila', 'Marek', 'Nadia', 'Noor', 'Oskar'],
  ['Paula', 'Quentin', 'Rania', 'Santiago', 'Tereza', 'Umar', 'Vera', 'Wanda', 'Yara', 'Zoltán'],
].flat();
const lastNames = [
  ['Almeida', 'Bauer', 'Costa', 'Dubois', 'Eriksen', 'Ferrari', 'García', 'Horváth', 'Ivanova'],
  ['Jansen', 'Kowalski', 'Lefèvre', 'Müller', 'Novák', 'Olsen', 'Petrov', 'Quiroga', 'Rossi'],
  ['Suzuki', 'Tóth', 'Urban', 'Virtanen', 'Weber', 'Xu', 'Yılmaz', 'Zieliński', 'Öztürk'],
].flat();
const places = [
  'Austria, Graz',
  'Belgium, Ghent',
  'France, Lille',
  'Germany, Leipzig',
  'Italy, Bologna',
  'Japan, Nagoya',
  'Portugal, Porto',
  'Spain, Valencia',
  'Switzerland, Chur',
];
const kinds: readonly Pick<PersonalRequest, 'type' | 'toTier'>[] = [
  { type: 'Tier1ToTier2', toTier: 'Tier2' },
  { type: 'Tier2ToTier3', toTier: 'Tier3' },
  { type: 'NameDiscrepancyToTier1', toTier: 'Tier1' },
  { type: 'HighRiskToTier2', toTier: 'Tier2' },
  { type: 'Tier1ToTier3', toTier: 'Tier3' },
];
/** A person who asks for a tier is in the one below it. */
const from = { Tier0: 'Tier0', Tier1: 'Tier0', Tier2: 'Tier1', Tier3: 'Tier2' } as const;
const tiers = ['Tier1', 'Tier2', 'Tier3'] as const;

/**
 * So many customers that lists of them have a size: always the same ones, of whom the first wait for a decision.
 *
 * @param waiting how many of them have sent a request
 */
export const crowd = (count: number, waiting: number): BackgroundPerson[] =>
  Array.from({ length: count }, (_, index) => person(index, index < waiting));

const of = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

function person(index: number, isWaiting: boolean): BackgroundPerson {
  const kind = of(kinds, index);
  const isFrozen = !isWaiting && index % 97 === 0;
  return {
    id: `c-${index + 1}`,
    displayName: `${of(firstNames, index)} ${of(lastNames, Math.floor(index / firstNames.length) + index)}`,
    residence: of(places, index * 7),
    tier: isWaiting
      ? kind.type === 'Tier1ToTier3'
        ? 'Tier1'
        : from[kind.toTier]
      : of(tiers, index),
    status: isFrozen ? 'Frozen' : 'Active',
    customerFor: 20 + ((index * 37) % 1500),
    seenAgo: index % 11 === 0 ? null : 1 + ((index * 53) % 40_000),
    funds: index % 4 === 0 ? {} : { USDC: String(10 + ((index * 131) % 90_000)) },
    ...(isWaiting && {
      request: {
        ...kind,
        status: 'PendingForReview',
        waiting: 20 + ((index * 41) % 5000),
        files: 1 + (index % 3),
      },
    }),
  };
}
