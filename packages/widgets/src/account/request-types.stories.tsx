import { requestTypes } from '@agio/api-client';
import type { Sandbox } from '@agio/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestStatus } from './request-status.tsx';

type RequestType = (typeof requestTypes)[number];

/** The button of a header and its dialog. */
function RequestOnSandbox(stage: Omit<SandboxStageProps, 'children' | 'onFollow'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SandboxStage {...stage}>
      <div className="flex min-h-40 w-full justify-end bg-canvas p-4">
        <RequestStatus onClick={() => setOpen(true)} />
      </div>
      <RequestDialog open={isOpen} onOpenChange={setOpen} />
    </SandboxStage>
  );
}

/** Each kind of request as its owner reads it: of a risk or a suspicion they are not told. */
const meta = {
  title: 'Screens/Requests by type',
  component: RequestOnSandbox,
  parameters: { layout: 'fullscreen' },
  args: {
    account: 'tier1@agio.test',
    still: true,
    demo: true,
    links: { support: '/user/support' },
  },
} satisfies Meta<typeof RequestOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The desk opens a request of its own, as an officer does. */
const opened = (requestType: RequestType) => (sandbox: Sandbox) =>
  void sandbox.fetch(
    new Request('http://exchange.test/frontoffice/api/v1/demo', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandbox.issueToken('tier1@agio.test')}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify({
        act: { kind: 'open', requestType, comment: 'Please send a document of this year.' },
      }),
    }),
  );

const of = (requestType: RequestType, words: string): Story => ({
  args: { break: opened(requestType) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Provide more data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your request is open' }));
    await expect(await dialog.findByText(words)).toBeVisible();
    await expect(dialog.getByText('Please send a document of this year.')).toBeVisible();
    await expect(dialog.queryByText(/risk|suspicious/i)).not.toBeInTheDocument();
  },
});

export const NameDiscrepancyToTier1 = of('NameDiscrepancyToTier1', 'Your name differs, Tier 1');
export const HighRiskToTier2 = of('HighRiskToTier2', 'Additional check, Tier 2');
export const Tier1ToTier2 = of('Tier1ToTier2', 'Tier 1 to Tier 2');
export const Tier1ToTier3 = of('Tier1ToTier3', 'Tier 1 to Tier 3');
export const Tier2ToTier3 = of('Tier2ToTier3', 'Tier 2 to Tier 3');
export const SuspiciousToTier1 = of('SuspiciousToTier1', 'Check of your account, Tier 1');
export const Downgrade = of('Downgrade', 'To a lower tier');
