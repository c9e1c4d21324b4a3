// @where Widgets: warning of an address that looks like a known one (address poisoning)
import { groupAddress } from '@agio/money';

/** An address that the reader knows: from the address book, or from a transfer of theirs. */
export interface KnownAddress {
  readonly address: string;
  /** Its name in the address book. */
  readonly name?: string | undefined;
}

/** A known address that another one looks like. */
export interface LookAlike {
  readonly known: KnownAddress;
  /** Indexes of the groups of four that differ. */
  readonly differing: readonly number[];
  /** Number of groups of the address. */
  readonly groups: number;
}

/** Common beginning of all addresses of a network, which makes none alike. */
const commonStart = /^(?:0x|bc1.|ltc1.|cb|g)/i;

/** Readers compare the first and the last characters. That many alike on both sides are made, not chance. */
const alikeAtEachEnd = 3;
/** One or two characters on one side are chance, but not beside so many on both. */
const alikeInAll = 7;
/** So many other characters are a slip of the hand. */
const maxSlips = 4;

/** Networks whose addresses are the same in both cases. */
const caseless = /^(?:0x|cb|bc1|ltc1)/i;

/** One spelling of an address: two that differ in it are two addresses. */
const spelling = (address: string) => (caseless.test(address) ? address.toLowerCase() : address);

/** Returns true if two texts are one address; case counts only if the network of one of them cares about it. */
export const isSameAddress = (a: string, b: string): boolean => spelling(a) === spelling(b);

/** Length of the common start of two texts, without what all addresses of the network begin with. */
function alikeAtStart(a: string, b: string): number {
  const skipped = a.match(commonStart)?.[0].length ?? 0;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return Math.max(0, at - skipped);
}

function alikeAtEnd(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a.at(-1 - at) === b.at(-1 - at)) at += 1;
  return at;
}

function slips(a: string, b: string): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return Array.from(a).filter((letter, index) => letter !== b[index]).length;
}

/**
 * The known address that another one imitates: address poisoning puts an address into the history whose first and last
 * characters are those of a recipient. Compared without case, as readers do.
 *
 * @param known addresses on the same network
 * @returns undefined for a known address, and for one that looks like none
 */
export function lookAlikeOf(
  address: string,
  known: readonly KnownAddress[],
): LookAlike | undefined {
  const text = address.toLowerCase();
  const others = known.map((each) => ({ each, other: each.address.toLowerCase() }));
  if (text === '' || known.some((each) => isSameAddress(each.address, address))) return undefined;
  const imitated = others.find(({ other }) => {
    const [start, end] = [alikeAtStart(text, other), alikeAtEnd(text, other)];
    return (
      (start >= alikeAtEachEnd && end >= alikeAtEachEnd) ||
      (Math.min(start, end) >= 1 && start + end >= alikeInAll) ||
      slips(text, other) <= maxSlips
    );
  });
  if (!imitated) return undefined;
  const groups = groupAddress(spelling(address));
  const of = groupAddress(spelling(imitated.each.address));
  const differing = groups.flatMap((group, index) => (group === of[index] ? [] : [index]));
  return { known: imitated.each, differing, groups: groups.length };
}

/** Groups of a look-alike that the reader types: as many as show that it was read where it differs. */
const maxTyped = 3;

/** The text that the reader must type of a look-alike: its first groups that differ. */
export function typedProof(address: string, { differing }: LookAlike): string {
  const groups = groupAddress(address);
  return differing
    .slice(0, maxTyped)
    .map((index) => groups[index] ?? '')
    .join('');
}

/** Returns true if a typed text is that proof, however its groups are spaced. */
export function isProven(typed: string, address: string, alike: LookAlike): boolean {
  const read = typed.replaceAll(/\s/g, '');
  const wanted = typedProof(address, alike);
  return caseless.test(address) ? read.toLowerCase() === wanted.toLowerCase() : read === wanted;
}
