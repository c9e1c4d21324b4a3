import { describe, expect, test } from 'vitest';
import { hasRole, newAccount } from '../accounts.ts';
import { demoAccounts, type DemoAccount } from '../catalog/demo-accounts.ts';
import { memoryStore } from '../store/store.ts';
import { openWorld } from '../testing/caller.ts';
import { handlers } from './handlers/index.ts';
import { routes } from './routes.ts';

test('Y01 every call of the contract has a handler, and no handler is of a call that is none', () => {
  const calls = routes.map(({ id }) => id);
  expect(calls.length).toBeGreaterThan(75);
  const handled = Object.entries(handlers).flatMap(([area, own]) =>
    Object.keys(own).map((name) => `${area}.${name}`),
  );
  expect(handled.toSorted()).toEqual(calls.toSorted());
});

test('Y02 no two calls have the same method and address', () => {
  const addresses = routes.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/\{\w+\}/g, '{}')}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('S35 no call that is a GET changes anything, but for the two that the specification has so, and the line of the trail that an export or a look at a case leaves', async () => {
  const commits: string[] = [];
  const store = memoryStore();
  const { as } = openWorld({
    store: {
      ...store,
      commit(writes) {
        commits.push(...writes.map(({ table }) => table));
        store.commit(writes);
      },
    },
  });
  const queries: Record<string, string> = {
    'ramp.paymentMethods': '?country=CH&currency=CHF',
    'ramp.quotes': '?country=CH&currency=CHF&asset=BTC&side=Buy&paymentMethod=card&fiatAmount=200',
    'swap.quote': '?fromAsset=USDC&toAsset=BTC&fromAmount=100',
    'wallet.checkAllowance':
      '?asset=BTC&network=bitcoin&address=bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'marketData.history': '?resolution=1h',
    'account.profile': '?referralCode=746GWCJA',
    'compliance.nextStep': '?targetTier=Tier3',
    'history.balances': '?before=2026-11-01T00:00:00.000Z',
    'backOfficeCaseFile.read': '?userId=trader',
    'backOfficeCompliance.notes': '?userId=trader',
    'portfolio.history': '?range=1M',
    'referral.earnings': '?range=1M',
  };
  const ids: Record<string, string> = {
    'marketData.history': 'XCB-CTN',
    'marketData.trends': 'CHF',
  };
  const unsafe = routes.filter(({ endpoint }) => endpoint.unsafe === true).map(({ id }) => id);
  expect(unsafe.toSorted()).toEqual(['compliance.submit', 'swap.execute']);
  commits.length = 0;
  const traced: string[] = [];
  const answered: Record<string, number> = {};
  for (const { id, endpoint } of routes.filter(({ endpoint }) => endpoint.method === 'GET')) {
    if (endpoint.unsafe === true) continue;
    const path = endpoint.path.replaceAll(/\{\w+\}/g, ids[id] ?? 'nothing') + (queries[id] ?? '');
    const { status } = await as(endpoint.backOffice ? 'admin' : 'trader').send('GET', path);
    answered[id] = status;
    if (commits.includes('audit')) traced.push(id);
    const isTraced = commits.includes('audit');
    const others = commits.filter((table) => !isTraced || (table !== 'audit' && table !== 'lists'));
    expect({ id, others }).toEqual({ id, others: [] });
    commits.length = 0;
  }
  expect(traced.toSorted()).toEqual([
    'backOfficeApiKeys.csv',
    'backOfficeAudit.csv',
    'backOfficeCaseFile.read',
    'backOfficeStaff.csv',
    'backOfficeTrading.transfersCsv',
    'backOfficeUsers.csv',
    'backOfficeWallets.reservesCsv',
    'backOfficeWithdrawals.csv',
  ]);
  // An id that does not exist, and nothing else, was refused.
  const refused = Object.entries(answered).filter(([, status]) => status !== 200);
  expect(refused.map(([id, status]) => `${id} ${status}`).toSorted()).toEqual([
    'addressBook.entry 404',
    'addressBook.transfers 404',
    'backOfficeAnnouncements.details 404',
    'backOfficeStaff.details 404',
    'backOfficeWallets.balances 404',
    'backOfficeWallets.history 404',
    'backOfficeWallets.reserveHistory 404',
    'backOfficeWallets.sponsor 404',
    'backOfficeWithdrawals.details 404',
    'files.download 404',
    'ownership.form 404',
  ]);
});

describe('the back office', () => {
  const staff = routes.filter(({ endpoint }) => endpoint.backOffice === true);
  test('Y03 every call under the back-office prefix is marked as one', () => {
    for (const { endpoint } of routes) {
      expect(endpoint.backOffice === true).toBe(endpoint.path.startsWith('/back-api/'));
    }
    expect(staff.length).toBeGreaterThan(28);
  });

  test('Y05 roles are compared without regard to case, and an unknown one grants nothing', () => {
    const [officer] = demoAccounts.filter(({ id }) => id === 'officer');
    const grants = (role: string) => {
      const information = { ...officer?.information, roles: [role] } as DemoAccount['information'];
      const person = { id: 'x', email: 'x@agio.test', displayName: 'X', information };
      return hasRole(newAccount(person, 0), 'ComplianceReviewer');
    };
    expect(['COMPLIANCEREVIEWER', 'compliancereviewer', 'Reviewer', ''].map(grants)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
