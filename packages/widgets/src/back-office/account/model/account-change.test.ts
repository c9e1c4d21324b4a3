import { ApiError } from '@agio/api-client';
import type { AddressBookEntry } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import {
  type AccountChange,
  actsOn,
  type Found,
  isSignInAsked,
  lastEntryOf,
  outcomeOf,
  resumedChange,
  statusesFor,
  tiersBelow,
} from './account-change.ts';

const freeze: AccountChange = { kind: 'status', from: 'Active', to: 'Frozen' };
const lower: AccountChange = { kind: 'tier', from: 'Tier2', to: 'Tier1' };

const found = (
  user: Partial<Found['user']>,
  by: string | null = null,
  field = 'activityStatus',
): Found => ({
  user: { activityStatus: 'Active', complianceTier: 'Tier2', ...user },
  audit: [
    { actor: 'Somebody', actorId: 'x', action: 'did something else', changes: [] },
    {
      actor: 'An officer',
      actorId: by,
      action: 'changed it',
      changes: [{ field, before: null, after: null }],
    },
  ],
});

test('S21 a change that was answered before a sign-in goes on where the account is as it was seen', () => {
  const user = { activityStatus: 'Active', complianceTier: 'Tier2' } as const;
  const frozen = { kind: 'status', from: 'Active', to: 'Frozen' } as const;
  expect(resumedChange(frozen, user)).toEqual(freeze);
  expect(resumedChange({ kind: 'tier', from: 'Tier2', to: 'Tier1' }, user)).toEqual(lower);
  expect(resumedChange(frozen, { ...user, activityStatus: 'Limited' })).toBeUndefined();
  expect(resumedChange({ ...frozen, to: 'Active' }, user)).toBeUndefined();
  expect(resumedChange({ ...frozen, to: 'Melted' }, user)).toBeUndefined();
  expect(resumedChange({ kind: 'tier', from: 'Tier3', to: 'Tier1' }, user)).toBeUndefined();
  expect(resumedChange({ kind: 'tier', from: 'Tier2', to: 'Tier3' }, user)).toBeUndefined();
});

test('a change that did not arrive may be sent again', () => {
  expect(outcomeOf(freeze, found({}), 'me')).toBe('unchanged');
  expect(outcomeOf(lower, found({}), 'me')).toBe('unchanged');
});

test('a change that arrived is ours where the trail says so', () => {
  expect(outcomeOf(freeze, found({ activityStatus: 'Frozen' }, 'me'), 'me')).toBe('ours');
  expect(outcomeOf(lower, found({ complianceTier: 'Tier1' }, 'me', 'complianceTier'), 'me')).toBe(
    'ours',
  );
});

test('a change by another officer is not ours, and the trail says whose it is', () => {
  const theirs = found({ activityStatus: 'Frozen' }, 'other');
  expect(outcomeOf(freeze, theirs, 'me')).toBe('others');
  expect(outcomeOf(freeze, theirs, undefined)).toBe('others');
  expect(outcomeOf(freeze, found({ activityStatus: 'Banned' }, 'me'), 'me')).toBe('others');
  expect(lastEntryOf(freeze, theirs)?.actor).toBe('An officer');
});

test('the proof of an address was withdrawn, or not, or its entry is gone', () => {
  const entry = {
    id: '1',
    invalidatedAt: null,
    reproofAt: null,
    blockedAt: null,
  } as AddressBookEntry;
  const change: AccountChange = { kind: 'address', entry };
  const trail = found({}, 'me', 'invalidatedAt');
  expect(outcomeOf(change, { ...trail, address: entry }, 'me')).toBe('unchanged');
  const now = { ...entry, invalidatedAt: '2026-01-01' };
  expect(outcomeOf(change, { ...trail, address: now }, 'me')).toBe('ours');
  expect(outcomeOf(change, trail, 'me')).toBe('others');
});

test('the possible acts on an address follow from its state', () => {
  const entry = {
    proof: 'Signature',
    formSubmittedAt: null,
    invalidatedAt: null,
    reproofAt: null,
    blockedAt: null,
  } as AddressBookEntry;
  const withdrawn = { ...entry, invalidatedAt: '2026-01-01' };
  expect(actsOn(entry)).toEqual(['address', 'block']);
  expect(actsOn(withdrawn)).toEqual(['block']);
  expect(actsOn({ ...withdrawn, reproofAt: '2026-01-02' })).toEqual(['accept', 'address', 'block']);
  expect(actsOn({ ...withdrawn, blockedAt: '2026-01-02' })).toEqual(['lift']);
});

test('a block whose answer was lost is known by the trail', () => {
  const entry = { id: '1', blockedAt: null } as AddressBookEntry;
  const change: AccountChange = { kind: 'block', entry };
  const trail = found({}, 'me', 'blockedAt');
  expect(outcomeOf(change, { ...trail, address: entry }, 'me')).toBe('unchanged');
  const now = { ...entry, blockedAt: '2026-01-01' };
  expect(outcomeOf(change, { ...trail, address: now }, 'me')).toBe('ours');
});

test('an account is offered every status but its own, and only lower tiers', () => {
  expect(statusesFor({ activityStatus: 'Frozen' })).not.toContain('Frozen');
  expect(statusesFor({ activityStatus: 'Frozen' })).toContain('Active');
  expect(tiersBelow({ complianceTier: 'Tier2' })).toEqual(['Tier1', 'Tier0']);
  expect(tiersBelow({ complianceTier: 'Tier0' })).toEqual([]);
  expect(tiersBelow({ complianceTier: 'Unknown' })).toEqual([]);
});

test('a required sign-in is no refusal of the change', () => {
  expect(isSignInAsked(new ApiError('stepUp', { status: 401 }))).toBe(true);
  expect(isSignInAsked(new ApiError('http', { status: 403 }))).toBe(false);
});
