import {
  noteStates,
  unmaskedFilters,
  unmaskedSorts,
  userRoles,
  userSorts,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { readUsersView, sortedBy, writeUsersView } from './users-view.ts';

const all = `role=${userRoles[0]}&note=${noteStates[0]}&from=2024-01-01&to=2024-02-01`;
const unmasked = 'country=Switzerland&riskFrom=2&valueFrom=1000';

test('office-review M13: users are filtered by role, note, country, risk, value and since when they are customers', () => {
  const view = readUsersView(`${all}&${unmasked}&sort=value.desc`, 'officer');
  expect(new URLSearchParams(writeUsersView(view)).size).toBe(8);
  expect(readUsersView('role=trader&riskFrom=5&valueFrom=12&from=soon', 'officer').filter).toEqual(
    {},
  );
});

test.each(['viewer', 'support'] as const)(
  'security-review 13: a %s asks for nothing that the exchange refuses where values are masked',
  (kind) => {
    const view = readUsersView(`${all}&${unmasked}&sort=value.desc%2Cuser.asc`, kind);
    expect(Object.keys(view.filter)).toEqual(['role', 'note', 'from', 'to']);
    expect(unmaskedFilters.filter((field) => field in view.filter)).toEqual([]);
    expect(view.sort).toEqual([{ column: 'user', direction: 'ascending' }]);
    const theirs = userSorts.filter((field) => !unmaskedSorts.includes(field));
    expect(sortedBy(kind)).toEqual(theirs);
  },
);
