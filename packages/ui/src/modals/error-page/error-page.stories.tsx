import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { ErrorPage, RELOAD_DELAY } from './error-page.tsx';

const meta = {
  title: 'Modals/Error page',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    onReload: fn(),
    actions: (
      <Button asChild>
        <a href="#markets">Go to Markets</a>
      </Button>
    ),
    reference: 'Reference 7f3c-91ab · November 20, 2026 at 11:30:24',
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Oops something went wrong!' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/client-side exception/);
  },
};

/** After half a second, and once however often it is pressed. */
export const Reloading: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reload' });
    const began = performance.now();
    // In one go, however busy the machine is.
    void fireEvent.click(button);
    void fireEvent.click(button);
    await expect(args.onReload).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(args.onReload).toHaveBeenCalled());
    await expect(performance.now() - began).toBeGreaterThanOrEqual(RELOAD_DELAY);
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Bare: Story = { args: { actions: undefined, reference: undefined } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
