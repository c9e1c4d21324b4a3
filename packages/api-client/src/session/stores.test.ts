import { describe, expect, test, vi } from 'vitest';
import type { UserInformation } from '../contract/index.ts';
import { storageKeys } from './storage-keys.ts';
import { reportOnce } from '../lib/stored-value.ts';
import { MemoryStorage } from '../lib/memory-storage.ts';
import { brokenStorage } from './testing/memory-storage.ts';
import type { SessionFixture } from './testing/session-fixture.ts';
import { eachWithClock, settle } from './testing/session-test.ts';
import { createUserInformationStore } from '../account/user-information.ts';

let fixture: SessionFixture;

eachWithClock((fresh) => (fixture = fresh));

const user: UserInformation = {
  id: 'u1',
  coreId: null,
  email: 'ada@agio.test',
  displayName: 'Ada',
  verificationLevel: 2,
  roles: [],
  complianceTier: 'Tier2',
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
  documentExpirationDate: null,
  lastRequest: { id: 'r1', status: 'Open' },
};

describe('storage that does not work', () => {
  test.each([
    ['text that is not JSON', '{"accessToken":'],
    ['JSON of another shape', '{"accessToken":1}'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a polluted prototype', '{"__proto__":{"accessToken":"a"}}'],
    [
      'an ID token that is none',
      '{"accessToken":"a","refreshToken":"r","idToken":"x.y.z","issuedAt":1,"expiresIn":600}',
    ],
    [
      'a lifetime that is none',
      `{"accessToken":"a","refreshToken":"r","idToken":"x","issuedAt":1,"expiresIn":"long"}`,
    ],
  ])('T35 %s in storage counts as signed out, is reported once, and removed', async (_, text) => {
    fixture.browser.items.set(storageKeys.tokens, text);
    const problems: string[] = [];
    const { session, navigations } = fixture.open({
      onStorageProblem: (problem) => problems.push(problem),
    });
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', generation: 0 });
    expect(await session.accessToken()).toBeUndefined();
    expect(problems).toEqual(['corrupt']);
    expect(fixture.browser.items.has(storageKeys.tokens)).toBe(false);
    expect(navigations).toEqual([]);
  });

  test('T35 storage that may not be touched at all counts as signed out, without a crash', async () => {
    const problems: string[] = [];
    const { session } = fixture.open({
      onStorageProblem: (problem) => problems.push(problem),
      environment: {
        localStorage: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    });
    expect(await session.accessToken()).toBeUndefined();
    expect(problems).toEqual(['unavailable']);
  });

  test.each([
    ['full', 'QuotaExceededError', { onlyWrites: true }],
    ['unavailable', 'SecurityError', {}],
  ] as const)(
    'T35 with storage %s a sign-in lives in this tab, and renews',
    async (problem, name, how) => {
      vi.useRealTimers();
      vi.stubGlobal('fetch', fixture.provider.fetch);
      const problems: string[] = [];
      const storage = brokenStorage(name, how);
      const { session, tab } = fixture.open({
        onStorageProblem: (found) => problems.push(found),
        environment: { localStorage: () => storage },
      });
      await session.signIn();
      await session.completeSignIn(fixture.provider.signInAs('ada', tab.redirects[0] ?? ''));
      expect(await session.accessToken()).toBe('access-2');
      expect(await session.handleUnauthorized(1)).toBe('retry');
      expect(await session.accessToken()).toBe('access-3');
      expect(problems).toEqual([problem]);

      void session.signOut();
      expect(session.getSnapshot().status).toBe('anonymous');
      expect(await session.accessToken()).toBeUndefined();
      vi.unstubAllGlobals();
    },
  );

  test('T35 storage that fills up during the session: the session goes on, old tokens do not stay behind', async () => {
    const { session, tab } = fixture.expired();
    const storage = tab.environment.localStorage();
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await session.accessToken()).toBe('access-2');
    expect(fixture.kept).toBeUndefined();
    tab.show();
    expect(await session.accessToken()).toBe('access-2');
    expect(session.getSnapshot().status).toBe('usable');
  });

  test('T35 storage that fails to read during the session does not sign out', async () => {
    const { session, tab } = fixture.signedIn();
    vi.spyOn(tab.environment.localStorage(), 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    tab.show();
    await settle(0);
    expect(session.getSnapshot().status).toBe('usable');
    expect(await session.accessToken()).toBe('access-1');
  });

  test('a problem is reported once, whatever follows', () => {
    const heard: string[] = [];
    const report = reportOnce((problem) => heard.push(problem));
    report('full');
    report('corrupt');
    expect(heard).toEqual(['full']);
  });
});

describe('user information', () => {
  const open = (storage = new MemoryStorage()) => ({
    storage,
    store: createUserInformationStore({ storage: () => storage }),
  });
  const kept = (storage: Storage) => storage.getItem(storageKeys.userInformation);

  test('a reload finds what was known of the same user', () => {
    const { storage, store } = open();
    store.setUser('ada');
    store.set(user);
    const reloaded = open(storage).store;
    reloaded.setUser('ada');
    expect(reloaded.getSnapshot()).toMatchObject({ id: 'u1', complianceStep: 'Trading' });
  });

  test('T36 a duplicated tab drops the storage of a dead session', () => {
    const { storage, store } = open();
    store.setUser('ada');
    store.set(user);
    const duplicate = open(
      new MemoryStorage(new Map([[storageKeys.userInformation, kept(storage) ?? '']])),
    );
    expect(duplicate.store.getSnapshot()).toBeUndefined();
    duplicate.store.setUser(undefined);
    expect(duplicate.store.getSnapshot()).toBeUndefined();
    expect(kept(duplicate.storage)).toBeNull();
  });

  test('T36 data stored for one user is never shown to another', () => {
    const { storage, store } = open();
    store.setUser('ada');
    store.set(user);
    const other = open(storage).store;
    other.setUser('bob');
    expect(other.getSnapshot()).toBeUndefined();
    expect(kept(storage)).toBeNull();
  });

  test('setting user information keeps the existing compliance step', () => {
    const { store } = open();
    store.setUser('ada');
    store.set({ ...user, complianceStep: 'FormA' });
    store.set({ ...user, complianceStep: 'Trading', verificationLevel: 3 });
    expect(store.getSnapshot()).toMatchObject({ complianceStep: 'FormA', verificationLevel: 3 });
    store.setComplianceStep('Trading');
    expect(store.getSnapshot()?.complianceStep).toBe('Trading');
  });

  test('the last request can be marked as waiting here', () => {
    const { store } = open();
    store.setUser('ada');
    store.set(user);
    store.markLastRequestPending();
    expect(store.getSnapshot()?.lastRequest).toEqual({ id: 'r1', status: 'PendingForReview' });
  });

  test('S10 only the fields of the specification are stored: no name, no address', () => {
    const { storage, store } = open();
    store.setUser('ada');
    store.set({ ...user, extra: 'x' } as UserInformation);
    const record = JSON.parse(kept(storage) ?? '') as { information: object };
    expect(Object.keys(record.information).toSorted()).toEqual([
      'activityStatus',
      'complianceStep',
      'complianceTier',
      'coreId',
      'documentExpirationDate',
      'id',
      'isFrozen',
      'isTerminated',
      'lastRequest',
      'roles',
      'verificationLevel',
    ]);
  });

  test('an answer that arrives after the end of the session is not kept', () => {
    const { storage, store } = open();
    store.setUser('ada');
    store.setUser(undefined);
    store.set(user);
    expect(store.getSnapshot()).toBeUndefined();
    expect(kept(storage)).toBeNull();
  });
});
