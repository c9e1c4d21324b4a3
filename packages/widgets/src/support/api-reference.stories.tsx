import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SandboxStage } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import { ApiReference } from './api-reference.tsx';

function ReferenceOnSandbox({ source }: { source: string }) {
  return (
    <SandboxStage scenario="quiet" still links={{}}>
      <div className="min-h-dvh bg-canvas text-fg">
        <ApiReference source={source} />
      </div>
    </SandboxStage>
  );
}

/** The calls of customers and their programs, from the contract's own document. */
const meta = {
  title: 'Screens/API documentation',
  component: ReferenceOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: { source: new URL('../../../api-client/openapi.json', import.meta.url).href },
} satisfies Meta<typeof ReferenceOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A call is found by a word, and shows its fields, its answer and a sample. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search calls' }),
      'place an order',
    );
    await canvas.findByText('1 call');
    await userEvent.click(canvas.getByText('Place an order'));
    const area = within(canvas.getByRole('region', { name: 'trading' }));
    await expect(area.getByText('Buy | Sell')).toBeVisible();
    await expect(area.getByText('OrderWithFills')).toBeVisible();
    await expect(area.getByText(/exchange\.trading\.createOrder/)).toBeVisible();
  },
};

/** Everything, without the calls of staff. */
export const All: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('POST /frontoffice/api/order');
    await expect(canvas.queryByText(/back-api/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Download as OpenAPI' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search calls' }), 'zzz');
    await canvas.findByText('No call found');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all calls' }));
    await expect(await canvas.findByText('POST /frontoffice/api/order')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { source: 'data:text/plain,nothing' },
  play: async ({ canvas }) => {
    await canvas.findByText('The reference could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const OnPhone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    await canvas.findByText('POST /frontoffice/api/order');
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    );
  },
};
