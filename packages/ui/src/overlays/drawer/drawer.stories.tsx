import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { oneOf } from '../../testing/arg-types.ts';
import {
  Drawer,
  DrawerBody,
  DrawerContent,
  DrawerFooter,
  DrawerTitle,
  DrawerTrigger,
} from './drawer.tsx';

/**
 * A surface at an edge: details beside a list (`end`), a menu (`start`), a sheet on a phone (`bottom`). The list behind
 * stays where it is. For a task of its own use a dialog or a page.
 */
const meta = {
  title: 'Overlays/Drawer',
  component: DrawerContent,
  argTypes: { side: oneOf(['end', 'start', 'bottom'], 'end') },
  args: { side: 'end' },
  render: (args) => (
    <Drawer>
      <DrawerTrigger asChild>
        <Button>Details</Button>
      </DrawerTrigger>
      <DrawerContent {...args}>
        <DrawerTitle>Order 7f3c-91ab</DrawerTitle>
        <DrawerBody>
          {Array.from({ length: 8 }, (_, line) => (
            <p key={line} className="m-0 pb-2">
              Filled 120 XCB at 6.4150 CTN
            </p>
          ))}
        </DrawerBody>
        <DrawerFooter>
          <Button variant="danger-soft">Cancel order</Button>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  ),
} satisfies Meta<typeof DrawerContent>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const End: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Details' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Order 7f3c-91ab' });
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};

export const Start: Story = {
  tags: ['picture'],
  args: { side: 'start' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await screen.findByRole('dialog');
  },
};

const onCancelOrder = fn();

/** The focus is on the sheet and not on its first button: an Enter too many cancels nothing. */
export const SafeBeginning: Story = {
  args: { side: 'bottom' },
  render: (args) => (
    <Drawer>
      <DrawerTrigger asChild>
        <Button>Details</Button>
      </DrawerTrigger>
      <DrawerContent {...args}>
        <DrawerTitle>Order 7f3c-91ab</DrawerTitle>
        <DrawerFooter>
          <Button variant="danger-soft" onClick={onCancelOrder}>
            Cancel order
          </Button>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  ),
  play: async ({ canvas, userEvent }) => {
    onCancelOrder.mockClear();
    canvas.getByRole('button', { name: 'Details' }).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Order 7f3c-91ab' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.keyboard('{Enter} ');
    await expect(onCancelOrder).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus();
  },
};

/** A sheet to fill in begins with its first field. */
export const WithField: Story = {
  args: { side: 'bottom' },
  render: (args) => (
    <Drawer>
      <DrawerTrigger asChild>
        <Button>Note</Button>
      </DrawerTrigger>
      <DrawerContent {...args}>
        <DrawerTitle>Note on this order</DrawerTitle>
        <DrawerBody>
          <TextField label="Note" />
        </DrawerBody>
        <DrawerFooter>
          <Button variant="primary">Save</Button>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Note' }));
    await screen.findByRole('dialog', { name: 'Note on this order' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  },
};

/** Pulled down by a quarter of its height it closes; pulled less, it comes back. */
export const Bottom: Story = {
  tags: ['picture'],
  args: { side: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await screen.findByRole('dialog');
    const handle = document.querySelector('[data-slot=drawer-handle]') as HTMLElement;
    const panel = document.querySelector('[data-slot=drawer-panel]') as HTMLElement;
    // There is no real pointer here to be captured.
    handle.setPointerCapture = () => undefined;
    const pull = async (by: number) => {
      await fireEvent.pointerDown(handle, { clientY: 100, pointerId: 1 });
      await fireEvent.pointerMove(handle, { clientY: 100 + by, pointerId: 1 });
      await expect(panel.style.translate).toBe(`0px ${by}px`);
      await fireEvent.pointerUp(handle, { clientY: 100 + by, pointerId: 1 });
    };
    await pull(20);
    await expect(panel.style.translate).toBe('');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await pull(Math.round(panel.offsetHeight / 2));
    await gone();
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await screen.findByRole('dialog');
  },
};
