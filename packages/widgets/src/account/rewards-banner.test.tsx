// @vitest-environment jsdom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { useRewards } from '@agio/api-client/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { stubBrowser } from '../testing/stub-browser.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { RewardsBanner } from './rewards-banner.tsx';

configure({ asyncUtilTimeout: 30_000 });
beforeEach(() => stubBrowser());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Loaded = () => useRewards().data && <p>Rewards are here</p>;

const page = (props: SandboxStageProps & { opened: (id: string, byItself: boolean) => void }) => (
  <SandboxStage still account="trader@agio.test" {...props}>
    <RewardsBanner opensByItself onOpen={props.opened} />
    <Loaded />
  </SandboxStage>
);

test('the claim opens by itself once, ever; rewards that are hidden for now are back on the next day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
  const storage = memoryStorage();
  const opened = vi.fn<(id: string, byItself: boolean) => void>();
  const visit = () => render(page({ storage, opened }));
  const first = visit();
  fireEvent.click(await screen.findByRole('button', { name: 'Hide for now' }));
  expect(screen.queryByRole('button', { name: 'Hide for now' })).toBeNull();
  expect(opened).toHaveBeenCalledExactlyOnceWith(expect.any(String), true);
  first.unmount();

  const second = visit();
  await screen.findByText('Rewards are here');
  expect(screen.queryByRole('button', { name: 'Hide for now' })).toBeNull();
  second.unmount();

  vi.setSystemTime(new Date(2026, 10, 23, 9));
  visit();
  fireEvent.click(await screen.findByRole('button', { name: 'Learn more' }));
  expect(opened.mock.calls.map(([, byItself]) => byItself)).toEqual([true, false]);
});

function Claimed() {
  const [reward, setReward] = useState<string>();
  return (
    <>
      <RewardsBanner onOpen={setReward} />
      {reward === undefined ? null : (
        <ClaimDialog reward={reward} open onOpenChange={(open) => !open && setReward(undefined)} />
      )}
    </>
  );
}

test('a reward whose claim was lost is claimed at the second try, and the dialog closes by itself', async () => {
  render(
    <SandboxStage
      still
      account="trader@agio.test"
      break={(sandbox) =>
        sandbox.faults.set({ endpoint: 'rewards.claim', lose: 'answer', times: 1 })
      }
    >
      <Claimed />
    </SandboxStage>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Learn more' }));
  await screen.findByRole('dialog', { name: 'Claim USDC' });
  const claim = () => act(() => screen.getByRole('button', { name: 'Claim Rewards' }).click());
  claim();
  await screen.findByRole('alert');
  claim();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
