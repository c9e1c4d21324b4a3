// @vitest-environment jsdom
import { createWorld, type World } from '@agio/sandbox/world';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SignedInWatch } from './session-effects.tsx';
import { InShell, routerAt } from '../../testing/in-shell.tsx';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { preferences } from '../../shared/storage/preferences.ts';
import { useChooseCurrency, useCurrency } from '../../shared/user/use-currency.ts';
import { useUser } from '../../shared/user/use-user.ts';

beforeEach(() => stubBrowser());
afterEach(() => {
  cleanup();
  preferences.set({ defaultFiatCurrency: undefined });
});

let choose: ReturnType<typeof useChooseCurrency>;
const hand = (chooser: typeof choose) => {
  choose = chooser;
};
function Shown() {
  const { currency } = useCurrency();
  const { standing } = useUser();
  hand(useChooseCurrency());
  return <output>{standing ? `${currency} ${standing.activityStatus}` : 'loading'}</output>;
}

function open({ client }: World) {
  const element = (
    <>
      <SignedInWatch />
      <Shown />
    </>
  );
  render(<InShell router={routerAt('/markets', element)} client={client} />);
}

const expectShown = (text: string) =>
  expect.poll(() => screen.getByRole('status').textContent, { timeout: 10_000 }).toBe(text);

test.each([
  ['newcomer', 'WaitingForData'],
  ['pending', 'WaitingForReview'],
  ['frozen', 'Frozen'],
])('the currency that %s chooses is still shown after a reload', async (id, status) => {
  const account = `${id}@agio.test`;
  open(createWorld({ account }));
  await expectShown(`CHF ${status}`);
  await act(() => choose('USD'));
  await expectShown(`USD ${status}`);
  cleanup();
  open(createWorld({ account }));
  await expectShown(`USD ${status}`);
  expect(preferences.getSnapshot().defaultFiatCurrency).toBe('USD');
});

test('the currency of an account that was held back goes to the exchange when it becomes active', async () => {
  const world = createWorld({ account: 'pending@agio.test' });
  open(world);
  await expectShown('CHF WaitingForReview');
  await act(() => choose('JPY'));
  await act(() =>
    world.clientOf('officer@agio.test').backOfficeCompliance.changeUserStatus({
      userId: 'pending',
      status: 'Active',
      comment: 'Both documents were read.',
      seenStatus: 'WaitingForReview',
    }),
  );
  await expectShown('JPY Active');
  const settings = () => world.clientOf('pending@agio.test').account.settings({});
  await waitFor(async () => expect((await settings()).data.currentCurrency).toBe('JPY'));
  await waitFor(() => expect(preferences.getSnapshot().defaultFiatCurrency).toBeUndefined());
  await expectShown('JPY Active');
});
