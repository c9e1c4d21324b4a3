// @vitest-environment jsdom
import { useRewards } from '@agio/api-client/react';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InShell, routerAt } from '../../testing/in-shell.tsx';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { useDialogs } from './use-dialogs.ts';

configure({ asyncUtilTimeout: 30_000 });
beforeEach(() => stubBrowser());
afterEach(cleanup);

function First() {
  const { data } = useRewards();
  const { open } = useDialogs();
  const [reward] = data ?? [];
  return reward ? (
    <button type="button" onClick={() => open('claim', { reward: reward.id })}>
      {reward.amount}
    </button>
  ) : null;
}

test('a reward whose claim was lost is claimed at the second try, and the dialog closes by itself', async () => {
  const router = routerAt('/markets', <First />);
  render(
    <InShell
      router={router}
      account="trader@agio.test"
      break={(sandbox) =>
        sandbox.faults.set({ endpoint: 'rewards.claim', lose: 'answer', times: 1 })
      }
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: '96.7' }));
  await screen.findByRole('dialog', { name: 'Claim USDC' });
  const claim = () => act(() => screen.getByRole('button', { name: 'Claim Rewards' }).click());
  claim();
  await screen.findByRole('alert');
  claim();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});
