import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx';

/**
 * Several views of one subject, of which one is shown. For a choice of one value take a segmented control, for pages
 * links.
 *
 * ← → move and show, Home and End jump, Tab leads into the view.
 */
const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    defaultValue: 'open',
    className: 'w-[480px]',
    children: (
      <>
        <TabsList aria-label="Orders">
          <TabsTrigger value="open" count={5}>
            Open orders
          </TabsTrigger>
          <TabsTrigger value="history">Order history</TabsTrigger>
          <TabsTrigger value="trades" disabled>
            Trades
          </TabsTrigger>
          <TabsTrigger value="balances">Balances</TabsTrigger>
        </TabsList>
        <TabsContent value="open" className="p-4">
          Five open orders
        </TabsContent>
        <TabsContent value="history" className="p-4">
          What was filled
        </TabsContent>
        <TabsContent value="balances" className="p-4">
          What you hold
        </TabsContent>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Open orders/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Order history' })).toBeVisible();
    // The disabled one is passed over.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Balances' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Five open orders')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Balances' }));
    await expect(canvas.getByText('What you hold')).toBeVisible();
  },
};

/** Mirrored: the next tab is on the left, and the left arrow key leads to it. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab') as [HTMLElement, HTMLElement];
    await expect(second.getBoundingClientRect().right).toBeLessThan(
      first.getBoundingClientRect().left,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    // Round the end of the row.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Balances' })).toHaveFocus();
  },
};

/** Tabs without room scroll, without a bar. */
export const Narrow: Story = { args: { className: 'w-[240px]' } };

export const Matrix: Story = matrix(
  Tabs,
  { 'First shown': {}, 'Another shown': { defaultValue: 'balances' }, Narrow: Narrow.args },
  2,
);
