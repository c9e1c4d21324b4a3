import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { DeskGroup, type DeskLayout, DeskPanel, DeskSeparator } from './desk-panels.tsx';

/**
 * The frame of a trading desk. Sizes are remembered in the unit of each panel's default: px keep their size in a larger
 * window, percent grow with it.
 *
 * | Key on a line | Does |
 * | --- | --- |
 * | arrow keys | move it, the way they point |
 * | Home, End | the panel as small, as large as it goes |
 *
 * Not for a page that scrolls: panels need a group with a height or width of its own.
 */
const meta = {
  title: 'Trading/Desk panels',
  component: DeskGroup,
  parameters: { layout: 'fullscreen' },
  args: { onSizesChange: fn() },
} satisfies Meta<typeof DeskGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const value = (line: HTMLElement) => Number(line.getAttribute('aria-valuenow'));
const sized = async (line: HTMLElement, px: number) => waitFor(() => expect(value(line)).toBe(px));

/** Drags a line as a pointer does. */
async function drag(line: HTMLElement, [x, y]: [number, number]) {
  const { left, top } = line.getBoundingClientRect();
  const at = { pointerId: 1, button: 0, isPrimary: true, bubbles: true };
  // The browser refuses to capture a pointer that is not there.
  line.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(line, { ...at, clientX: left, clientY: top });
  await fireEvent.pointerMove(line, { ...at, clientX: left + x / 2, clientY: top + y / 2 });
  await fireEvent.pointerMove(line, { ...at, clientX: left + x, clientY: top + y });
  await fireEvent.lostPointerCapture(line, at);
}

/** The line is a separator with a value: keys and pointer move it within the limits, a double click restores it. */
export const Resizable: Story = {
  render: (args) => (
    <div className="h-80 w-full text-fg">
      <DeskGroup {...args} orientation="vertical">
        <DeskPanel id="chart" minSize={80}>
          <p className="p-4">Chart</p>
        </DeskPanel>
        <DeskSeparator label="Resize the orders panel" grip />
        <DeskPanel id="orders" defaultSize={120} minSize={60}>
          <p className="p-4">Orders</p>
        </DeskPanel>
      </DeskGroup>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('separator');
    await sized(line, 120);
    await expect(line).toHaveAttribute('aria-orientation', 'horizontal');
    await expect(line).toHaveAttribute('aria-valuemin', '60');
    // 320 less the line and the least chart.
    await expect(line).toHaveAttribute('aria-valuemax', '239');

    line.focus();
    await userEvent.keyboard('{ArrowUp}');
    await sized(line, 136);
    await expect(args.onSizesChange).toHaveBeenLastCalledWith({ orders: 136 });
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{ArrowDown}');
    await sized(line, 120);
    await userEvent.keyboard('{Home}');
    await sized(line, 60);
    await userEvent.keyboard('{End}');
    await sized(line, 239);

    await drag(line, [0, 40]);
    await sized(line, 199);
    await expect(args.onSizesChange).toHaveBeenLastCalledWith({ orders: 199 });
    await drag(line, [0, 900]);
    await sized(line, 60);
    await userEvent.dblClick(line);
    await sized(line, 120);
    await expect(args.onSizesChange).toHaveBeenLastCalledWith({});
  },
};

function Columns(props: React.ComponentProps<typeof DeskGroup>) {
  return (
    <div className="h-60 w-[900px] text-fg">
      <DeskGroup {...props} className="h-full">
        <DeskPanel id="left" minSize={300}>
          <p className="p-4">Chart</p>
        </DeskPanel>
        <DeskSeparator label="Resize the order book" />
        <DeskPanel id="book" defaultSize="20%" minSize={120}>
          <p className="p-4">Order book</p>
        </DeskPanel>
        <DeskSeparator label="Resize the ticket" />
        <DeskPanel id="ticket" defaultSize={200} minSize={160} maxSize={260}>
          <p className="p-4">Ticket</p>
        </DeskPanel>
      </DeskGroup>
    </div>
  );
}

/** Remembered sizes apply from the start; px and percent each in their own unit. */
export const Remembered: Story = {
  args: { sizes: { book: 25.5, ticket: 240 } },
  render: Columns,
  play: async ({ args, canvas, userEvent }) => {
    const [book, ticket] = canvas.getAllByRole('separator') as [HTMLElement, HTMLElement];
    await sized(ticket, 240);
    await sized(book, 230);
    ticket.focus();
    await userEvent.keyboard('{ArrowLeft}');
    // No further than the largest.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await sized(ticket, 260);
    book.focus();
    await userEvent.keyboard('{ArrowRight}');
    await sized(book, 214);
    await expect(args.onSizesChange).toHaveBeenLastCalledWith({ book: 23.8, ticket: 260 });
  },
};

/** Sizes that are given anew take over: a layout is reset, or changed in another tab. */
export const Reset: Story = {
  render: function Resettable(args) {
    const [sizes, setSizes] = useState<DeskLayout>({ ticket: 240 });
    return (
      <>
        <button type="button" onClick={() => setSizes({})}>
          Reset
        </button>
        <Columns {...args} sizes={sizes} onSizesChange={setSizes} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [, ticket] = canvas.getAllByRole('separator') as [HTMLElement, HTMLElement];
    await sized(ticket, 240);
    ticket.focus();
    await userEvent.keyboard('{ArrowRight}');
    await sized(ticket, 224);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await sized(ticket, 200);
  },
};

/** Mirrored: the ticket is on the left, and a separator still follows the arrow key or the pointer. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  render: Columns,
  play: async ({ canvas, userEvent }) => {
    const [, ticket] = canvas.getAllByRole('separator') as [HTMLElement, HTMLElement];
    await sized(ticket, 200);
    const at = () => ticket.getBoundingClientRect().left;
    const before = at();
    ticket.focus();
    await userEvent.keyboard('{ArrowRight}');
    await sized(ticket, 216);
    await expect(at()).toBeGreaterThan(before);
    await drag(ticket, [-30, 0]);
    await sized(ticket, 186);
    await expect(at()).toBeLessThan(before);
  },
};
