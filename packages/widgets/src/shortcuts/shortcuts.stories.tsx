import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import { ShortcutsDialog } from './index.ts';

const meta = {
  title: 'Screens/Keyboard shortcuts',
  component: (props: SandboxStageProps) => (
    <SandboxStage {...props}>
      <div className="min-h-dvh bg-canvas">
        <ShortcutsDialog open onOpenChange={() => undefined} searchKeys="Ctrl K" />
      </div>
    </SandboxStage>
  ),
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true },
} satisfies Meta<SandboxStageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

export const OfTraders: Story = {
  play: async () => {
    await expect(within(await dialog()).getByText('Go to the order amount')).toBeVisible();
    await expect(screen.queryByText('Back office')).toBeNull();
  },
};

/** Officers have the keys of their queue besides. */
export const OfOfficers: Story = {
  args: { account: 'officer@agio.test' },
  play: async () => {
    await expect(
      await within(await dialog()).findByRole('region', { name: 'Back office' }),
    ).toBeInTheDocument();
    const viewer = within(await dialog()).getByRole('region', { name: /^Document of a case/ });
    await expect(within(viewer).getByText('Turn')).toBeInTheDocument();
    await expect(screen.getByText('Ctrl Enter')).toBeInTheDocument();
  },
};

export const Phone: Story = { ...OfTraders, globals: at('small') };
