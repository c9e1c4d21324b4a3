import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SandboxStage } from '../testing/sandbox-stage.tsx';
import { Arriving } from './arriving.tsx';

/** A dialog whose code is on its way, once that takes longer than a blink. */
const meta = {
  title: 'Screens/Dialog on its way',
  component: Arriving,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <SandboxStage still>
      <div className="min-h-60 bg-canvas" data-widget>
        <Arriving />
      </div>
    </SandboxStage>
  ),
} satisfies Meta<typeof Arriving>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening…')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening…');
  },
};
