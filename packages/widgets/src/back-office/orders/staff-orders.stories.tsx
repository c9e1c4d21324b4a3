import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Orders',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'admin@agio.test',
    address: '/admin/orders?userId=trader&status=Open',
    still: true,
  },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const gridOf = (canvas: Canvas) => canvas.findByRole('grid', { name: 'Orders of all users' });
const rowsShown = async (canvas: Canvas) => {
  const heads = await canvas.findAllByRole('rowheader');
  await expect(heads.length).toBeGreaterThan(0);
  return heads;
};
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** Filters of the address are shown as chips, and applied to the list. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await gridOf(canvas);
    await rowsShown(canvas);
    await expect(canvas.queryByText('Filled', { selector: '[data-slot=status-pill]' })).toBeNull();
    const chip = canvas.getByRole('button', { name: 'Remove filter: Status: Open' });
    await userEvent.click(chip);
    await expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
      'data-address',
      '/admin/orders?userId=trader',
    );
    await expectFits();
  },
};
export const Light: Story = {
  globals: { ...at('desk'), scheme: 'light' },
  play: async ({ canvas }) => {
    await rowsShown(canvas);
  },
};
export const Tablet: Story = {
  globals: at('tablet'),
  play: async ({ canvas }) => {
    await rowsShown(canvas);
    await expectFits();
  },
};

/** Cards; on the smallest phone nothing scrolls sideways. */
export const Phone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    // The placeholders are a list too, which goes.
    await waitFor(() => {
      const list = within(canvas.getByRole('list', { name: 'Orders of all users' }));
      return expect(list.getAllByRole('link').length).toBeGreaterThan(0);
    });
    await expectFits();
  },
};
export const Narrow: Story = { ...Phone, globals: at('small') };
export const RightToLeft: Story = { ...Light, globals: { ...at('desk'), dir: 'rtl' } };

/** `j` and `k` move through the rows, Enter opens one, Escape closes it; each has an address. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = await rowsShown(canvas);
    await userEvent.keyboard('j');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('jjk');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog');
    await expect(within(drawer).getByText('Lena Keller')).toBeVisible();
    const address = () =>
      canvasElement.querySelector('[data-address]')?.getAttribute('data-address');
    await expect(address()).toMatch(/^\/admin\/orders\/[^?]+\?status=Open&userId=trader$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/orders?status=Open&userId=trader'));
  },
};

/** The drawer has the fills, which a list has not: as the customer reads them. */
export const Fills: Story = {
  args: { address: '/admin/orders?userId=trader&status=Filled' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await rowsShown(canvas);
    await userEvent.click(first!);
    const drawer = within(await screen.findByRole('dialog'));
    await expect((await drawer.findAllByText(/ · (Maker|Taker)$/))[0]).toBeVisible();
  },
};

/** The exchange sorts all of them, by several columns with Shift; the address has the order. */
export const Sorted: Story = {
  args: { address: '/admin/orders?type=Limit' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowsShown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    const address = () =>
      canvasElement.querySelector('[data-address]')?.getAttribute('data-address');
    await waitFor(() => expect(address()).toBe('/admin/orders?type=Limit&sort=price.desc'));
    const highest = () =>
      canvas.getAllByRole('row')[1]?.querySelector('[data-grid-cell=price]')?.textContent;
    await waitFor(() => expect(highest()).toMatch(/^[\d,]{5,}/));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', { name: 'Time' }));
    await userEvent.keyboard('{/Shift}');
    await waitFor(() =>
      expect(address()).toBe('/admin/orders?type=Limit&sort=price.desc%2Ctime.desc'),
    );
    await expect(
      canvas.getByRole('columnheader', { name: /^Time.* sorted 2 of 2$/ }),
    ).toHaveAttribute('aria-sort', 'descending');
  },
};

/** office-review M14: orders are found by the name of who placed them, their e-mail, or the beginning of an order's id. */
export const Searched: Story = {
  args: { address: '/admin/orders' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowsShown(canvas);
    const search = canvas.getByRole('searchbox', { name: 'Order ID, name or e-mail' });
    await userEvent.type(search, 'lena keller');
    const cells = (column: string) =>
      [...canvasElement.querySelectorAll(`[data-row] [data-grid-cell=${column}]`)].map(
        (cell) => cell.textContent,
      );
    await waitFor(() => expect(new Set(cells('user'))).toEqual(new Set(['Lena Keller'])));
    await expect(canvas.getByText(/^1–(\d+) of \1$/)).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'nobody at all');
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
};

/** A reason, then a second look; what is cancelled leaves the list, and it is said how many. */
export const Cancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = (await rowsShown(canvas)).length;
    const [one, two] = canvas.getAllByRole('checkbox', { name: /^Select: / });
    await userEvent.click(one!);
    await userEvent.click(two!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel 2 orders' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Asked by phone');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const second = within(await screen.findByRole('alertdialog'));
    await expect(second.getByText(/Asked by phone/)).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'Cancel 2 orders' }));
    await expect(await canvas.findByText('2 orders cancelled')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(before - 2));
  },
};

/** A refusal is said where the reason was typed, and the reason stays. */
export const Refused: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeTrading.cancelOrder', failWith: { status: 409 } }),
  },
  play: async ({ canvas, userEvent }) => {
    await rowsShown(canvas);
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select: / })[0]!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Asked by phone');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const second = within(await screen.findByRole('alertdialog'));
    await userEvent.click(second.getByRole('button', { name: 'Cancel order' }));
    await expect(await screen.findByText('1 order was not cancelled')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Asked by phone');
  },
};

/** Others of the staff read, and are offered nothing that the exchange would refuse. */
export const ReadByViewer: Story = {
  args: { account: 'viewer@agio.test' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await rowsShown(canvas);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(first!);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  },
};

/** An address of an order that is not in the list is looked up; where there is none, it says so. */
export const Missing: Story = {
  args: { address: '/admin/orders/nothing?userId=trader' },
  play: async () => {
    await expect(await screen.findByText('Not found')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { address: '/admin/orders?userId=nobody' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No matches')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear!);
    await rowsShown(canvas);
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeTrading.orders', latencyMs: 600_000 }),
  },
  play: async ({ canvas }) => {
    await expect(await gridOf(canvas)).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeTrading.orders', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The orders could not be loaded')).toBeVisible();
  },
};

export const NotAllowed: Story = {
  args: { account: 'trader@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  },
};

/** A file that arrives for ever after its first megabytes. */
const longFile = () => {
  const part = new TextEncoder().encode('id,user\n'.repeat(200_000));
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(part) });
  return new Response(body, { headers: { 'content-type': 'text/csv' } });
};

/** While a file arrives its size grows, and the button that began it cancels it. */
export const Exporting: Story = {
  args: {
    answer: (request) => (request.url.endsWith('/orders.csv') ? longFile() : undefined),
  },
  play: async ({ canvas, userEvent }) => {
    await rowsShown(canvas);
    const button = canvas.getByRole('button', { name: 'Export CSV' });
    await userEvent.click(button);
    await expect(await canvas.findByText('1.53 MB')).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('Cancel export');
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText('The export was cancelled. Nothing was saved.'),
    ).toBeVisible();
    await expect(button).toHaveTextContent('Export CSV');
    await expectFits();
  },
};
