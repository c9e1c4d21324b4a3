import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import { Privacy, Terms } from './legal.tsx';

type Args = Omit<SandboxStageProps, 'children'> & { page: 'terms' | 'privacy' };

function LegalOnSandbox({ page, ...stage }: Args) {
  const Page = page === 'terms' ? Terms : Privacy;
  return (
    <SandboxStage {...stage} links={{ support: '/user/support' }}>
      <div className="min-h-dvh bg-canvas text-fg">
        <Page brand="Agio" />
      </div>
    </SandboxStage>
  );
}

/** Terms and privacy notice that ship, marked as examples. */
const meta = {
  title: 'Screens/Legal',
  component: LegalOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: { scenario: 'quiet', still: true, page: 'terms' },
} satisfies Meta<typeof LegalOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TermsOfService: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Terms of Service', level: 1 });
    await expect(canvas.getByText(/^This is an example and binds no one\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Contact support/ })).toHaveAttribute(
      'href',
      '/user/support',
    );
  },
};

export const PrivacyPolicy: Story = { args: { page: 'privacy' } };

export const OnPhone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Terms of Service', level: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
