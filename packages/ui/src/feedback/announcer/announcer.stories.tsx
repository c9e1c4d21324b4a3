import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { announce, Announcer } from './announcer.tsx';

const meta = {
  title: 'Feedback/Announcer',
  component: Announcer,
  render: () => (
    <div className="flex gap-2">
      <Announcer />
      <Button onClick={() => announce('Order placed')}>Place</Button>
      <Button onClick={() => announce('Connection lost', 'assertive')}>Disconnect</Button>
    </div>
  ),
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Says: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = (urgency: string) => canvasElement.querySelector(`[aria-live='${urgency}']`);
    await userEvent.click(canvas.getByRole('button', { name: 'Place' }));
    await waitFor(() => expect(region('polite')).toHaveTextContent('Order placed'));
    // Repeated words must be a change, or they are not announced.
    const before = region('polite')?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Place' }));
    await waitFor(() => expect(region('polite')?.textContent).not.toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(region('assertive')).toHaveTextContent('Connection lost'));
  },
};
