import { describe, expect, test } from 'vitest';
import { hasRole, newAccount } from '../accounts.ts';
import { demoAccounts, type DemoAccount } from '../catalog/accounts.ts';
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

describe('the back office', () => {
  const staff = routes.filter(({ endpoint }) => endpoint.backOffice === true);
  const rolesOf = {
    trader: undefined,
    newcomer: undefined,
    officer: 'ComplianceReviewer',
    viewer: 'TradeDataViewer',
    support: 'support',
    admin: 'admin',
  } as const;

  test('Y03 every call under the back-office prefix is marked as one', () => {
    for (const { endpoint } of routes) {
      expect(endpoint.backOffice === true).toBe(endpoint.path.startsWith('/back-api/'));
    }
    expect(staff.length).toBeGreaterThan(28);
  });

  test.each(Object.entries(rolesOf))(
    'Y04 %s is refused every call that is not for their role, before anything is read or done',
    async (name, role) => {
      const { as } = openWorld();
      const { send } = as(name);
      for (const { endpoint, id } of staff) {
        const path = endpoint.path.replaceAll(/\{\w+\}/g, 'nothing');
        const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {};
        const { status, text } = await send(endpoint.method, path, body);
        const allowed =
          role === 'admin' || (role !== undefined && (endpoint.roles ?? []).includes(role));
        expect({ id, forbidden: status === 403 && text.includes('Your role') }).toEqual({
          id,
          forbidden: !allowed,
        });
      }
    },
  );

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
