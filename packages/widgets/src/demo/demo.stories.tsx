import { Button } from '@agio/ui/button';
import { toast } from '@agio/ui/toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { RequestStatus, useRequestNotices } from '../account/index.ts';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import { DemoPanel } from './demo-panel.tsx';

type Args = Omit<SandboxStageProps, 'children'>;

function Page() {
  const [open, setOpen] = useState(false);
  useRequestNotices();
  return (
    <div className="flex min-h-dvh items-start justify-between bg-canvas p-4 text-fg">
      <Button onClick={() => setOpen(true)}>Open the panel</Button>
      <RequestStatus onClick={() => undefined} />
      <DemoPanel open={open} onOpenChange={setOpen} />
    </div>
  );
}

/** Over a page of a host that is a demonstration. */
function DemoOnSandbox(stage: Args) {
  return (
    <SandboxStage {...stage}>
      <Page />
    </SandboxStage>
  );
}

const meta = {
  title: 'Screens/Demo panel',
  component: DemoOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'pending@agio.test', scenario: 'quiet', still: true, demo: true },
  // Removes the notices of the story before.
  beforeEach: () => {
    toast.dismiss();
  },
} satisfies Meta<typeof DemoOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const panelOf = async () => within(await screen.findByRole('dialog', { name: 'Demo panel' }));

/** The officer's part, pressed by the customer: more is asked for, then it is rejected; each is told at once. */
export const Decide: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Open the panel'));
    const panel = await panelOf();
    await expect(await panel.findByText('Tier 1 to Tier 2 · Pending for review')).toBeVisible();
    await userEvent.click(await panel.findByRole('button', { name: 'Ask for more' }));
    await expect(await panel.findByText('Tier 1 to Tier 2 · More data requested')).toBeVisible();
    await userEvent.type(
      panel.getByRole('textbox', { name: 'Comment, shown to the customer' }),
      'The statement is too old.',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Reject' }));
    await expect(await panel.findByText('Tier 1 to Tier 2 · Rejected')).toBeVisible();
    const told = within(await screen.findByRole('region', { name: 'Notifications' }));
    await expect(await told.findByText('Request was rejected')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'It has expired' }));
    await expect(await panel.findByText(/^Expired on/)).toBeVisible();
  },
};
/** If no request is open, the desk may open one. */
export const Open: Story = {
  args: { account: 'trader@agio.test' },
  globals: { ...at('phone'), scheme: 'light' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Open the panel'));
    const panel = await panelOf();
    await userEvent.click(await panel.findByRole('button', { name: 'Open the request' }));
    await expect(await panel.findByText('Name differs, to Tier 1 · Open')).toBeVisible();
    await userEvent.click(await panel.findByRole('button', { name: 'Cancel it' }));
    await expect(await panel.findByText('Name differs, to Tier 1 · Cancelled')).toBeVisible();
  },
};
/** An exchange that is no demonstration refuses it, and a staff account has nothing to press. */
export const NotADemonstration: Story = {
  args: { demo: false },
  globals: { ...at('small'), dir: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Open the panel'));
    await userEvent.click(await (await panelOf()).findByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Address not found.')).toBeVisible();
  },
};
export const OfStaff: Story = {
  args: { account: 'officer@agio.test' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Open the panel'));
    await expect(await (await panelOf()).findByText(/^This is a staff account/)).toBeVisible();
  },
};
